"""The dashboard for Grafana: `python tools/grafana_dashboard.py` writes it to `docs`, `--check` only compares."""

import argparse
import json
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parent.parent / "docs" / "grafana-dashboard.json"
RATE = "[$__rate_interval]"
# Title, unit and queries with their legends. Each row of the dashboard has three panels.
PANELS: tuple[tuple[str, str, tuple[tuple[str, str], ...]], ...] = (
    ("State", "short", (("sum by (instance, state) (fiefdom_state)", "{{instance}} {{state}}"),)),
    ("Connections", "short", (("fiefdom_connections", "{{instance}}"),)),
    ("Tables in memory", "short", (("fiefdom_tables", "{{instance}}"), ("fiefdom_bot_tables", "{{instance}} bots"))),
    (
        "Answer to a command",
        "s",
        tuple(
            (f"histogram_quantile({part}, sum by (le) (rate(fiefdom_command_seconds_bucket{RATE})))", name)
            for part, name in ((0.5, "p50"), (0.9, "p90"), (0.99, "p99"))
        ),
    ),
    ("Commands", "ops", ((f"sum by (answer) (rate(fiefdom_commands_total{RATE}))", "{{answer}}"),)),
    ("HTTP answers", "reqps", ((f"sum by (status) (rate(fiefdom_requests_total{RATE}))", "{{status}}"),)),
    (
        "Lateness of the event loop, p99",
        "s",
        ((f"histogram_quantile(0.99, sum by (le, instance) (rate(fiefdom_loop_lag_seconds_bucket{RATE})))",
          "{{instance}}"),),
    ),
    (
        "Transaction, p99",
        "s",
        ((f"histogram_quantile(0.99, sum by (le, instance) (rate(fiefdom_store_seconds_bucket{RATE})))",
          "{{instance}}"),),
    ),
    ("Failed transactions", "ops", ((f"sum by (why) (rate(fiefdom_store_errors_total{RATE}))", "{{why}}"),)),
    (
        "A bot's decision, p90",
        "s",
        ((f"histogram_quantile(0.9, sum by (le, level) (rate(fiefdom_bot_seconds_bucket{RATE})))", "{{level}}"),),
    ),
    ("Replaced bots", "ops", ((f"sum by (why) (rate(fiefdom_bots_replaced_total{RATE}))", "{{why}}"),)),
    (
        "Turned away and unexpected",
        "ops",
        (
            (f"sum by (code) (rate(fiefdom_refused_total{RATE}))", "{{code}}"),
            (f"sum(rate(fiefdom_trouble_total{RATE}))", "unexpected errors"),
        ),
    ),
    ("Processor", "percentunit", ((f"rate(process_cpu_seconds_total{RATE})", "{{instance}}"),)),
    ("Memory", "bytes", (("process_resident_memory_bytes", "{{instance}}"),)),
    ("Open files", "short", (("process_open_fds", "{{instance}}"),)),
)  # fmt: skip


def dashboard() -> dict[str, Any]:
    """The dashboard as Grafana imports it."""
    return {
        "title": "Fiefdom",
        "uid": "fiefdom",
        "schemaVersion": 39,
        "refresh": "10s",
        "time": {"from": "now-3h", "to": "now"},
        "templating": {
            "list": [{"name": "source", "label": "Data source", "type": "datasource", "query": "prometheus"}]
        },
        "panels": [_panel(number, *panel) for number, panel in enumerate(PANELS)],
    }


def _panel(number: int, title: str, unit: str, queries: tuple[tuple[str, str], ...]) -> dict[str, Any]:
    source = {"type": "prometheus", "uid": "${source}"}
    targets = [
        {"refId": chr(ord("A") + place), "datasource": source, "expr": query, "legendFormat": legend}
        for place, (query, legend) in enumerate(queries)
    ]
    return {
        "id": number + 1,
        "type": "timeseries",
        "title": title,
        "datasource": source,
        "gridPos": {"x": number % 3 * 8, "y": number // 3 * 8, "w": 8, "h": 8},
        "fieldConfig": {"defaults": {"unit": unit, "min": 0}, "overrides": []},
        "targets": targets,
    }


def main() -> None:
    """Write or compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if the file is out of date")
    text = json.dumps(dashboard(), indent=2) + "\n"
    if not parser.parse_args().check:
        TARGET.write_text(text)
    elif TARGET.read_text() != text:
        raise SystemExit(f"{TARGET.name} is out of date: python tools/grafana_dashboard.py writes it")


if __name__ == "__main__":
    main()
