"""The metrics that an operator watches, and the dashboard that shows them."""

import json
import re
from pathlib import Path

import grafana_dashboard
from prometheus_client.parser import text_string_to_metric_families

from server_support.players import at_random, at_table, cookie_of, create, new_client, play_on, run

ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}
DOCUMENT = (Path(__file__).parents[2] / "docs" / "server.md").read_text()


def samples(served):
    text = new_client(served.url).get("/metrics").text
    return {sample.name: sample for family in text_string_to_metric_families(text) for sample in family.samples}


def test_everything_on_the_dashboard_and_in_the_alerts_is_measured(served):
    client, made = create(served.url, "kingdomino(players=2)", [ME, BOT])
    run(at_table(served.url, made["id"], cookie_of(client, made["id"]), lambda browser: play_on(browser, at_random(1))))
    new_client(served.url).get("/", headers={"Host": "evil.example"})
    found = samples(served)
    # Counted only when something goes wrong.
    rare = {"fiefdom_store_errors_total", "fiefdom_bots_replaced_total", "fiefdom_trouble_total"}
    queries = [query for _, _, targets in grafana_dashboard.PANELS for query, _ in targets]
    named = set(re.findall(r"\b(?:fiefdom|process)_\w+", " ".join(queries)))
    assert len(named) > 10
    assert named - rare <= found.keys()
    alerts = set(re.findall(r"\b(?:fiefdom|process)_\w+", DOCUMENT.split("## Monitoring")[1].split("\n## ")[0]))
    assert alerts - rare <= found.keys()


def test_the_state_of_the_server_is_measured(served):
    text = new_client(served.url).get("/metrics").text
    states = {
        sample.labels["state"]: sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == "fiefdom_state"
    }
    assert states == {"ready": 1, "database": 0, "restarting": 0}


def test_the_dashboard_is_up_to_date():
    assert json.loads(grafana_dashboard.TARGET.read_text()) == grafana_dashboard.dashboard()
