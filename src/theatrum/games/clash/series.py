"""Before and between games: dealing, naming the starter, the drafts (CL-3 to CL-6, CL-17, CL-36 to CL-40)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.games.clash import words as w
from theatrum.games.clash.moves import move
from theatrum.games.clash.state import DEAL, DRAFT, NAME_STARTER, NONE, PLAY, SECRET_DRAFT, Clash
from theatrum.games.clash.tokens import STARTER, TILE

NEEDED = {
    "standard": 5,
    "long": 5,
    "draft": 5,
    "random_support": 4,
    "hidden_support": 4,
    "secret_draft": 8,
    "beginner": 0,
}
DRAFT_ORDER = (0, 1, 0, 1)  # CL-39: first, second, first; the second takes the last two
SECRET_ORDER = (0, 1, 1, 0)  # CL-40: the first draws and keeps, the second keeps; then the other way round


def deal(g: Clash) -> Flow[None]:
    """CL-3, CL-4, CL-17: lay out the coloured tiles and fresh neutrals, then find out who begins."""
    g.aside = sorted(set(g.rules.neutrals) - set(g.box))
    g.clear_table()
    tiles = g.rules.tiles
    g.zones = [list(tiles.family("mcworld")), list(tiles.family("jihad"))]
    g.placing = tiles.start
    g.say(w.GAME_BEGINS, g.number + 1)
    if g.rules.series == "points" and len(g.box) < NEEDED[g.rules.variant]:  # CA-53
        g.box, g.aside = sorted(g.rules.neutrals), []
        g.say(w.NEUTRALS_RESHUFFLED)
    DEALS[g.rules.variant](g)
    if g.loser == NONE:
        g.starter = g.rand(2)  # CL-5
        g.reveal()
        g.say(w.STARTER_DRAWN, g.starter)
        begin(g)
    else:
        g.stage = NAME_STARTER
    return
    yield


def name_starter(g: Clash) -> Flow[None]:
    """CL-18: the loser of the game before names who begins."""
    token = yield from ask(Choose(g.loser, w.ASK_STARTER, (STARTER, STARTER + 1)))
    g.starter = token - STARTER
    g.say(w.STARTER_NAMED, g.loser, g.starter)
    begin(g)


def begin(g: Clash) -> None:
    g.mover = g.starter
    g.stage = {"draft": DRAFT, "secret_draft": SECRET_DRAFT}.get(g.rules.variant, PLAY)


def _lay_out(g: Clash) -> None:
    """CL-4: five neutrals, open; CA-33: what is left where fewer are."""
    g.neutral = sorted(g.draw(g.box) for _ in range(min(5, len(g.box))))
    if g.neutral:
        g.reveal()
        g.say(w.NEUTRALS_LAID, [TILE + tile for tile in g.neutral])
    else:
        g.say(w.NO_NEUTRALS)


def _deal_open(g: Clash) -> None:
    """CL-37: no neutral zone; two neutrals each."""
    for seat, drawn in enumerate(_two_each(g)):
        g.zones[seat] = sorted(g.zones[seat] + drawn)
        g.say(w.DREW_OPEN, seat, [TILE + tile for tile in drawn])


def _deal_hidden(g: Clash) -> None:
    """CL-38: the same, hidden from the other until played."""
    for seat, drawn in enumerate(_two_each(g)):
        g.hidden[seat] = drawn
        g.tell(seat, w.DREW_HIDDEN_OWN, [TILE + tile for tile in drawn])
        g.tell_others(seat, w.DREW_HIDDEN, seat, len(drawn))


def _two_each(g: Clash) -> list[list[int]]:
    count = min(2, len(g.box) // 2)
    g.reveal()
    return [[g.draw(g.box) for _ in range(count)] for _ in (0, 1)]


def _deal_none(g: Clash) -> None:
    if g.rules.variant == "beginner":
        g.say(w.BEGINNERS)


DEALS: dict[str, Callable[[Clash], None]] = {
    "standard": _lay_out,
    "long": _lay_out,
    "draft": _lay_out,
    "random_support": _deal_open,
    "hidden_support": _deal_hidden,
    "secret_draft": _deal_none,
    "beginner": _deal_none,
}


def _drafter(g: Clash, order: tuple[int, ...]) -> int:
    return g.starter if order[g.drafting] == 0 else 1 - g.starter


def draft(g: Clash) -> Flow[None]:
    """CL-39: first one, second one, first one, second the rest; all open."""
    if g.drafting == len(DRAFT_ORDER) or not g.neutral:
        g.stage = PLAY
        return
    seat = _drafter(g, DRAFT_ORDER)
    taken = g.neutral[:]
    if g.drafting < 3:
        options = [TILE + tile for tile in g.neutral]
        token = yield from ask(Choose(seat, w.ASK_DRAFT, options, otherwise=w.NOT_IN_DRAFT))
        taken = [token - TILE]
    for tile in taken:
        g.neutral.remove(tile)
        insort(g.zones[seat], tile)
    g.say(w.DRAFTED, seat, [TILE + tile for tile in taken])
    g.drafting += 1


def secret_draft(g: Clash) -> Flow[None]:
    """CL-40: draw four in secret, keep one, pass three; the other keeps one, returns two; then the other way."""
    if g.drafting == len(SECRET_ORDER):
        g.box = sorted(g.box + g.returned)
        g.returned = []
        g.stage = PLAY
        return
    seat = _drafter(g, SECRET_ORDER)
    draws = g.drafting % 2 == 0
    if draws and not g.draft:
        _draw_secretly(g, seat)
    if g.draft:
        token = yield from ask(
            Choose(
                seat,
                w.ASK_SECRET_DRAFT,
                lambda: [TILE + tile for tile in g.draft],
                otherwise=w.NOT_IN_SECRET_DRAFT,
                secret=True,
            )
        )
        _keep(g, seat, token - TILE)
    if draws:
        _pass_on(g, seat)
    else:
        _return_rest(g, seat)
    g.drafting += 1


def _draw_secretly(g: Clash, seat: int) -> None:
    there = len(g.box) + len(g.returned) + len(g.hidden[0]) + len(g.hidden[1])  # as many as when the draft began
    g.draft = sorted(g.draw(g.box) for _ in range(min(4, there // 2)))  # CA-33: both draw the same number
    g.reveal()
    g.saw[seat] += tuple(g.draft)
    g.tell(seat, w.SECRET_DREW_OWN, [TILE + tile for tile in g.draft])
    g.tell_others(seat, w.SECRET_DREW, seat, len(g.draft))


def _keep(g: Clash, seat: int, tile: int) -> None:
    g.draft.remove(tile)
    g.hidden[seat].append(tile)
    if g.drafting % 2:
        g.from_pass[seat] = tile
    g.tell(seat, w.SECRET_KEPT_OWN, TILE + tile)
    g.tell_others(seat, w.SECRET_KEPT, seat, 1)


def _pass_on(g: Clash, seat: int) -> None:
    g.reveal()
    g.passed[seat] = tuple(g.draft)
    g.saw[1 - seat] += tuple(g.draft)
    if g.draft:
        g.tell(1 - seat, w.SECRET_PASSED_OWN, [TILE + tile for tile in g.draft])


def _return_rest(g: Clash, seat: int) -> None:
    g.returned = sorted(g.returned + g.draft)
    g.say(w.SECRET_RETURNED, seat, len(g.draft))
    g.draft = []


STAGES: dict[int, Callable[[Clash], Flow[None]]] = {
    DEAL: deal,
    NAME_STARTER: name_starter,
    DRAFT: draft,
    SECRET_DRAFT: secret_draft,
    PLAY: move,
}
