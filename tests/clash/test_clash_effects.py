"""Effects: when they work, on what, and each kind of effect (CL-19 to CL-34)."""

from __future__ import annotations

import pytest

from tests.clash.clash_reading import (
    JIHAD,
    MCWORLD,
    asked,
    at,
    board,
    cell,
    lines,
    offered,
    pile,
    refused,
    said,
    zone,
)
from theatrum.testing import play, rule

# --- kinds and areas -------------------------------------------------------------------------------------------


@rule("CL-19")
def test_an_immediate_effect_is_the_players_choice_and_works_once() -> None:
    table = {"a1": "mustafa jihad", "b1": "imam jihad"}
    m = at(board=table)
    play(m, "tile:pop_star", "cell:b2")
    assert asked(m) == "ask-turn"
    play(m, "skip")
    assert board(m) == table | {"b2": "pop_star mcworld"}
    assert said(m)[-1] == "not-used"
    play(m, "tile:mosque", "cell:c3")  # later nobody is asked about the Pop-Star again
    assert (m.actors(), asked(m)) == ((MCWORLD,), "ask-tile")


@rule("CL-19", "CL-24")
def test_a_used_effect_is_applied_in_full() -> None:
    m = at(board={"a1": "mustafa jihad", "c1": "imam mcworld", "a3": "sheikh jihad"})
    play(m, "tile:banker", "cell:b2", "dots:black")
    assert m.actors() == (JIHAD,)  # no choice among the three, the own one turns as well
    assert board(m) == {
        "a1": "mustafa mcworld",
        "c1": "imam jihad",
        "a3": "sheikh mcworld",
        "b2": "banker mcworld",
    }


@rule("CL-19", "CL-27")
def test_half_a_bribe_is_not_to_be_had() -> None:
    m = at(board={"a1": "mustafa jihad"}, neutral=["bribe"])
    play(m, "tile:bribe", "cell:b2", "cell:a1")
    assert "skip" not in offered(m)


@rule("CL-20")
def test_a_permanent_effect_works_unasked_and_as_long_as_its_tile_lies_up() -> None:
    m = at(board={"b2": "picket jihad", "a1": "imam jihad"})
    play(m, "tile:pop_star", "cell:b1")
    assert said(m)[-1] == "blocked"
    play(m, "tile:leader", "cell:c3", "cell:b2")  # Jihad destroys its own Picket
    assert not cell(m, "a2")["blocked"]
    play(m, "tile:predator", "cell:a2")
    assert asked(m) == "ask-destroy"


@rule("CL-21")
def test_a_tile_outside_the_board_does_nothing() -> None:
    m = at(
        board={"b2": "mustafa mcworld"},
        neutral=["picket", "un"],
        zones={"mcworld": ["pop_star", "riots"], "jihad": ["mosque", "kabooom"]},
    )
    assert not any(seen["blocked"] or seen["safe"] for seen in m.view()["board"])
    play(m, "tile:pop_star", "cell:b1", "cell:b2")
    assert board(m)["b2"] == "mustafa jihad"


@rule("CL-21", "CL-13")
def test_a_kabooom_in_a_zone_makes_nobody_lose() -> None:
    m = at(
        board={"b2": "mustafa mcworld"},
        zones={"mcworld": ["tourist_zone", "kabooom"], "jihad": []},
        single=True,
    )
    play(m, "tile:tourist_zone", "cell:a1")
    assert m.over
    assert m.view()["results"][-1]["winner"] == MCWORLD


@rule("CL-22")
def test_areas() -> None:
    ring = {"a1": "kabooom jihad", "b1": "agent jihad", "a2": "hacker jihad", "c3": "bribe jihad", "b3": "press jihad"}

    def turned(*moves: str) -> set[str]:
        m = play(at(board=ring, neutral=["social_network"]), *moves)
        return {where for where in ring if board(m)[where].endswith("mcworld")}

    assert turned("tile:pop_star", "cell:b2", "cell:a2") == {"a2"}  # (a) one
    assert turned("tile:banker", "cell:b2", "dots:white") == {"b1", "a2", "b3"}  # (b) one colour
    assert turned("tile:banker", "cell:b2", "dots:black") == {"a1", "c3"}
    assert turned("tile:social_network", "cell:b2", "use") == {"b3", "c3"}  # (c) all
    assert turned("tile:fast_food", "cell:c1", "dir:w") == {"a1", "b1"}  # (d) a line


# --- destruction -----------------------------------------------------------------------------------------------


@rule("CL-23")
def test_ct_2_destruction_step_by_step() -> None:
    m = at(board={"a1": "imam jihad", "c3": "mustafa jihad"})
    assert m.view()["supported"] == (0, 2)
    play(m, "tile:president", "cell:b2", "cell:a1")  # move n: it is turned down
    assert board(m)["a1"] == "imam jihad down mcworld"
    assert (cell(m, "a1")["down"], cell(m, "a1")["supports"], cell(m, "a1")["leaves_after"]) == (True, None, JIHAD)
    assert m.view()["supported"] == (1, 1)
    assert "imam" not in pile(m, "discard")
    play(m, "tile:tradition")  # move n + 1: its cell is blocked, it cannot be turned
    assert refused(m, "cell:a1") == "CL-11"
    play(m, "cell:b1")
    assert refused(m, "cell:a1") == "CL-23"
    play(m, "cell:b2")
    assert "a1" not in board(m)  # after move n + 1 it is gone
    assert "imam" in pile(m, "discard")
    play(m, "tile:banker")  # move n + 2: the cell is free
    assert "a1" in offered(m)


@rule("CL-23")
def test_one_may_destroy_ones_own() -> None:
    m = at(board={"a1": "mustafa mcworld", "c3": "imam jihad"})
    play(m, "tile:president", "cell:b2")
    assert offered(m) == {"a1", "c3", "skip"}
    play(m, "cell:a1")
    assert board(m)["a1"] == "mustafa mcworld down mcworld"
    play(m, "tile:mosque", "cell:c1")
    assert "a1" not in board(m)


@rule("CL-23")
def test_down_tiles_of_two_moves_leave_one_after_the_other() -> None:
    m = at(board={"a1": "imam jihad", "c3": "mustafa jihad"})
    play(m, "tile:president", "cell:b2", "cell:a1")
    play(m, "tile:leader", "cell:b1", "cell:b2")
    assert "a1" not in board(m)
    assert board(m)["b2"] == "president mcworld down jihad"
    play(m, "tile:tourist_zone", "cell:a1")
    assert "b2" not in board(m)
    assert {"imam", "president"} <= pile(m, "discard")


@rule("CL-23", "CA-10")
def test_a_down_tile_is_not_turned_with_the_others() -> None:
    m = at(board={"a1": "imam jihad down jihad", "c3": "mustafa jihad", "c1": "leader jihad"})
    play(m, "tile:banker", "cell:b2", "dots:black")
    assert len(lines(m, "turned")) == 2
    assert not any("Imam" in line for line in lines(m, "turned"))


# --- change of support -----------------------------------------------------------------------------------------


@rule("CL-24")
def test_a_turned_tile_supports_the_other_player() -> None:
    m = at(board={"a1": "imam jihad", "c1": "mustafa mcworld"})
    play(m, "tile:fast_food", "cell:b1", "dir:w")
    assert board(m)["a1"] == "imam mcworld"
    assert m.view()["supported"] == (3, 0)
    play(m, "tile:tradition", "cell:b2", "cell:a1")
    assert board(m)["a1"] == "imam jihad"


# --- safety ----------------------------------------------------------------------------------------------------


@rule("CL-25")
def test_a_safe_tile_stays_as_it_is_among_others() -> None:
    m = at(board={"a1": "mosque jihad", "c1": "imam jihad", "a3": "mustafa jihad"})
    play(m, "tile:banker", "cell:b2", "dots:black")
    assert board(m)["a1"] == "mosque jihad"
    assert board(m)["c1"] == "imam mcworld"
    assert board(m)["a3"] == "mustafa mcworld"


@rule("CL-25", "CL-32")
def test_only_what_concerns_safe_tiles_reaches_them() -> None:
    others = {"b1": "imam mcworld", "c1": "tradition mcworld"}
    for tile in ("president", "pop_star", "predator", "mujahid", "crisis", "bribe", "press"):
        neutral = ["mujahid", "crisis", "bribe", "press"]
        m = at(board=others | {"a1": "nobel over sheikh mcworld"}, neutral=neutral)
        play(m, f"tile:{tile}", "cell:b2")
        assert refused(m, "cell:a1") == "CL-25"
        assert "a1" not in offered(m)
    m = at(board={"a1": "nobel over mustafa mcworld"}, neutral=["rocket"])
    play(m, "tile:rocket", "cell:b2")
    assert offered(m) == {"a1", "skip"}


# --- discard ---------------------------------------------------------------------------------------------------


@rule("CL-26")
@pytest.mark.parametrize("owner", ["mcworld", "jihad"])
def test_a_discarded_tile_leaves_at_once(owner: str) -> None:
    m = at(board={"b2": f"mustafa {owner}"}, neutral=["mercenary"])
    play(m, "tile:mercenary", "cell:b1", "cell:b2")
    assert board(m) == {"b1": "mercenary mcworld"}
    assert "mustafa" in pile(m, "discard")
    play(m, "tile:mosque")
    assert "b2" in offered(m)


# --- bribe -----------------------------------------------------------------------------------------------------


@rule("CL-27")
def test_ct_9_a_moved_banker_turns_nothing() -> None:
    m = at(board={"a1": "banker mcworld", "c3": "imam jihad", "c2": "mustafa jihad"}, neutral=["bribe"])
    play(m, "tile:bribe", "cell:a2", "cell:a1", "cell:b2")
    assert m.actors() == (JIHAD,)
    assert board(m) == {
        "b2": "banker mcworld",
        "c3": "imam jihad",
        "c2": "mustafa jihad",
        "a2": "bribe mcworld",
    }


@rule("CL-27", "CL-29")
def test_ct_9_moved_riots_block_around_their_new_cell() -> None:
    m = at(board={"a1": "riots jihad", "b2": "mustafa jihad"}, neutral=["bribe"])
    play(m, "tile:bribe", "cell:a3", "cell:a1", "cell:c1")
    blocked = {seen["cell"] for seen in m.view()["board"] if seen["blocked"]}
    assert blocked == set()  # b2, the only corner of c1, is occupied
    m = at(board={"a1": "riots jihad", "a2": "mustafa jihad"}, neutral=["bribe"])
    assert cell(m, "b2")["blocked"]
    play(m, "tile:bribe", "cell:a3", "cell:a1", "cell:b1")
    assert not cell(m, "b2")["blocked"]
    assert cell(m, "c2")["blocked"]
    play(m, "tile:tradition", "cell:c2")
    assert said(m)[-1] == "blocked"


# --- repeat ----------------------------------------------------------------------------------------------------


@rule("CL-28")
def test_television_repeats_the_effect_of_a_neighbour() -> None:
    m = at(board={"a1": "president mcworld", "c3": "mustafa jihad", "b2": "imam jihad"}, neutral=["television"])
    play(m, "tile:television", "cell:b1")
    assert offered(m) == {"a1", "b2", "skip"}
    play(m, "cell:a1")
    assert asked(m) == "ask-destroy"
    assert offered(m) == {"b1", "b2"}  # chosen is chosen: no more skipping
    play(m, "cell:b2")
    assert board(m)["b2"] == "imam jihad down mcworld"
    assert "repeats" in said(m)


@rule("CL-28")
def test_every_immediate_effect_can_be_repeated() -> None:
    m = at(board={"a1": "elections jihad"}, neutral=["television"])
    before = m.view()["unused"]
    play(m, "tile:television", "cell:b1", "cell:a1", "use")
    assert m.view()["unused"] == before - 1
    assert len(zone(m, "mcworld")) == 8


# --- block and stabilisation -----------------------------------------------------------------------------------


@rule("CL-29", "CL-31")
def test_ct_6_the_un_beats_the_picket_on_a_free_cell() -> None:
    m = at(board={"a2": "un jihad", "b1": "picket jihad"})
    assert not cell(m, "b2")["blocked"]
    play(m, "tile:pop_star", "cell:b2")
    assert said(m)[-1] == "stabilised"
    assert offered(m) == {"a2", "b1", "skip"}
    play(m, "cell:b1")
    assert board(m)["b1"] == "picket mcworld"


@rule("CL-29")
def test_ct_6_the_picket_alone_silences() -> None:
    m = at(board={"a2": "mustafa jihad", "b1": "picket jihad"})
    assert cell(m, "b2")["blocked"]
    play(m, "tile:pop_star", "cell:b2")
    assert said(m)[-1] == "blocked"
    assert m.actors() == (JIHAD,)
    assert board(m)["a2"] == "mustafa jihad"


@rule("CL-31")
def test_guarded_tiles_keep_their_effects() -> None:
    m = at(board={"b2": "un mcworld", "a2": "picket mcworld", "c2": "mustafa jihad"}, mover="jihad")
    assert cell(m, "a2")["safe"]
    assert cell(m, "a1")["blocked"]
    play(m, "tile:tradition", "cell:a1")
    assert said(m)[-1] == "blocked"


@rule("CL-31", "CL-20")
def test_the_guard_ends_when_the_un_goes() -> None:
    m = at(board={"b2": "un mcworld", "a2": "mustafa mcworld"}, mover="jihad", neutral=["mercenary"])
    assert cell(m, "a2")["safe"]
    play(m, "tile:mercenary", "cell:b1", "cell:b2")
    assert not cell(m, "a2")["safe"]


# --- protection ------------------------------------------------------------------------------------------------


@rule("CL-30")
def test_ct_7_the_nobel_prize_over_the_own_picket() -> None:
    m = at(board={"b2": "picket mcworld", "a1": "mustafa jihad"}, neutral=["nobel"])
    assert cell(m, "b1")["blocked"]
    play(m, "tile:nobel", "cell:b2")
    assert cell(m, "b2")["safe"]
    assert not cell(m, "b1")["blocked"]
    assert m.view()["supported"] == (1, 1)
    play(m, "tile:tradition", "cell:b1")
    assert refused(m, "cell:b2") == "CL-25"
    assert offered(m) == {"a1", "skip"}


@rule("CL-30")
def test_a_covered_immediate_effect_cannot_be_repeated() -> None:
    m = at(board={"b2": "nobel over banker mcworld", "b1": "tradition jihad"}, neutral=["television"])
    play(m, "tile:television", "cell:a2")
    assert "no-target" in said(m)


# --- destruction of safety -------------------------------------------------------------------------------------


@rule("CL-32")
def test_ct_8_the_rocket_beside_a_plain_tile_has_no_target() -> None:
    m = at(board={"b2": "imam jihad"}, neutral=["rocket"])
    play(m, "tile:rocket", "cell:b1")
    assert said(m)[-1] == "no-target"
    assert board(m)["b2"] == "imam jihad"


@rule("CL-32", "CL-23")
def test_ct_8_the_rocket_beside_a_mosque() -> None:
    m = at(board={"b2": "mosque jihad", "c3": "mustafa jihad"}, neutral=["rocket"])
    play(m, "tile:rocket", "cell:b1", "cell:b2")
    assert board(m)["b2"] == "mosque jihad down mcworld"
    assert not cell(m, "b2")["safe"]
    play(m, "tile:tradition", "cell:a1")
    assert refused(m, "cell:b2") == "CL-23"
    play(m, "skip")
    assert "b2" not in board(m)
    assert "mosque" in pile(m, "discard")


# --- transfers -------------------------------------------------------------------------------------------------


@rule("CL-34")
def test_transfers_from_area_to_area() -> None:
    start = {
        "board": {"b2": "mustafa mcworld"},
        "discard": ["banker"],
        "zones": {"mcworld": [], "jihad": ["imam", "mosque"]},
    }
    m = play(at(**start, neutral=["agent"]), "tile:agent", "cell:a1", "tile:imam")
    assert "imam" in pile(m, "discard")
    m = play(at(**start, neutral=["hacker"]), "tile:hacker", "cell:a1", "tile:banker")
    assert zone(m, "mcworld") == {"banker"}
    m = play(at(**start, neutral=["crisis"]), "tile:crisis", "cell:a1", "cell:b2")
    assert zone(m, "mcworld") == {"mustafa"}
    m = play(at(**start, neutral=["elections"]), "tile:elections", "cell:a1", "use")
    assert len(zone(m, "mcworld")) == 1
    assert zone(m, "jihad") == {"imam", "mosque"}


@rule("CL-34")
def test_transfers_belong_to_the_player_who_uses_them() -> None:
    m = at(board={"b2": "mustafa mcworld", "a3": "imam jihad"}, neutral=["crisis"], mover="jihad")
    play(m, "tile:crisis", "cell:a1")
    assert refused(m, "cell:b2") == "CL-34"
    play(m, "cell:a3")
    assert "imam" in zone(m, "jihad")


# --- what is told ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "told", "rules", "changed"),
    [
        (["tile:president", "cell:a1", "cell:b2"], "President destroys Imam on b2.", "CL-23", "a1 b2"),
        (["tile:pop_star", "cell:a1", "cell:b2"], "Pop-Star turns Imam on b2: it now supports Mc", "CL-24", "a1 b2"),
        (["tile:mujahid", "cell:a1", "cell:b2"], "Mujahid discards Imam from b2.", "CL-26", "a1 b2"),
        (["tile:agent", "cell:a1", "tile:mosque"], "McWorld has the opponent's Mosque discarded.", "CL-34", "a1"),
        (["tile:hacker", "cell:a1", "tile:un"], "McWorld takes UN from the discard pile.", "CL-34", "a1"),
        (["tile:crisis", "cell:a1", "cell:c2"], "McWorld takes Mustafa back from c2.", "CL-34", "a1 c2"),
        (["tile:elections", "cell:a1", "use"], "McWorld draws ", "CL-34 CA-31", "a1"),
        (["tile:bribe", "cell:a1", "cell:b2", "cell:c3"], "Imam moves from b2 to c3.", "CL-27", "a1 b2 c3"),
        (["tile:television", "cell:b1", "cell:b2"], "Television repeats the effect of Imam.", "CL-28", ""),
        (["tile:kabooom", "cell:a1"], "McWorld places KABOOOM!!! on a1.", "CL-9", "a1"),
        (["tile:nobel", "cell:c2"], "McWorld covers Mustafa on c2 with the Nobel Prize", "CL-30", "c2"),
    ],
)
def test_the_log_and_the_marks_on_the_board(moves: list[str], told: str, rules: str, changed: str) -> None:
    neutral = ["mujahid", "agent", "hacker", "crisis", "elections", "bribe", "television", "kabooom", "nobel"]
    m = at(board={"b2": "imam jihad", "c2": "mustafa mcworld"}, neutral=neutral, discard=["un"])
    play(m, *moves)
    line = m.log()[-1]
    assert line.text.startswith(told)
    assert line.rules == tuple(rules.split())
    if changed:
        assert m.view()["last"] == tuple(f"cell:{where}" for where in changed.split())


@rule("CL-19", "CL-34")
def test_the_log_names_the_tile_not_used_and_the_tile_elected() -> None:
    m = at(board={"b2": "imam jihad"}, neutral=["elections"])
    play(m, "tile:president", "cell:a1", "skip")
    assert lines(m, "not-used") == ["McWorld does without the effect of President."]
    assert m.view()["acting"] is None  # the move is over
    play(m, "tile:mosque", "cell:c3", "tile:elections", "cell:c1")
    before = zone(m, "mcworld")
    play(m, "use")
    (drawn,) = zone(m, "mcworld") - before
    name = m.game.label(m.game.vocabulary.number(f"tile:{drawn}"), "en")
    assert lines(m, "elected") == [f"McWorld draws {name}."]


@rule("CL-23")
def test_the_log_tells_when_a_destroyed_tile_leaves() -> None:
    m = at(board={"b2": "imam jihad down jihad", "c2": "mustafa mcworld"})
    play(m, "tile:tourist_zone", "cell:a1")
    assert str(m.log()[-1]) == "The destroyed Imam leaves b2. [CL-23]"
    assert m.view()["last"] == ("cell:a1", "cell:b2")
    play(m, "tile:mosque", "cell:c3")
    assert m.view()["last"] == ("cell:c3",)


@pytest.mark.parametrize(
    ("moves", "token", "reason", "id"),
    [
        ([], "cell:a1", "What you place must be a tile from your zone or from the neutral zone.", "CL-9"),
        (["tile:president", "cell:a1"], "tile:imam", "Only a neighbour at which one of this tile's dots", "CL-22"),
        (["tile:fast_food", "cell:a1"], "cell:b2", "Only a direction in which one of this tile's arrows", "CL-22"),
        (["tile:banker", "cell:a1"], "cell:b2", "Only a colour can be chosen, white or black", "CL-22"),
        (["tile:agent", "cell:a1"], "cell:b2", "Only a tile in your opponent's zone can be chosen.", "CL-34"),
        (["tile:hacker", "cell:a1"], "cell:b2", "Only a tile in the discard pile can be chosen", "CL-34"),
        (["tile:bribe", "cell:a1", "cell:b2"], "tile:imam", "A tile can be moved only to a free cell.", "CL-27"),
        (["tile:television", "cell:b1"], "dir:n", "Only a neighbour at which one of this tile's dots", "CL-22"),
    ],
)
def test_a_choice_of_another_kind_is_refused_in_words_that_fit(
    moves: list[str], token: str, reason: str, id: str
) -> None:
    neutral = ["agent", "hacker", "bribe", "television"]
    m = play(at(board={"b2": "imam jihad", "c2": "mustafa mcworld"}, neutral=neutral, discard=["un"]), *moves)
    found = m.why(MCWORLD, token)
    assert found is not None
    assert found.text("en").startswith(reason)
    assert found.rule == id
    assert m.game.label(m.game.vocabulary.number(token), "pl") not in found.text("pl")
