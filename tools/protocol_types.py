"""TypeScript types for the protocol. `python tools/protocol_types.py` writes them, `--check` only compares.

They are generated from the JSON Schema of `fiefdom.server.protocol`, so that page and server cannot drift apart.
"""

import argparse
import importlib
import json
import pkgutil
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from fiefdom.server import protocol
from fiefdom.server.protocol import messages
from fiefdom.server.protocol.base import Wire

TARGET = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
HEADER = "// Generated from src/fiefdom/server/protocol by tools/protocol_types.py. Do not edit.\n"
UNIONS: dict[str, Any] = {"ServerMessage": messages.ServerMessage, "ClientCommand": messages.ClientCommand}
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The contents of the file of types."""
    models = [value for module in _modules() for value in vars(module).values() if _is_model(value)]
    _, schema = models_json_schema([(model, "validation") for model in models], ref_template="{model}")
    definitions: dict[str, Any] = schema["$defs"]
    parts = [HEADER, _constants()]
    parts += [_interface(name, definition) for name, definition in sorted(definitions.items())]
    for name, union in UNIONS.items():
        members = TypeAdapter(union).json_schema(ref_template="{model}")["oneOf"]
        parts.append(f"export type {name} = {' | '.join(_type(member) for member in members)};\n")
    return "\n".join(parts)


def _modules() -> list[ModuleType]:
    names = sorted(module.name for module in pkgutil.iter_modules(protocol.__path__))
    return [importlib.import_module(f"{protocol.__name__}.{name}") for name in names]


def _is_model(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, Wire) and value is not Wire


def _constants() -> str:
    names = ("FRAME_BYTES", "RECORD_BYTES", "MOST_ACTIONS", "COLOURS")
    return "".join(f"export const {name} = {getattr(messages, name)};\n" for name in names)


def _interface(name: str, definition: dict[str, Any]) -> str:
    required = set(definition.get("required", ()))
    lines = [_comment(definition.get("description", "")), f"export interface {name} {{\n"]
    for field, schema in definition.get("properties", {}).items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(schema)};\n")
    return "".join([*lines, "}\n"])


def _comment(text: str) -> str:
    if not text:
        return ""
    body = "".join(f" * {line}".rstrip() + "\n" for line in text.splitlines())
    return f"/**\n{body} */\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(_type(part) for part in schema.get("anyOf") or schema["oneOf"])
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        values = schema["additionalProperties"]
        return f"Record<string, {'unknown' if values is True else _type(values)}>"
    return SIMPLE[schema["type"]] if "type" in schema else "unknown"


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    inner = _type(schema["items"])
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def main() -> int:
    """Write the types, or with `--check` report whether they are up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file differs")
    arguments = parser.parse_args()
    text = typescript()
    if arguments.check:
        is_same = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        print(f"{TARGET.name} is {'up to date' if is_same else 'out of date: run python tools/protocol_types.py'}.")
        return 0 if is_same else 1
    TARGET.write_text(text, encoding="utf-8")
    print(f"Wrote {TARGET.name}: {text.count('export interface')} interfaces.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
