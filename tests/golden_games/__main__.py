"""Writes missing golden records; existing ones are left unchanged. Run in tests/: python -m golden_games."""

from playthroughs.scripts import scripts

from golden_games.making import path_of, records


def main() -> None:
    for script in scripts():
        path = path_of(script)
        if path.exists():
            print(f"{path.name}: is there")
            continue
        path.write_text("".join(map(str, records(script))), encoding="utf-8", newline="\n")
        print(f"{path.name}: new")


if __name__ == "__main__":
    main()
