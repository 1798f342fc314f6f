"""A review written into its record: marks, remarks and better lines, which other readers of records understand."""

from fiefdom.analysis.review_values import MARKS, Review, ReviewedDecision
from fiefdom.errors import IllegalMove
from fiefdom.events.reading import parse_event
from fiefdom.languages import sentence
from fiefdom.notation import GameNode, GameTree, Record


def annotated(record: Record, review: Review, language: str = "en") -> Record:
    """The record with a mark, a remark and the better line as a variation for every inaccuracy, mistake and blunder.

    What is there already stays; an event that is marked keeps its mark, and a variation is not added twice.
    """
    tree = GameTree.of(record)
    nodes = list(tree.main_line())
    for each in review.decisions:
        if each.is_bad:
            _annotate(nodes[each.event], each, language)
    return tree.record()


def _annotate(node: GameNode, decision: ReviewedDecision, language: str) -> None:
    node.mark = node.mark or MARKS[decision.verdict]
    _add(node.remarks, remark_text(decision, language))
    assert node.parent is not None
    better = parse_event(decision.best)
    try:
        line = [better] if decision.then is None else [better, parse_event(decision.then)]
        node.parent.add_line(line)
    except IllegalMove:  # something is drawn before what follows
        node.parent.add_line([better])
    variation = next(each for each in node.parent.variations if each.event == better)
    _add(variation.remarks, _why(decision, language))


def _add(remarks: list[str], text: str) -> None:
    if text and text not in remarks:
        remarks.append(text)


def _why(decision: ReviewedDecision, language: str) -> str:
    return "; ".join(clause.text(language) for clause in decision.why_best)


def remark_text(decision: ReviewedDecision, language: str = "en") -> str:
    """What was lost and what would have been better: `Mistake (-12%): better place K31 n2e1 n2, claim K21.`"""
    better = decision.best if decision.then is None else f"{decision.best}, {decision.then}"
    lost = str(round(100 * decision.lost_chance))
    text = sentence("review-remark", {"verdict": decision.verdict, "lost": lost, "better": better}, language)
    return f"{text} {_why(decision, language)}".rstrip()
