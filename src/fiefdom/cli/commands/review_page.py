"""A review as one HTML page that needs no other file: a table, the curve, and boards at the turning points."""

from base64 import b64encode
from collections.abc import Iterator
from html import escape

from fiefdom.analysis.review_values import MARKS, Review, ReviewedDecision
from fiefdom.cli.commands.review_report import COLUMNS, because, better, worded
from fiefdom.game import Game
from fiefdom.game.moves import Place
from fiefdom.languages import Say, decimal, sentence
from fiefdom.notation import Record, parse_event
from fiefdom.render import svg
from fiefdom.render.svg.captions import kingdom_name

WIDTH, HEIGHT = 900, 240
# Room for the scale, and for what is drawn on the edge.
LEFT, EDGE = 44, 10
COLOURS = ("#c2571a", "#2a6fb0", "#3d8a3d", "#8a4fa3", "#a3862a", "#333333")
VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">'
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2620; background: #fbf8f2; }
table { border-collapse: collapse; }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid #d9d0c0; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; }
svg.curve { width: 100%; height: auto; overflow: visible; }
svg.curve text { font: 13px system-ui, sans-serif; fill: currentColor; }
.players { overflow-x: auto; }
figure { display: inline-block; margin: .5rem 1rem .5rem 0; vertical-align: top; max-width: 100%; }
figure img { max-width: 100%; width: 20rem; height: auto; }
.wide { overflow-x: auto; }
.wide img { max-width: none; width: max(100%, 44rem); }
.key { display: inline-block; width: .8em; height: .8em; }
@media (max-width: 40rem) { svg.curve text { font-size: 26px; } svg.curve polyline { stroke-width: 4px; } }
@media (prefers-color-scheme: dark) { body { color: #ece6da; background: #211d18; } th, td { border-color: #4a4338; } }
"""


def page(record: Record, review: Review, names: tuple[str, ...], language: str = "en") -> str:
    """The whole page."""

    def say(key: str, **args: str | int) -> str:
        return sentence(key, args, language)

    title = escape(f"{say('review-title')}: {' – '.join(names)}")
    body = [f"<h1>{title}</h1>", f"<p>{escape(_head(review, say))}</p>", _table(review, names, say)]
    body += [f"<h2>{escape(say('review-curve'))}</h2>", _curve(record, review, names, say)]
    body.append(f"<h2>{escape(say('review-turning' if review.turning_points else 'review-no-turning'))}</h2>")
    body += [_section(record, each, names, language, say) for each in review.turning_points]
    rest = [each for each in review.decisions if each.is_bad and each not in review.turning_points]
    if rest:
        items = "".join(f"<li>{_told(each, names, say)}</li>" for each in rest)
        body.append(f"<h2>{escape(say('review-others'))}</h2><ul>{items}</ul>")
    head = f'<meta charset="utf-8">{VIEWPORT}<title>{title}</title>'
    content = "\n".join(body)
    start = f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{STYLE}</style></head>'
    return f"{start}\n<body><main>{content}</main></body></html>\n"


def _head(review: Review, say: Say) -> str:
    games = decimal(review.simulations, ",d", say)
    return say("review-head", rules=review.rules, decisions=len(review.decisions), games=games)


def _table(review: Review, names: tuple[str, ...], say: Say) -> str:
    titles = "".join(f'<th scope="col">{escape(say(f"review-column-{name}"))}</th>' for name in COLUMNS)
    rows = []
    for seat in review.seats:
        cells = [
            "-" if seat.accuracy is None else f"{seat.accuracy:.0f}",
            *(str(seat.counts[name]) for name in COLUMNS[1:6]),
            decimal(-seat.lost_lead, "+.1f", say),
            f"{100 * seat.luck:+.0f}%",
            decimal(seat.lead_luck, "+.1f", say),
        ]
        row = "".join(f"<td>{cell}</td>" for cell in cells)
        rows.append(f'<tr><th scope="row">{escape(names[seat.seat])}</th>{row}</tr>')
    table = f"<table><thead><tr><td></td>{titles}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f'<div class="players" tabindex="0">{table}</div>'


def _curve(record: Record, review: Review, names: tuple[str, ...], say: Say) -> str:
    lines, keys = [], []
    for kingdom in range(record.rules.kingdoms):
        colour = COLOURS[kingdom % len(COLOURS)]
        points = list(review.curve(kingdom))
        low, middle, high = (
            [_point(at, point[part], len(points)) for at, point in enumerate(points)] for part in range(3)
        )
        lines.append(f'<polygon points="{" ".join(high + low[::-1])}" fill="{colour}" opacity=".15"/>')
        lines.append(f'<polyline points="{" ".join(middle)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        name = escape(kingdom_name(record.rules, names, kingdom, say))
        keys.append(f'<span class="key" style="background:{colour}"></span> {name}')
    drawn = "".join([*_scale(), *lines, *_marks(review)])
    label = escape(say("review-curve"), quote=True)
    frame = f'class="curve" viewBox="{-LEFT} {-EDGE} {LEFT + WIDTH + EDGE} {HEIGHT + 2 * EDGE}"'
    frame += f' role="img" aria-label="{label}"'
    return f"<svg {frame}>{drawn}</svg><p>{' '.join(keys)}</p>"


def _scale() -> Iterator[str]:
    for chance in (0, 25, 50, 75, 100):
        y = HEIGHT * (1 - chance / 100)
        dashes = ' stroke-dasharray="4"' if chance % 50 else ""
        yield f'<line x1="0" x2="{WIDTH}" y1="{y:g}" y2="{y:g}" stroke="gray" opacity=".5"{dashes}/>'
        yield f'<text x="-6" y="{y + 4:g}" text-anchor="end">{chance}%</text>'


def _marks(review: Review) -> Iterator[str]:
    """The turning points, on the curve of whoever decided."""
    events, turning = [each.event for each in review.decisions], review.turning_points
    length = len(review.curve(0))
    for each in turning:
        chance = each.before[each.kingdom]
        x, y = _point(events.index(each.event), chance, length).split(",")
        colour = COLOURS[each.kingdom % len(COLOURS)]
        yield f'<circle cx="{x}" cy="{y}" r="5" fill="{colour}"/>'
        above = float(y) - 10 if chance < 0.9 else float(y) + 20
        yield f'<text x="{x}" y="{above:g}" text-anchor="middle">{MARKS[each.verdict]}</text>'


def _point(at: int, chance: float, length: int) -> str:
    return f"{WIDTH * at / max(1, length - 1):.1f},{HEIGHT * (1 - chance):.1f}"


def _section(record: Record, decision: ReviewedDecision, names: tuple[str, ...], language: str, say: Say) -> str:
    boards = "".join(_boards(record, decision, names, language, say))
    return f"<section><p>{_told(decision, names, say)}</p>{boards}</section>"


def _told(decision: ReviewedDecision, names: tuple[str, ...], say: Say) -> str:
    lost, lead = round(100 * decision.lost_chance), decimal(-decision.lost_lead, "+.1f", say)
    what = say(
        "review-decision", round=max(1, decision.round_number), name=names[decision.seat],
        deed=worded(decision.played, say), mark=MARKS[decision.verdict], lost=lost, lead=lead,
    )  # fmt: skip
    why = because(decision.why_best, names, say)
    parts = [f"<strong>{escape(what)}</strong>", escape(say("review-better", deed=better(decision, say))), escape(why)]
    return "<br>".join(filter(None, parts))


def _boards(
    record: Record, decision: ReviewedDecision, names: tuple[str, ...], language: str, say: Say
) -> Iterator[str]:
    """The kingdom after the move that was made and after the better one; or the table, if nothing was placed."""
    game = Game.replay(record.game(0).rules, record.events[: decision.event], start=record.start, chance="told")
    if not isinstance(parse_event(decision.played), Place):
        yield _figure(svg.table_svg(game, names=names, language=language), say("review-board-before"), "wide")
        return
    for move, key in ((decision.played, "review-board-played"), (decision.best, "review-board-better")):
        after = game.copy()
        after.push(move)
        kingdom, last = decision.kingdom, svg.last_turn_cells(after, decision.kingdom)
        drawn = svg.kingdom_svg(
            after.kingdoms[kingdom], game.rules, coordinates=True, last=last,
            name=kingdom_name(game.rules, names, kingdom, say), language=language,
        )  # fmt: skip
        yield _figure(drawn, f"{say(key)}: {worded(move, say)}")


def _figure(drawn: str, caption: str, name: str = "board") -> str:
    """A picture of its own, so that the names in one SVG do not disturb another."""
    text = escape(caption, quote=True)
    source = f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"
    scrolls = ' tabindex="0"' if name == "wide" else ""
    return f'<figure class="{name}"{scrolls}><img alt="{text}" src="{source}"><figcaption>{text}</figcaption></figure>'
