"""The odds of the dice that events roll, told before they are chosen."""

from __future__ import annotations

import pytest

from tests.labyrinth.test_odds import arranged
from theatrum.testing import play, rule

TWO_STORES = {
    "russia": {"posture": "soft", "sleepers": 1},
    "central-asia": {"governance": "poor", "alignment": "neutral", "sleepers": 1},
}


@rule("#65", "8.1.1")
def test_heu_tells_the_odds_of_both_countries() -> None:
    played = play(arranged(jihadist_hand=[65, 70], countries=TWO_STORES), "card:65", "use:event")
    assert played.describe(1, "country:russia") == "Each die succeeds up to 2: 33 %."
    assert played.describe(1, "country:central-asia") == "Each die succeeds up to 3: 50 %."
    assert played.describe(1, "country:central-asia", "pl") == "Każda kość daje sukces przy wyniku do 3: 50%."


@rule("#69", "#71", "8.1.1")
@pytest.mark.parametrize(("card", "chance"), [(69, "up to 3: 50 %."), (71, "up to 2: 33 %.")])
def test_an_event_that_seeks_a_weapon_in_one_country_tells_its_odds(card: int, chance: str) -> None:
    played = play(arranged(jihadist_hand=[card, 70], countries=TWO_STORES), f"card:{card}")
    assert played.describe(1, "use:event").endswith(f"On a failure remove one cell there. Each die succeeds {chance}")
    played = play(arranged(us_hand=[card, 40], side="us", countries=TWO_STORES), f"card:{card}", "use:operations")
    assert played.describe(0, "order:event").endswith(chance)
    played = play(arranged(us_hand=[card, 40], side="us"), f"card:{card}", "use:operations")
    assert "%" not in played.describe(0, "order:event")


@rule("#82", "8.2.3", "8.2.4", "4.9.4")
def test_jihadist_videos_tell_the_odds_of_their_dice() -> None:
    iraq = {"governance": "poor", "alignment": "ally", "regime_change": "tan", "troops": 6}
    played = play(arranged(jihadist_hand=[82, 70], countries={"iraq": iraq}), "card:82", "use:event")
    assert played.describe(1, "country:iraq") == "Succeeds without a roll."
    assert played.describe(1, "country:pakistan") == "Untested; each die succeeds with 44 %."
    assert played.describe(1, "country:philippines") == (
        "Untested: Soft 67 %, Hard 33 %. Each die succeeds up to 3: 50 %."
    )
    crowd = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 14}}  # nobody is left to recruit
    played = play(arranged(jihadist_hand=[82, 70], countries={"iraq": iraq, **crowd}), "card:82", "use:event")
    assert played.describe(1, "country:iraq") == ""


@rule("#82", "#90", "4.9.4")
def test_the_odds_are_those_of_the_event_that_happens() -> None:
    iraq = {"governance": "poor", "alignment": "ally", "regime_change": "tan", "troops": 6, "sleepers": 1}
    played = arranged(jihadist_hand=[90, 70], us_hand=[62, 82], countries={"iraq": iraq}, prestige=5)
    played.state.stacked = [62, 82]  # Jihadist Videos are discarded last and wait beside Ex-KGB
    play(played, "card:90", "use:event", "card:62")
    assert played.describe(1, "country:central-asia") == "Untested: Poor 67 %, Fair 33 %."


@rule("#104", "#105", "8.1.1")
@pytest.mark.parametrize("card", [104, 105])
def test_iran_tells_the_odds_of_its_two_dice_to_the_jihadist(card: int) -> None:
    iraq = {"governance": "fair", "alignment": "ally"}
    played = play(arranged(jihadist_hand=[card, 70], countries={"iraq": iraq}), f"card:{card}", "use:event")
    assert played.describe(1, "country:iraq") == (
        "Each die succeeds up to 2: 33 %. With 2 dice: 1 or more 56 %, 2 or more 11 %."
    )
    played = play(arranged(us_hand=[card, 40], side="us", countries={"iraq": iraq}), f"card:{card}", "use:event")
    assert played.describe(0, "country:iraq") == ""
    assert played.describe(0, "country:yemen") == "Untested: Poor 67 %, Fair 33 %."


@rule("#114", "4.9.3")
def test_gtmo_tells_what_is_at_stake() -> None:
    played = play(arranged(us_hand=[114, 40], side="us"), "card:114")
    assert "Prestige roll: up 33 %, down 67 %" in played.describe(0, "use:event")
    assert "Prestige roll" not in played.describe(0, "use:operations")
