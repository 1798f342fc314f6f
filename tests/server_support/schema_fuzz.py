"""Random values for JSON schemas: most of them valid or nearly valid, some of them anything."""

import random
from typing import Any

STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**63, 10**30, 1.5, "", "x", "\u0000", "\ud83d\udc51" * 20, "<b>", "../..", "a" * 5000,
    [], {}, [[]], [None] * 300, {"kind": "x"}, {"a": {"a": {"a": {}}}}, "NaN", "1e999",
)  # fmt: skip


class SchemaFuzz:
    """Draws values for the schemas of one document. `words` are strings that mean something to the server."""

    def __init__(self, document: dict[str, Any], words: list[str], source: random.Random) -> None:
        self._document = document
        self._words = words
        self._source = source

    def value(self, schema: dict[str, Any], depth: int = 0) -> Any:
        """A value for a schema; with some probability anything else."""
        source = self._source
        if source.random() < 0.06 or depth > 6:
            return source.choice(STRANGE)
        if "$ref" in schema:
            return self.value(self._found(schema["$ref"]), depth + 1)
        for union in ("anyOf", "oneOf"):
            if union in schema:
                return self.value(source.choice(schema[union]), depth + 1)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return source.choice(schema["enum"])
        return self._of_type(schema, depth)

    def _found(self, reference: str) -> dict[str, Any]:
        part: Any = self._document
        for name in reference.removeprefix("#/").split("/"):
            part = part[name]
        found: dict[str, Any] = part
        return found

    def _of_type(self, schema: dict[str, Any], depth: int) -> Any:
        source = self._source
        match schema.get("type"):
            case "object":
                properties: dict[str, Any] = schema.get("properties", {})
                needed = schema.get("required", ())
                chosen = [name for name in properties if source.random() < (0.97 if name in needed else 0.6)]
                return {name: self.value(properties[name], depth + 1) for name in chosen}
            case "array":
                most = min(3, schema.get("maxItems", 3))
                return [self.value(schema.get("items", {}), depth + 1) for _ in range(source.randint(0, most))]
            case "integer" | "number":
                low = int(schema.get("minimum", 0))
                return source.randint(low, int(min(schema.get("maximum", low + 40), low + 40)))
            case "boolean":
                return source.random() < 0.5
            case "string":
                fitting = [word for word in self._words if len(word) <= schema.get("maxLength", 10**6)]
                return source.choice(fitting)
            case _:
                return source.choice(STRANGE)
