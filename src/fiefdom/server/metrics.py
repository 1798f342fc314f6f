"""Prometheus metrics of the server."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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
        self.connections = Gauge("fiefdom_connections", "Open websockets and streams", registry=book)
        self.tables = Gauge("fiefdom_tables", "Tables in memory", registry=book)
        self.requests = Counter("fiefdom_requests", "HTTP answers", ["method", "status"], registry=book)
        self.trouble = Counter("fiefdom_trouble", "Errors that nobody expected", registry=book)

    def text(self) -> bytes:
        """All metrics in the Prometheus text format."""
        return generate_latest(self.registry)
