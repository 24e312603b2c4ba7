"""How we answer what the rulebook leaves open (CA-10 to CA-54), where no other chapter has the test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clash.clash_reading import (
    JIHAD,
    MCWORLD,
    PLAYERS,
    asked,
    at,
    board,
    cell,
    ended,
    lines,
    offered,
    pile,
    refused,
    said,
    zone,
)
from theatrum.engine.match import Match
from theatrum.games import clash, game
from theatrum.testing import play, rule


@rule("CA-3")
def test_a_turned_social_network_is_repeated_the_other_way() -> None:
    table = {"b2": "social_network jihad", "b1": "mustafa mcworld", "b3": "imam mcworld"}
    m = at(board=table, neutral=["television"])
    play(m, "tile:television", "cell:a2", "cell:b2", "use")
    assert board(m)["b1"] == "mustafa jihad"  # before its tip now
    assert board(m)["b3"] == "imam mcworld"


@rule("CA-10")
def test_a_line_goes_over_gaps_down_and_safe_tiles() -> None:
    m = at(board={"c1": "mustafa jihad", "c3": "imam jihad"})
    play(m, "tile:fast_food", "cell:a1", "dir:e")  # b1 is free
    assert board(m)["c1"] == "mustafa mcworld"
    m = at(board={"b1": "mosque jihad", "c1": "mustafa jihad"})
    play(m, "tile:fast_food", "cell:a1", "dir:e")
    assert board(m)["b1"] == "mosque jihad"
    assert board(m)["c1"] == "mustafa mcworld"
    m = at(board={"b1": "leader jihad down jihad", "c1": "mustafa jihad", "b3": "imam jihad"})
    play(m, "tile:fast_food", "cell:a1", "dir:e")
    assert board(m)["c1"] == "mustafa mcworld"
    assert lines(m, "turned") == ["Fast-food turns Mustafa on c1: it now supports McWorld."]


@rule("CA-11")
def test_what_is_there_and_can_turn_turns() -> None:
    m = at(board={"b1": "imam jihad", "a2": "mosque jihad", "b3": "mustafa jihad down jihad"})
    play(m, "tile:banker", "cell:b2", "dots:white")  # c2 is free, a2 Safe, b3 down
    assert len(lines(m, "turned")) == 1
    assert board(m)["b1"] == "imam mcworld"


# Everything round b2 but c3.
ROUND = {"a1": "kabooom jihad", "b1": "agent jihad", "c1": "crisis jihad", "a2": "imam jihad"}
ROUND |= {"c2": "bribe jihad", "a3": "hacker jihad", "b3": "mustafa jihad"}


@rule("CA-42", "CA-11")
def test_strict_turning_of_banker_and_sheikh_wants_every_dotted_cell() -> None:
    for player, tile in (("mcworld", "banker"), ("jihad", "sheikh")):
        m = at(board=ROUND, mover=player, options={"strict_turning": True})
        play(m, f"tile:{tile}", "cell:b2")
        assert offered(m) == {"white", "skip"}  # the fourth corner is free
        reason = m.why(PLAYERS.index(player), "dots:black")
        assert reason is not None
        assert reason.rules == ("CL-24", "CA-42")
        play(m, "dots:white")
        assert len(lines(m, "turned")) == 4
        m = play(at(board=ROUND, mover=player), f"tile:{tile}", "cell:b2", "dots:black")  # not strictly: three turn
        assert len(lines(m, "turned")) == 3


@rule("CA-42", "CA-11")
@pytest.mark.parametrize(("tile", "player"), [("putsch", "mcworld"), ("social_network", "jihad")])
@pytest.mark.parametrize("instead", ["", "mosque jihad", "leader jihad down jihad", "leader jihad down mcworld"])
def test_strict_turning_of_three_wants_all_three(tile: str, player: str, instead: str) -> None:
    lacking = {where: text for where, text in (ROUND | {"a1": instead}).items() if text}
    strict = {"neutral": [tile], "mover": player, "options": {"strict_turning": True}}
    m = play(at(board=ROUND, **strict), f"tile:{tile}", "cell:b2", "use")
    assert len(lines(m, "turned")) == 3
    m = play(at(board=lacking, **strict), f"tile:{tile}", "cell:b2")
    assert "no-target" in said(m)
    assert m.actors() == (1 - PLAYERS.index(player),)
    m = play(at(board=lacking, neutral=[tile], mover=player), f"tile:{tile}", "cell:b2", "use")
    assert len(lines(m, "turned")) == 2


@rule("CA-42")
def test_strict_turning_counts_only_cells_of_the_board_and_leaves_lines_alone() -> None:
    options = {"strict_turning": True}
    m = at(board={"b1": "mustafa jihad", "a2": "imam jihad"}, options=options)
    play(m, "tile:banker", "cell:a1", "dots:white")  # two of its side dots point beyond the edge
    assert len(lines(m, "turned")) == 2
    m = at(board={"c1": "mustafa jihad"}, options=options)
    play(m, "tile:fast_food", "cell:a1", "dir:e")
    assert board(m)["c1"] == "mustafa mcworld"


@rule("CA-15", "CL-20")
def test_a_destroyed_tile_stops_working_at_once() -> None:
    m = at(board={"b2": "un jihad", "a2": "imam jihad"})
    assert cell(m, "a2")["safe"]
    play(m, "tile:president", "cell:b1", "cell:b2")
    assert not cell(m, "a2")["safe"]
    m = at(board={"b2": "picket jihad", "a1": "imam jihad"})
    play(m, "tile:president", "cell:c3", "cell:b2")
    assert not cell(m, "b1")["blocked"]


@rule("CA-16")
def test_the_hacker_cannot_reach_a_down_tile() -> None:
    table = {"a1": "banker mcworld down jihad", "b2": "mustafa mcworld"}
    m = at(board=table, neutral=["hacker"], discard=["un"])
    play(m, "tile:hacker", "cell:c3")
    reason = m.why(MCWORLD, "tile:banker")
    assert reason is not None
    assert reason.rules == ("CL-34", "CA-16")
    assert offered(m) == {"un", "skip"}
    play(m, "skip")
    assert "banker" in pile(m, "discard")  # it gets there only after the move


@rule("CA-17")
@pytest.mark.parametrize(
    "tile", ["pop_star", "fast_food", "banker", "mercenary", "bribe", "crisis", "social_network", "president"]
)
def test_nothing_of_the_kind_touches_a_safe_tile(tile: str) -> None:
    m = at(board={"b2": "tourist_zone mcworld"}, neutral=["mercenary", "bribe", "crisis", "social_network"])
    play(m, f"tile:{tile}", "cell:b1")
    if tile == "bribe":
        assert offered(m) == {"b1", "skip"}  # itself
        assert refused(m, "cell:b2") == "CL-25"
    else:
        assert said(m)[-1] == "no-target"


@rule("CA-18")
@pytest.mark.parametrize("guarded", ["tourist_zone mcworld", "mustafa mcworld"])
def test_the_nobel_prize_does_not_cover_a_safe_tile(guarded: str) -> None:
    m = at(board={"b2": guarded, "a2": "un mcworld"}, neutral=["nobel"])
    play(m, "tile:nobel")
    assert offered(m) == {"a2"}
    assert refused(m, "cell:b2") == "CL-25"


@rule("CA-19")
def test_a_safe_tile_is_not_repeated() -> None:
    m = at(board={"b2": "un jihad", "a2": "imam jihad", "b1": "leader jihad"}, neutral=["television"])
    play(m, "tile:television", "cell:a1")
    assert refused(m, "cell:a2") == "CL-25"
    assert offered(m) == {"b1", "skip"}


@rule("CA-20", "CA-43")
@pytest.mark.parametrize(
    ("repeat_from", "targets"), [("repeated", {"b1", "c2", "a3"}), ("repeating", {"a1", "b2", "c2"})]
)
def test_from_where_a_repeated_effect_works(repeat_from: str, targets: set[str]) -> None:
    table = {"a1": "kabooom jihad", "c2": "mustafa jihad", "a3": "hacker jihad", "b2": "leader jihad"}
    m = at(board=table, neutral=["television"], options={"repeat_from": repeat_from})
    play(m, "tile:television", "cell:b1", "cell:b2")
    assert asked(m) == "ask-destroy"
    assert offered(m) - {"a1"} == targets - {"a1"}
    assert "a1" in offered(m)  # it neighbours both


@rule("CA-43", "CA-3")
def test_a_repeated_pattern_takes_the_facing_of_where_it_works_from() -> None:
    table = {"b2": "social_network jihad", "b1": "mustafa mcworld", "a3": "imam jihad", "b3": "sheikh jihad"}
    m = at(board=table, neutral=["television"], options={"repeat_from": "repeating"})
    play(m, "tile:television", "cell:a2", "cell:b2", "use")  # from a2, with its tip to the north
    assert board(m)["a3"] == "imam mcworld"
    assert board(m)["b3"] == "sheikh mcworld"
    assert board(m)["b1"] == "mustafa mcworld"


@rule("CA-20")
def test_a_repeated_transfer_works_for_the_player_on_turn() -> None:
    m = at(board={"b2": "agent jihad", "a1": "mustafa jihad"}, neutral=["television"])
    play(m, "tile:television", "cell:b1", "cell:b2")
    assert m.actors() == (MCWORLD,)
    assert offered(m) == zone(m, "jihad")
    play(m, "tile:imam")
    assert "imam" in pile(m, "discard")


@rule("CA-20", "CL-23")
def test_a_repeated_destruction_is_of_the_player_on_turn() -> None:
    m = at(board={"b2": "leader jihad", "a1": "mustafa jihad"}, neutral=["television"])
    play(m, "tile:television", "cell:b1", "cell:b2", "cell:a1")
    assert board(m)["a1"] == "mustafa jihad down mcworld"
    play(m, "tile:mosque", "cell:c3")
    assert "a1" not in board(m)


@rule("CA-21")
def test_a_repeat_of_a_repeat() -> None:
    m = at(board={"b2": "press jihad", "c3": "tradition jihad"}, neutral=["television"])
    play(m, "tile:television", "cell:b1", "cell:b2")  # the Press repeats one of its corners
    assert asked(m) == "ask-repeat"
    assert offered(m) == {"c3"}
    play(m, "cell:c3")
    assert asked(m) == "ask-turn"
    play(m, "cell:b2")
    assert board(m)["b2"] == "press mcworld"
    assert said(m).count("repeats") == 2


@rule("CA-21")
def test_no_tile_acts_twice_in_a_chain(tmp_path: Path) -> None:
    # The printed dots never lead a chain back; so the Press of this pack points at all its neighbours.
    text = (Path(clash.__file__).parent / "tiles.toml").read_text("utf-8")
    before, press, after = text.partition('id = "press"')
    assert press
    (tmp_path / "tiles.toml").write_text(before + press + after.replace('"corner"', '"all"', 1), "utf-8")
    (tmp_path / "pack.toml").write_text('game = "clash"\nname = "Loud press"\nsource = "reconstructed"\n', "utf-8")
    chosen = game("clash", tmp_path)
    seats, options = chosen.read_options(None, {})
    state = chosen.start(seats, 1, options)
    chosen.arrange(state, {"board": {"b2": "press jihad", "c3": "tradition jihad"}, "neutral": ["television"]})
    m = Match(chosen, state, seats, None)
    play(m, "tile:television", "cell:b1", "cell:b2")
    assert asked(m) == "ask-repeat"
    assert refused(m, "cell:b1") == "CA-21"
    assert offered(m) == {"c3"}


@rule("CA-22")
def test_a_blocked_repeater_does_nothing() -> None:
    m = at(board={"b2": "picket jihad", "a1": "tradition jihad"}, neutral=["television"])
    play(m, "tile:television", "cell:b1")
    assert said(m)[-1] == "blocked"


@rule("CA-22")
def test_a_tile_that_lies_on_a_blocked_cell_may_be_repeated() -> None:
    m = at(board={"b2": "picket jihad", "a2": "mustafa jihad"})
    play(m, "tile:pop_star", "cell:b1")
    assert said(m)[-1] == "blocked"
    m = at(board={"b2": "picket jihad", "b1": "pop_star mcworld"}, neutral=["television"])
    play(m, "tile:television", "cell:a1", "cell:b1", "cell:b2")
    assert board(m)["b2"] == "picket mcworld"


@rule("CA-23")
@pytest.mark.parametrize(("player", "tile"), [("mcworld", "pop_star"), ("jihad", "tradition")])
def test_a_block_stops_both_players(player: str, tile: str) -> None:
    m = at(board={"b2": "picket mcworld", "a1": "mustafa mcworld"}, mover=player)
    play(m, f"tile:{tile}", "cell:b1")
    assert said(m)[-1] == "blocked"


@rule("CA-24")
def test_permanent_effects_are_not_blocked() -> None:
    table = {"b2": "picket jihad", "a1": "mustafa jihad"}
    m = play(at(board=table), "tile:tourist_zone", "cell:b1")
    assert cell(m, "b1")["safe"]
    m = play(at(board=table, neutral=["un"]), "tile:un", "cell:b1")
    assert cell(m, "a1")["safe"]
    m = play(at(board=table, neutral=["riots"]), "tile:riots", "cell:b3")
    assert cell(m, "c2")["blocked"]
    m = play(at(board=table | {"b1": "imam mcworld"}, neutral=["nobel"]), "tile:nobel", "cell:b1")
    assert cell(m, "b1")["safe"]
    assert "blocked" not in said(m)
    m = at(board=table, neutral=["kabooom"], zones={"jihad": []}, single=True)
    play(m, "tile:kabooom", "cell:b1")
    assert ended(m)["how"] == "kabooom"
    assert ended(m)["winner"] == JIHAD


@rule("CA-26")
def test_a_nobel_stack_is_one_tile_and_leaves_as_two() -> None:
    m = at(board={"b2": "imam mcworld", "a1": "mustafa jihad"}, neutral=["nobel", "rocket"])
    play(m, "tile:nobel", "cell:b2")
    assert m.view()["supported"] == (1, 1)
    assert board(m)["b2"] == "nobel over imam mcworld"
    play(m, "tile:rocket", "cell:b1", "cell:b2")
    assert board(m)["b2"] == "nobel over imam mcworld down jihad"
    play(m, "tile:tourist_zone", "cell:c3")
    assert "b2" not in board(m)
    assert {"nobel", "imam"} <= pile(m, "discard")


@rule("CA-28", "CA-48")
def test_the_crisis_takes_neither_itself_nor_the_tile_just_placed() -> None:
    m = at(board={"b2": "mustafa jihad"}, neutral=["crisis"])
    play(m, "tile:crisis", "cell:b1")
    assert said(m)[-1] == "no-target"
    m = at(board={"b2": "crisis mcworld", "a1": "imam mcworld"}, neutral=["television"])
    play(m, "tile:television", "cell:b1", "cell:b2")
    assert offered(m) == {"a1"}
    assert refused(m, "cell:b1") == refused(m, "cell:b2") == "CA-28"


@rule("CA-48")
def test_in_a_longer_chain_the_tile_between_may_be_taken() -> None:
    m = at(board={"b2": "press mcworld", "c3": "crisis mcworld"}, neutral=["television"])
    play(m, "tile:television", "cell:b1", "cell:b2", "cell:c3")
    assert offered(m) == {"b2"}
    play(m, "cell:b2")
    assert "press" in zone(m, "mcworld")


@rule("CA-29", "CA-50")
def test_the_bribe_may_move_itself() -> None:
    m = at(board={"b2": "mustafa jihad"}, neutral=["bribe"])
    play(m, "tile:bribe", "cell:b1", "cell:b1", "cell:c3")
    assert board(m) == {"b2": "mustafa jihad", "c3": "bribe mcworld"}


@rule("CA-50")
@pytest.mark.parametrize("facing", PLAYERS)
def test_a_moved_tile_keeps_its_facing(facing: str) -> None:
    m = at(board={"b2": f"mustafa {facing}"}, neutral=["bribe"])
    play(m, "tile:bribe", "cell:b1", "cell:b2", "cell:a3")
    assert board(m)["a3"] == f"mustafa {facing}"


@rule("CA-50")
def test_the_un_holds_the_bribe_in_its_place() -> None:
    m = at(board={"b2": "un jihad"}, neutral=["bribe"])
    play(m, "tile:bribe", "cell:a2")
    assert offered(m) == {"b2", "skip"}
    assert refused(m, "cell:a2") == "CL-25"


@rule("CA-30")
def test_the_rocket_destroys_what_the_un_guards() -> None:
    m = at(board={"b2": "un jihad", "a2": "imam jihad"}, neutral=["rocket"])
    play(m, "tile:rocket", "cell:a1")
    assert offered(m) == {"a2", "skip"}
    assert refused(m, "cell:b2") == "CL-32"
    play(m, "cell:a2")
    assert board(m)["a2"] == "imam jihad down mcworld"


@rule("CA-31")
def test_elections_draw_at_random_and_openly() -> None:
    drawn = set()
    for seed in range(40):
        m = at(board={"b2": "mustafa jihad"}, neutral=["elections"], seed=seed)
        before = zone(m, "mcworld")
        play(m, "tile:elections", "cell:a1", "use")
        assert m.view(JIHAD)["zones"] == m.view(MCWORLD)["zones"]
        drawn |= zone(m, "mcworld") - before
        assert m.why_no_undo(MCWORLD) is not None
    assert len(drawn) > 8


@rule("CA-32", "CA-54")
def test_elections_with_an_empty_box() -> None:
    rest = ["rocket", "mercenary", "mujahid", "television", "press", "agent", "hacker", "crisis", "social_network"]
    rest += ["bribe", "un", "nobel", "picket", "riots", "kabooom", "putsch"]
    m = at(board={"b2": "mustafa jihad"}, neutral=["elections"], aside=rest)
    play(m, "tile:elections", "cell:a1")
    assert said(m)[-1] == "no-target"
    assert m.actors() == (JIHAD,)


@rule("CA-36")
def test_a_foreign_colour_is_played_like_ones_own() -> None:
    m = at(board={"b2": "imam mcworld", "a3": "mustafa jihad"}, neutral=["crisis"])
    play(m, "tile:crisis", "cell:a1", "cell:b2", "tile:mosque", "cell:c3")
    assert "imam" in offered(m)
    play(m, "tile:imam", "cell:a2", "dir:n")
    assert board(m)["a2"] == "imam mcworld"
    assert board(m)["a3"] == "mustafa mcworld"


@rule("CA-49", "CA-41")
@pytest.mark.parametrize("facing", ["placer", "mustafa_placer", "neutrals_free"])
def test_mustafa_back_in_a_zone_is_an_ordinary_tile(facing: str) -> None:
    m = at(board={"b2": "mustafa mcworld"}, neutral=["crisis"], options={"facing": facing})
    play(m, "tile:crisis", "cell:a1")
    if facing == "neutrals_free":
        play(m, "support:jihad")
    play(m, "cell:b2", "tile:mosque", "cell:c3")
    play(m, "tile:mustafa", "cell:b1")
    assert board(m)["b1"] == "mustafa mcworld"  # nobody asked whom it shall support
    assert m.actors() == (JIHAD,)
    assert said(m)[-1] == "placed"


@rule("CA-54")
@pytest.mark.parametrize(
    "tile", ["president", "pop_star", "fast_food", "banker", "rocket", "mercenary", "television", "hacker", "crisis"]
)
def test_an_effect_without_a_target_is_not_offered(tile: str) -> None:
    neutral = ["rocket", "mercenary", "television", "hacker", "crisis"]
    zones = {"jihad": ["leader", "imam", "sheikh", "tradition", "taliban", "suicide_bomber", "mosque"]}
    m = at(board={"a1": "mustafa jihad"}, neutral=neutral, zones=zones)
    play(m, f"tile:{tile}", "cell:c2")
    assert said(m)[-1] == "no-target"
    assert m.actors() == (JIHAD,)
    assert board(m) == {"a1": "mustafa jihad", "c2": f"{tile} mcworld"}


@rule("CA-54")
def test_the_agent_against_an_empty_zone() -> None:
    m = at(board={"a1": "mustafa jihad"}, neutral=["agent", "un"], zones={"jihad": []})
    play(m, "tile:agent", "cell:c2")
    assert "no-target" in said(m)
