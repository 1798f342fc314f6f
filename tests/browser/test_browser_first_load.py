"""How much the browser has to load before the page can be used."""

MOST_BYTES = 120_000


def test_the_first_load_is_small_and_the_second_sends_almost_nothing(visit, server):
    page = visit("/health")
    watcher = page.context.new_cdp_session(page)
    sent: list[float] = []
    watcher.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    watcher.send("Network.enable")
    page.goto(server.address + "/")
    page.get_by_role("button").first.wait_for()
    page.wait_for_load_state("networkidle")
    first, count = sum(sent), len(sent)
    assert count > 5
    assert first <= MOST_BYTES, f"{first} bytes in {count} requests"
    sent.clear()
    page.reload()
    page.get_by_role("button").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(sent) < first / 4
