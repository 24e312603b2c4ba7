"""Variants and hidden tiles: what is dealt, who chooses, and who may know what (CL-36 to CL-41)."""

from __future__ import annotations

import pytest

import theatrum
from tests.clash.clash_reading import (
    JIHAD,
    MCWORLD,
    PLAYERS,
    asked,
    at,
    at_random,
    board,
    lines,
    names,
    offered,
    pile,
    refused,
    said,
    started_by,
    truth,
    zone,
)
from theatrum.engine.match import Match
from theatrum.testing import match, play, rule

NEUTRALS = {"rocket", "mercenary", "mujahid", "television", "press", "agent", "hacker", "crisis", "social_network"}
NEUTRALS |= {"bribe", "un", "nobel", "picket", "riots", "elections", "kabooom", "putsch"}


def deck(*tiles: str) -> list[str]:
    return [f"tile:{tile}" for tile in tiles]


def hidden(m: Match, seat: int) -> list[str]:
    """Name the tiles that a player hides, in truth."""
    g = truth(m)
    return [g.rules.tiles[tile].name for tile in g.hidden[seat]]


def imagined(m: Match, seat: int, slot: int, count: int = 400) -> set[str]:
    """Name all that ``seat`` imagines in one slot of the other player's hidden tiles."""
    return {hidden(m.imagine(seat, seed), 1 - seat)[slot] for seed in range(count)}


# --- beginners -------------------------------------------------------------------------------------------------


@rule("CL-36")
def test_beginners_play_without_neutral_tiles() -> None:
    m = match("clash", variant="beginner")
    assert m.view()["neutral"] == m.view()["perhaps_unused"] == ()
    assert m.view()["unused"] == 0
    assert "beginners" in said(m)
    play(m, "cell:b2", "support:mcworld")
    assert offered(m) == zone(m, PLAYERS[m.actors()[0]])
    assert len(offered(m)) == 7


@rule("CL-36")
def test_beginners_play_a_match_too() -> None:
    m = at_random(match("clash", variant="beginner", seed=2), 2)
    assert len(m.view()["results"]) in (2, 3)
    assert "no-neutrals" not in said(m)


# --- random and hidden support ---------------------------------------------------------------------------------


@rule("CL-37")
def test_ct_10_random_support_is_two_open_neutrals_each() -> None:
    m = match("clash", variant="random_support", seed=3, deck=deck("un", "rocket", "agent", "nobel"))
    assert m.view()["neutral"] == ()
    assert zone(m, "mcworld") & NEUTRALS == {"un", "rocket"}
    assert zone(m, "jihad") & NEUTRALS == {"agent", "nobel"}
    assert m.view()["unused"] == 13
    assert m.view(MCWORLD)["zones"] == m.view(JIHAD)["zones"]
    assert m.view()["hidden"] == (0, 0)
    assert lines(m, "drew-open") == ["McWorld draws: UN and Rocket attack.", "Jihad draws: Agent and Nobel Prize."]


@rule("CL-37")
def test_a_drawn_neutral_is_played_by_its_holder_alone() -> None:
    m = started_by(JIHAD, variant="random_support", deck=deck("un", "rocket", "agent", "nobel"))
    play(m, "cell:b2", "support:jihad")
    assert {"un", "rocket"} <= offered(m)
    assert refused(m, "tile:agent") == "CL-9"


@rule("CL-38")
def test_hidden_support_is_hidden_from_the_other() -> None:
    m = match("clash", variant="hidden_support", seed=3, deck=deck("un", "rocket", "agent", "nobel"))
    assert set(hidden(m, MCWORLD)) == {"un", "rocket"}
    assert m.view(MCWORLD)["my_hidden"] == ("tile:un", "tile:rocket")
    assert m.view(JIHAD)["my_hidden"] == ("tile:agent", "tile:nobel")
    assert m.view(None)["my_hidden"] == ()
    for seat in (MCWORLD, JIHAD, None):
        view = m.view(seat)
        assert view["hidden"] == (2, 2)
        assert view["zones"] == m.view(None)["zones"]
        assert view["unused"] == 13
    known = set(names(m.view(MCWORLD)["perhaps_unused"]))
    assert known == NEUTRALS - {"un", "rocket"}  # the other's two may as well be in the box
    assert set(names(m.view(None)["perhaps_unused"])) == NEUTRALS


@rule("CL-38")
def test_the_log_tells_each_only_his_own_draw() -> None:
    m = match("clash", variant="hidden_support", seed=3, deck=deck("un", "rocket", "agent", "nobel"))
    assert lines(m, "drew-hidden-own", MCWORLD) == ["You draw in secret: UN and Rocket attack."]
    assert lines(m, "drew-hidden", MCWORLD) == ["Jihad draws 2 hidden neutral tiles."]
    assert lines(m, "drew-hidden-own", JIHAD) == ["You draw in secret: Agent and Nobel Prize."]
    assert lines(m, "drew-hidden-own") == []
    assert len(lines(m, "drew-hidden")) == 2


@rule("CL-38")
def test_a_hidden_tile_is_shown_when_it_is_played() -> None:
    m = started_by(JIHAD, variant="hidden_support", deck=deck("un", "rocket", "agent", "nobel"))
    play(m, "cell:b2", "support:jihad")
    assert {"un", "rocket"} <= offered(m)
    assert m.options(JIHAD) == []
    play(m, "tile:un")
    assert m.view(JIHAD)["placing"] == "tile:un"
    assert m.view(JIHAD)["hidden"] == (1, 2)
    play(m, "cell:a2")
    assert board(m)["a2"] == "un mcworld"
    assert "un" not in names(m.view(JIHAD)["perhaps_unused"])


@rule("CL-38")
def test_a_hidden_tile_cannot_be_sounded_out() -> None:
    start = {"board": {"b2": "mustafa jihad"}, "options": {"variant": "hidden_support"}}
    one = at(**start, hidden={"jihad": ["un", "agent"]})
    other = at(**start, hidden={"jihad": ["rocket", "nobel"]})
    for token in one.game.vocabulary:
        a, b = one.why(MCWORLD, token), other.why(MCWORLD, token)
        assert (a and (a.rule, a.text("pl"))) == (b and (b.rule, b.text("pl")))
    assert one.view(MCWORLD) == other.view(MCWORLD)
    assert one.view(None) == other.view(None)
    assert one.options(MCWORLD) == other.options(MCWORLD)


@rule("CL-38")
def test_imagining_keeps_what_is_known_and_varies_the_rest() -> None:
    m = at(
        board={"b2": "un jihad"},
        discard=["rocket"],
        hidden={"mcworld": ["agent", "nobel"], "jihad": ["press", "bribe"]},
        options={"variant": "hidden_support"},
    )
    possible = NEUTRALS - {"un", "rocket", "agent", "nobel"}
    assert imagined(m, MCWORLD, 0) == imagined(m, MCWORLD, 1) == possible
    for seed in range(30):
        world = m.imagine(MCWORLD, seed)
        assert world.view(MCWORLD) == m.view(MCWORLD)
        assert world.options(MCWORLD) == m.options(MCWORLD)
        assert hidden(world, MCWORLD) == ["agent", "nobel"]
        assert world.game.audit(world.state) == []


@rule("CL-38", "CL-40")
def test_the_truth_leaves_no_trace_in_imagined_worlds() -> None:
    start = {"board": {"b2": "mustafa jihad"}, "options": {"variant": "hidden_support"}}
    one = at(**start, hidden={"jihad": ["un", "agent"]})
    other = at(**start, hidden={"jihad": ["rocket", "nobel"]})
    rocket = drafted(MCWORLD)
    un = started_by(MCWORLD, variant="secret_draft", deck=deck(*FIRST_FOUR, *NEXT_FOUR))
    play(un, "tile:agent", "tile:un", "tile:bribe", "tile:picket")
    for seed in range(40):
        for a, b in ((one, other), (rocket, un)):
            assert hidden(a.imagine(MCWORLD, seed), JIHAD) == hidden(b.imagine(MCWORLD, seed), JIHAD)


@rule("CL-38", "CA-27")
def test_a_single_hidden_tile_is_a_nobel_prize_only_if_that_could_be_placed() -> None:
    start = {"zones": {"jihad": []}, "hidden": {"jihad": ["un"]}, "mover": "jihad"}
    options = {"variant": "hidden_support"}
    nothing = at(board={"b2": "mustafa mcworld"}, options=options, **start)
    assert imagined(nothing, MCWORLD, 0) == NEUTRALS - {"nobel"}  # Jihad would have lost already
    something = at(board={"b2": "mustafa jihad"}, options=options, **start)
    assert imagined(something, MCWORLD, 0) == NEUTRALS
    two = at(board={"b2": "mustafa mcworld"}, options=options, **(start | {"hidden": {"jihad": ["un", "press"]}}))
    assert imagined(two, MCWORLD, 0) == NEUTRALS
    neutral = at(board={"b2": "mustafa mcworld"}, neutral=["agent"], options=options, **start)
    assert imagined(neutral, MCWORLD, 0) == NEUTRALS - {"agent"}


@rule("CL-38", "CA-27")
def test_a_last_hidden_nobel_prize_may_be_believed_in() -> None:
    rest = sorted(NEUTRALS - {"nobel"})
    start = {"zones": {"jihad": []}, "hidden": {"jihad": ["nobel"]}, "mover": "jihad", "aside": rest}
    m = at(board={"b2": "mustafa jihad"}, options={"variant": "hidden_support"}, **start)
    assert imagined(m, MCWORLD, 0, 5) == {"nobel"}
    m = at(
        board={"b2": "mustafa mcworld"},
        options={"variant": "hidden_support"},
        **(start | {"zones": {"jihad": ["tradition"]}}),
    )
    play(m, "tile:tradition", "cell:b1")  # the effect is still to come, and Mustafa to be turned
    assert imagined(m, MCWORLD, 0, 5) == {"nobel"}


@rule("CL-38", "CA-37")
def test_the_agent_names_a_hidden_tile_blindly() -> None:
    m = at(
        board={"b2": "mustafa jihad"},
        zones={"jihad": ["mosque"]},
        hidden={"mcworld": ["agent"], "jihad": ["press", "bribe"]},
        options={"variant": "hidden_support"},
    )
    play(m, "tile:agent", "cell:a1")
    assert m.options(MCWORLD) == ["tile:mosque", "skip", "hidden:1", "hidden:2"]
    assert refused(m, "tile:press") == refused(m, "tile:un") == "CL-34"
    play(m, "hidden:2")
    assert hidden(m, JIHAD) == ["press"]
    assert "bribe" in pile(m, "discard")
    assert lines(m, "agent-took", MCWORLD) == ["McWorld has the opponent's Bribe discarded."]
    with pytest.raises(theatrum.Illegal):
        m.undo(MCWORLD)


@rule("CA-37")
def test_a_hidden_slot_that_is_empty_cannot_be_named() -> None:
    m = at(
        board={"b2": "mustafa jihad"},
        hidden={"mcworld": ["agent"], "jihad": ["press"]},
        options={"variant": "hidden_support"},
    )
    play(m, "tile:agent", "cell:a1")
    assert refused(m, "hidden:2") == "CL-34"


@rule("CL-38")
def test_tiles_still_hidden_are_shown_at_the_end_of_a_game() -> None:
    m = at(
        board={"b2": "mustafa jihad"},
        zones={"mcworld": ["tourist_zone"], "jihad": []},
        hidden={"mcworld": ["press", "un"], "jihad": []},
        options={"variant": "hidden_support"},
    )
    assert lines(m, "hidden-shown") == []
    play(m, "tile:tourist_zone", "cell:a1")  # Jihad is out of tiles
    with pytest.raises(theatrum.Illegal):
        m.undo(MCWORLD)
    assert lines(m, "hidden-shown", JIHAD) == ["McWorld shows the tiles still hidden: Press and UN."]
    assert {"press", "un"} <= pile(m, "aside")


# --- the open draft --------------------------------------------------------------------------------------------


@rule("CL-39")
@pytest.mark.parametrize("first", [MCWORLD, JIHAD])
def test_ct_10_the_draft_goes_one_one_one_two(first: int) -> None:
    five = ("rocket", "agent", "un", "nobel", "kabooom")
    m = started_by(first, variant="draft", deck=deck(*five))
    second = 1 - first
    assert (m.actors(), asked(m), offered(m)) == ((first,), "ask-draft", set(five))
    assert refused(m, "tile:press") == "CL-39"
    play(m, "tile:un")
    assert (m.actors(), offered(m)) == ((second,), set(five) - {"un"})
    assert refused(m, "tile:un") == "CL-39"
    play(m, "tile:agent")
    assert m.actors() == (first,)
    play(m, "tile:kabooom")
    # the second player gets the last two without being asked, and the starting player begins
    assert (m.actors(), asked(m)) == ((first,), "ask-start-cell")
    assert zone(m, PLAYERS[first]) & NEUTRALS == {"un", "kabooom"}
    assert zone(m, PLAYERS[second]) & NEUTRALS == {"agent", "rocket", "nobel"}
    assert m.view()["neutral"] == ()
    assert m.view(first)["zones"] == m.view(second)["zones"]  # all open
    assert len(lines(m, "drafted")) == 4


# --- the secret draft ------------------------------------------------------------------------------------------

FIRST_FOUR = ("rocket", "agent", "hacker", "un")
NEXT_FOUR = ("press", "bribe", "picket", "riots")


def drafted(first: int) -> Match:
    """Play a whole secret draft: the first keeps Agent and Picket, the second Rocket and Bribe."""
    m = started_by(first, variant="secret_draft", deck=deck(*FIRST_FOUR, *NEXT_FOUR))
    return play(m, "tile:agent", "tile:rocket", "tile:bribe", "tile:picket")


@rule("CL-40")
@pytest.mark.parametrize("first", [MCWORLD, JIHAD])
def test_ct_10_the_secret_draft_step_by_step(first: int) -> None:
    second = 1 - first
    m = started_by(first, variant="secret_draft", deck=deck(*FIRST_FOUR, *NEXT_FOUR))
    assert (m.actors(), asked(m), offered(m)) == ((first,), "ask-secret-draft", set(FIRST_FOUR))
    assert refused(m, "tile:press") == "CL-40"
    question = m.question(first)
    assert question is not None
    assert question.secret
    play(m, "tile:agent")
    assert (m.actors(), offered(m)) == ((second,), {"rocket", "hacker", "un"})
    play(m, "tile:rocket")
    assert (m.actors(), offered(m)) == ((second,), set(NEXT_FOUR))
    play(m, "tile:bribe")
    assert (m.actors(), offered(m)) == ((first,), {"press", "picket", "riots"})
    play(m, "tile:picket")
    assert (m.actors(), asked(m)) == ((first,), "ask-start-cell")
    assert set(hidden(m, first)) == {"agent", "picket"}
    assert set(hidden(m, second)) == {"rocket", "bribe"}
    assert m.view()["unused"] == 13  # eight drawn, four of them back in the box
    assert m.view()["neutral"] == ()


@rule("CL-40")
@pytest.mark.parametrize("first", [MCWORLD, JIHAD])
def test_each_sees_of_the_secret_draft_only_what_he_held(first: int) -> None:
    second = 1 - first
    m = started_by(first, variant="secret_draft", deck=deck(*FIRST_FOUR, *NEXT_FOUR))
    assert set(names(m.view(first)["draft"])) == set(FIRST_FOUR)
    assert m.view(second)["draft"] == m.view(None)["draft"] == ()
    play(m, "tile:agent")
    assert m.view(first)["draft"] == ()
    assert set(names(m.view(second)["draft"])) == {"rocket", "hacker", "un"}
    assert m.view(first)["my_hidden"] == ("tile:agent",)
    assert m.view(second)["hidden"][first] == 1
    passed = {"rocket", "hacker", "un"}
    assert passed.isdisjoint(names(m.view(first)["perhaps_unused"]))  # who passed them on knows where they are
    assert passed.isdisjoint(names(m.view(second)["perhaps_unused"]))
    assert passed <= set(names(m.view(None)["perhaps_unused"]))
    play(m, "tile:rocket", "tile:bribe", "tile:picket")
    assert set(names(m.view(second)["my_hidden"])) == {"rocket", "bribe"}
    told = lines(m, "secret-drew-own", first) + lines(m, "secret-passed-own", first)
    assert told == [
        "You draw in secret: Rocket attack, Agent, Hacker and UN.",
        "You are passed: Press, Picket and Riots.",
    ]
    assert lines(m, "secret-kept-own", first) == ["You keep Agent.", "You keep Picket."]
    assert len(lines(m, "secret-returned", None)) == 2
    own = {"secret-drew-own", "secret-kept-own", "secret-passed-own"}
    assert own.isdisjoint(said(m))  # an onlooker learns no tile
    for seat, secret in ((first, "Bribe"), (second, "Agent")):
        assert not any(secret in line.text for line in m.log(seat))


@rule("CL-40")
@pytest.mark.parametrize("first", [MCWORLD, JIHAD])
def test_what_the_first_drafter_may_imagine(first: int) -> None:
    m = drafted(first)
    seen = {*FIRST_FOUR, "press", "picket", "riots"}
    assert imagined(m, first, 0) == {"rocket", "hacker", "un"}  # kept of those he passed on
    assert imagined(m, first, 1) == NEUTRALS - seen  # kept of those he never saw


@rule("CL-40")
@pytest.mark.parametrize("first", [MCWORLD, JIHAD])
def test_what_the_second_drafter_may_imagine(first: int) -> None:
    m = drafted(first)
    seen = {*NEXT_FOUR, "rocket", "hacker", "un"}
    assert imagined(m, 1 - first, 0) == NEUTRALS - seen
    assert imagined(m, 1 - first, 1) == {"press", "picket", "riots"}


@rule("CL-40")
@pytest.mark.parametrize("moves", [0, 1, 2, 3, 4])
def test_imagined_drafts_look_the_same_to_the_one_who_imagines(moves: int) -> None:
    m = started_by(MCWORLD, variant="secret_draft", deck=deck(*FIRST_FOUR, *NEXT_FOUR))
    play(m, *["tile:agent", "tile:rocket", "tile:bribe", "tile:picket"][:moves])
    for seat in (MCWORLD, JIHAD):
        for seed in range(25):
            world = m.imagine(seat, seed)
            assert world.view(seat) == m.view(seat)
            assert world.options(seat) == m.options(seat)
            assert world.log(seat) == m.log(seat)
            assert world.game.audit(world.state) == []


@rule("CL-40")
def test_the_four_that_the_other_draws_are_anybodys_guess() -> None:
    m = started_by(MCWORLD, variant="secret_draft", deck=deck(*FIRST_FOUR))
    fours = set()
    for seed in range(200):
        world = m.imagine(JIHAD, seed)
        fours.add(tuple(world.options(MCWORLD)))
    assert len(fours) > 100
    assert set(names([tile for four in fours for tile in four])) == NEUTRALS


@rule("CL-40")
def test_a_tile_seen_since_is_no_longer_imagined() -> None:
    m = drafted(MCWORLD)
    play(m, "cell:b2", "support:mcworld", "tile:mosque", "cell:c3")
    play(m, "tile:agent", "cell:a1", "hidden:1")  # the Rocket that Jihad kept of those passed comes to light
    assert "rocket" in pile(m, "discard")
    assert imagined(m, MCWORLD, 0) == NEUTRALS - {*FIRST_FOUR, "press", "picket", "riots"}


@rule("CL-40")
def test_a_kept_tile_is_known_once_it_is_played_and_cannot_be_taken_back() -> None:
    m = drafted(MCWORLD)
    play(m, "cell:b2", "support:mcworld")
    play(m, "tile:rocket")  # Jihad kept it of those passed
    assert m.view(MCWORLD)["placing"] == "tile:rocket"
    assert m.why_no_undo(JIHAD) is not None
    play(m, "cell:c3")
    unseen = NEUTRALS - {*FIRST_FOUR, "press", "picket", "riots"}
    assert imagined(m, MCWORLD, 0) == unseen
    assert hidden(m, JIHAD) == ["bribe"]


@rule("CL-40", "CA-51")
def test_what_elections_drew_is_no_longer_imagined() -> None:
    m = drafted(MCWORLD)
    play(m, "cell:b2", "support:mcworld")
    g = truth(m)
    # As if Elections had since drawn the Hacker, one of the tiles passed on, into Jihad's open zone.
    hacker = g.rules.tiles.number("hacker")
    g.box.remove(hacker)
    g.zones[JIHAD].append(hacker)
    play(m, "tile:mosque", "cell:c3")
    assert imagined(m, MCWORLD, 0) == {"rocket", "un"}


@rule("CA-51", "CL-40")
def test_tiles_returned_in_the_secret_draft_can_be_drawn_by_elections() -> None:
    m = drafted(MCWORLD)
    assert {"hacker", "un", "press", "riots"} <= set(names(m.view(MCWORLD)["perhaps_unused"]))
    g = truth(m)
    box = {g.rules.tiles[tile].name for tile in g.box}
    assert box == NEUTRALS - {"agent", "picket", "rocket", "bribe"}
    m = started_by(MCWORLD, variant="secret_draft", deck=deck(*FIRST_FOUR, "elections", "bribe", "picket", "riots"))
    play(m, "tile:agent", "tile:rocket", "tile:elections", "tile:picket")
    play(m, "cell:b2", "support:mcworld")
    truth(m).stacked = m.game.cards(["tile:un"])
    play(m, "tile:elections", "cell:a1", "use")
    assert "un" in zone(m, "jihad")


@rule("CL-40")
def test_no_undo_of_a_choice_that_showed_three_tiles() -> None:
    m = started_by(MCWORLD, variant="secret_draft", deck=deck(*FIRST_FOUR, *NEXT_FOUR))
    play(m, "tile:agent")
    assert m.why_no_undo(MCWORLD) is not None


# --- the long game ---------------------------------------------------------------------------------------------


@rule("CL-41", "CA-52")
def test_a_neutral_taken_is_replaced_before_it_is_placed() -> None:
    m = at(board={"b2": "mustafa mcworld"}, neutral=["elections", "un"], options={"variant": "long"})
    unused = m.view()["unused"]
    play(m, "tile:elections")
    assert asked(m) == "ask-cell"
    assert len(pile(m, "neutral")) == 2
    assert m.view()["unused"] == unused - 1
    assert said(m)[-1] == "refilled"
    play(m, "cell:a1", "use")
    assert m.view()["unused"] == unused - 2
    assert len(pile(m, "neutral")) == 2


@rule("CL-41")
def test_only_a_neutral_taken_is_replaced() -> None:
    m = at(board={"b2": "mustafa mcworld"}, neutral=["un"], options={"variant": "long"})
    play(m, "tile:banker", "cell:a1", "skip")
    assert pile(m, "neutral") == {"un"}
    m = at(board={"b2": "mustafa mcworld"}, neutral=["un", "riots"])  # not in the standard game
    play(m, "tile:un", "cell:a1")
    assert pile(m, "neutral") == {"riots"}


@rule("CL-41")
def test_an_empty_box_refills_nothing() -> None:
    rest = sorted(NEUTRALS - {"un", "riots"})
    m = at(board={"b2": "mustafa mcworld"}, neutral=["un", "riots"], aside=rest, options={"variant": "long"})
    play(m, "tile:un", "cell:a1")
    assert pile(m, "neutral") == {"riots"}


@rule("CL-41")
def test_the_refill_is_random_and_cannot_be_undone() -> None:
    drawn = set()
    for seed in range(40):
        m = at(board={"b2": "mustafa mcworld"}, neutral=["un"], options={"variant": "long"}, seed=seed)
        play(m, "tile:un")
        drawn |= pile(m, "neutral")
        assert m.why_no_undo(MCWORLD) is not None
    assert len(drawn) > 8


# --- all together ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "variant", ["standard", "beginner", "random_support", "hidden_support", "draft", "secret_draft", "long"]
)
@pytest.mark.parametrize("series", ["match", "single", "points"])
def test_every_variant_plays_to_the_end_with_all_tiles(variant: str, series: str) -> None:
    for seed in range(6):
        m = match("clash", seed=seed, variant=variant, series=series)
        while not m.over:
            at_random(m, seed, games=len(truth(m).results) + 1)
            assert m.game.audit(m.state) == []
        assert m.outcome() is not None
