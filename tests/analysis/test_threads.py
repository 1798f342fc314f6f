"""Threads and progress bars: order is preserved, errors propagate, and nothing is printed without a terminal."""

import threading
import time

import pytest

from fiefdom.analysis.threads import in_order, interruptible
from fiefdom.cli import console


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_results_come_in_the_order_of_the_arguments(jobs):
    def slow_if_even(number):
        time.sleep(0.002 * (number % 2 == 0))
        return number * number

    assert list(in_order(slow_if_even, range(40), jobs)) == [number * number for number in range(40)]


def test_arguments_are_not_taken_far_ahead():
    taken = []

    def arguments():
        for number in range(1000):
            taken.append(number)
            yield number

    results = in_order(lambda number: number, arguments(), 2)
    assert next(results) == 0
    assert len(taken) < 10
    results.close()


@pytest.mark.parametrize("jobs", [1, 3])
def test_an_error_in_a_thread_reaches_the_caller(jobs):
    with pytest.raises(ZeroDivisionError):
        list(in_order(lambda number: 1 // number, [2, 1, 0], jobs))


def test_interruptible_returns_and_raises_what_the_work_does():
    assert interruptible(lambda: threading.current_thread() is threading.main_thread()) is False
    with pytest.raises(KeyError):
        interruptible(lambda: {}["x"])


def test_figures():
    assert console.figure(1234567) == "1,234,567"
    assert [console.rate(number) for number in (12.4, 123456, 1234567, 2.5e9)] == [
        *("12", "123,000", "1.23 million", "2,500.00 million"),
    ]
    assert [console.duration(seconds) for seconds in (0.004, 4.26, 187)] == ["0.00 s", "4.3 s", "3 min 7 s"]


def test_bars_and_waits_say_nothing_without_a_terminal(capsys, monkeypatch):
    monkeypatch.setattr(console, "PATIENCE", 0.0)
    with console.waiting("long"), console.Bar("long", 2) as bar:
        bar.advance(1)
        bar.advance(1)
    assert capsys.readouterr() == ("", "")


def test_a_terminal_sees_bar_and_wait(capsys, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr(console, "PATIENCE", 0.0)
    with console.Bar("far to go", 2) as bar:
        bar.advance(1)
        bar.advance(1)
    with console.waiting("patience"):
        pass
    shown = capsys.readouterr()
    assert "far to go" in shown.err and "patience" in shown.err
    assert shown.out == ""
