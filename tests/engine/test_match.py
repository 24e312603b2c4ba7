"""The public interface of a match, on real games: questions, refusals, clones, undo and its barriers."""

from __future__ import annotations

import json
from random import Random

import pytest

import theatrum
from theatrum.testing import play, position


def beginner(seed: int = 7) -> theatrum.Match:
    return theatrum.new("clash", seats=2, seed=seed, variant="beginner", series="single")


def play_out(m: theatrum.Match, seed: int = 0) -> theatrum.Match:
    chance = Random(seed)
    while not m.over:
        seat = m.actors()[0]
        m.play(seat, chance.choice(m.tokens(seat)))
    return m


def test_options_are_named_and_numbered_alike() -> None:
    m = beginner()
    (seat,) = m.actors()
    assert m.options(seat) == [f"cell:{column}{row}" for row in "123" for column in "abc"]
    assert [m.game.vocabulary.names[token] for token in m.tokens(seat)] == m.options(seat)
    assert m.options(1 - seat) == []
    assert m.question(1 - seat) is None


def test_a_question_speaks_both_languages_and_cites_its_rule() -> None:
    m = beginner()
    question = m.question(m.actors()[0])
    assert question is not None
    assert question.rules == ("CL-7",)
    assert question.text("en") == "Place Mustafa on any cell."
    assert question.text("pl") == "Połóż kafel Mustafa na dowolnym polu."


def test_an_illegal_move_changes_nothing_and_says_which_rule() -> None:
    m = beginner()
    (seat,) = m.actors()
    play(m, "cell:b2", "support:mcworld")
    before, other = m.hash(), 1 - seat
    with pytest.raises(theatrum.Illegal) as caught:
        m.play(seat, "cell:a1")
    assert "waits for" in str(caught.value)
    question = m.question(other)
    assert question is not None
    assert caught.value.rule == question.rules[0]
    mine = m.options(other)[0]
    m.play(other, mine)
    with pytest.raises(theatrum.Illegal) as caught:
        m.play(other, "cell:b2")
    assert caught.value.rule == "CL-9"
    assert caught.value.text("pl") == "Pole b2 jest zajęte."
    m.undo(other)
    assert m.hash() == before


def test_why_is_none_for_a_legal_token() -> None:
    m = beginner()
    (seat,) = m.actors()
    assert m.why(seat, "cell:a1") is None
    reason = m.why(seat, "skip")
    assert reason is not None
    assert reason.text("en") == "“do without” is not an answer to this question."
    assert reason.rules == ("CL-7",)  # of the question: the engine's own words know no rulebook


def test_after_the_end_the_rule_of_the_ending_stands_in_the_way() -> None:
    m = play_out(beginner())
    reason, outcome = m.why(0, "cell:a1"), m.outcome()
    assert reason is not None
    assert outcome is not None
    assert reason.rules == outcome.ending.rules
    assert reason.rules


@pytest.mark.parametrize(("seat", "seed"), [(9, 1), (-1, 1), (None, 1), (0, "a"), (0, 1.5), (0, -1), (0, 1 << 64)])
def test_worlds_are_imagined_for_a_seat_by_a_seed(seat: object, seed: object) -> None:
    with pytest.raises(theatrum.Unreadable, match=r"seat|seed"):
        beginner().imagine(seat, seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("token", ["cell:z9", "", "CELL:A1", 10**6, -1, True, 1.5, None])
def test_unknown_tokens_are_unreadable(token: object) -> None:
    m = beginner()
    with pytest.raises(theatrum.Unreadable, match="no token"):
        m.play(m.actors()[0], token)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 2, "0", True])
def test_unknown_seats_are_unreadable(seat: object) -> None:
    with pytest.raises(theatrum.Unreadable, match="no seat"):
        beginner().play(seat, "cell:a1")  # type: ignore[arg-type]


def test_a_misspelt_token_is_answered_with_the_nearest_ones() -> None:
    with pytest.raises(theatrum.Unreadable, match="did you mean tile:banker"):
        beginner().why(0, "tile:bankr")


def test_clones_are_independent_in_both_directions() -> None:
    m = beginner()
    twin = m.clone()
    play(m, "cell:b2")
    assert twin.actors() == (m.actors())
    assert twin.options(m.actors()[0])[0] == "cell:a1"
    play(twin, "cell:a1")
    assert m.view(0)["placing"] == "tile:mustafa"
    assert m.hash() != twin.hash()


def test_a_clone_of_a_finished_match_is_finished() -> None:
    m = play_out(beginner())
    assert m.clone().over
    assert m.clone().outcome() is not None
    assert m.clone().hash() == m.hash()


def test_simultaneous_answers_in_any_order_reach_the_same_position() -> None:
    m = theatrum.new("penguins", seats=3, seed=4)
    assert m.actors() == (0, 1, 2)
    first = {seat: m.options(seat)[0] for seat in m.actors()}
    forward, backward = m.clone(), m.clone()
    for seat in (0, 1, 2):
        forward.play(seat, first[seat])
    for seat in (2, 1, 0):
        backward.play(seat, first[seat])
    assert forward.hash() == backward.hash()


def test_undo_steps_back_through_a_composite_move() -> None:
    m = beginner()
    (seat,) = m.actors()
    start = m.hash()
    play(m, "cell:b2")
    half = m.hash()
    play(m, "support:jihad")
    m.undo(seat)
    assert m.hash() == half
    m.undo(seat)
    assert m.hash() == start
    with pytest.raises(theatrum.Illegal, match="nothing to take back"):
        m.undo(seat)


def test_undo_is_refused_once_another_seat_has_acted() -> None:
    m = beginner()
    (seat,) = m.actors()
    play(m, "cell:b2", "support:mcworld")
    assert m.why_no_undo(seat) is None
    m.play(1 - seat, m.options(1 - seat)[0])
    reason = m.why_no_undo(seat)
    assert reason is not None
    assert reason.text("en") == f"It cannot be taken back: {m.game.seat_name(1 - seat, 'en')} has acted since."


def test_undo_is_refused_once_chance_has_shown_something() -> None:
    m = position("clash", zones={"mcworld": [], "jihad": []}, neutral=["elections", "hacker"], mover="mcworld")
    play(m, "tile:elections", "cell:b2", "use")
    reason = m.why_no_undo(0)
    assert reason is not None
    assert reason.text("en") == "It cannot be taken back: something has been revealed since."


def test_a_secret_choice_can_be_undone_while_the_others_still_choose() -> None:
    m = theatrum.new("penguins", seats=3, seed=4)
    before = m.hash()
    m.play(0, m.options(0)[0])
    m.play(2, m.options(2)[0])
    other_way = theatrum.new("penguins", seats=3, seed=4)
    other_way.play(2, other_way.options(2)[0])
    m.undo(0)
    assert m.hash() == other_way.hash() != before


def test_the_view_is_json_and_an_onlooker_sees_no_hand() -> None:
    m = theatrum.new("penguins", seats=2, seed=4)
    assert json.loads(json.dumps(m.view(0))) is not None
    assert m.view(0)["hand"]
    assert not m.view(None)["hand"]


def test_judging_the_true_match_is_refused() -> None:
    m = beginner()
    with pytest.raises(theatrum.Unreadable, match="imagine"):
        m.judge(0)
    assert 0 <= m.imagine(0, 1).judge(0) <= 1


def test_outcome_comes_only_at_the_end_and_reads_well() -> None:
    m = beginner()
    assert m.outcome() is None
    outcome = play_out(m).outcome()
    assert outcome is not None
    assert sorted(outcome.scores) == [0.0, 1.0]
    assert outcome.winners == (list(outcome.scores).index(1.0),)
    assert len(outcome) == 2
    assert outcome[0] + outcome[1] == 1.0
    assert "wins" in outcome.text("en")
    assert "wygrywa" in outcome.text("pl")


def test_a_broken_rule_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception in the middle of a rule must not lose the match: the journal without the last answer stands."""
    from theatrum.games.clash import moves

    m = play(beginner(), "cell:b2")
    before = m.hash()

    def explode(*args: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(moves, "lay", explode)
        with pytest.raises(ZeroDivisionError):
            play(m, "support:jihad")
    assert m.hash() == before
    play(m, "support:jihad")
    assert m.view(0)["board"][4]["supports"] == 1


def test_a_turn_that_breaks_as_it_begins_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    m = play(beginner(), "cell:b2")
    twin, before, moves, log = m.clone(), m.hash(), m.moves(), m.log()

    def explode(*args: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(type(m.state), "turn", explode)
        with pytest.raises(ZeroDivisionError):
            play(m, "support:jihad")
        with pytest.raises(ZeroDivisionError):
            twin.actors()
    assert (m.hash(), m.moves(), m.log()) == (before, moves, log)
    assert twin.actors() == m.actors() != ()
    play(m, "support:jihad")
    assert m.view(0)["board"][4]["supports"] == 1


def test_a_notebook_shows_the_match_by_itself() -> None:
    assert beginner()._repr_svg_().startswith("<svg")
    assert "waiting for" in repr(beginner())
