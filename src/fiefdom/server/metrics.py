"""Prometheus metrics of the server. docs/grafana-dashboard.json shows them, docs/server.md says what to alert on."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """One set of counters for one server."""

    def __init__(self) -> None:
        self.registry = book = CollectorRegistry()
        self.commands = Counter("fiefdom_commands", "Commands by kind and answer", ["kind", "answer"], registry=book)
        self.seconds = Histogram("fiefdom_command_seconds", "Arrival to answer", buckets=_SECONDS, registry=book)
        self.thinking = Histogram(
            "fiefdom_bot_seconds", "A bot's decision, its waiting included", ["level"], buckets=_SECONDS, registry=book
        )
        self.replaced = Counter("fiefdom_bots_replaced", "Bots that were too slow or broke", ["why"], registry=book)
        self.waiting_bots = Gauge("fiefdom_bot_tables", "Tables at which a bot is to move", registry=book)
        self.connections = Gauge("fiefdom_connections", "Open websockets and streams", registry=book)
        self.tables = Gauge("fiefdom_tables", "Tables in memory", registry=book)
        self.requests = Counter("fiefdom_requests", "HTTP answers", ["method", "status"], registry=book)
        self.refused = Counter("fiefdom_refused", "Requests turned away before they were read", ["code"], registry=book)
        self.trouble = Counter("fiefdom_trouble", "Errors that nobody expected", registry=book)
        self.lag = Histogram("fiefdom_loop_lag_seconds", "How late the event loop is", buckets=_SECONDS, registry=book)
        self.state = Gauge("fiefdom_state", "1 for the state that the server is in", ["state"], registry=book)
        self.store_seconds = Histogram(
            "fiefdom_store_seconds", "A transaction, its waiting included", buckets=_SECONDS, registry=book
        )
        self.store_errors = Counter("fiefdom_store_errors", "Transactions that failed", ["why"], registry=book)
        ProcessCollector(registry=book)
        GCCollector(registry=book)

    def stored(self, seconds: float, error: str | None) -> None:
        """A transaction is over: how long it took, and the kind of its error."""
        self.store_seconds.observe(seconds)
        if error is not None:
            self.store_errors.labels(error).inc()

    def text(self) -> bytes:
        """All metrics in the Prometheus text format."""
        return generate_latest(self.registry)
