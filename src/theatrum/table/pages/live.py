"""Live updates: what an open page is sent when something has happened, and no more than that."""

from __future__ import annotations

import json
from itertools import takewhile

from htpy import div
from markupsafe import Markup

from theatrum.table.pages.table import page_parts, story_of, story_part
from theatrum.table.scene import Scene


class Live:
    """One open page, and what it was sent last. The first message brings all parts, later ones those that differ."""

    def __init__(self, key: str, lang: str) -> None:
        self._key, self._lang = key, lang
        self._parts: dict[str, str] = {}
        self._viewer: int | None = None
        self._story: list[Markup] | None = None

    def message(self, scene: Scene) -> str:
        """Write the news of a scene in one line, as the page takes it; nothing when there are none."""
        news = self._changed_parts(scene) + self._changed_story(scene)
        if not news:
            return ""
        return json.dumps({"version": scene.version, "html": str(div[news])}, ensure_ascii=False)

    def _changed_parts(self, scene: Scene) -> list[Markup]:
        parts = {id: str(part) for id, part in page_parts(scene, self._key, self._lang).items()}
        changed = [Markup(html) for id, html in parts.items() if self._parts.get(id) != html]
        self._parts = parts
        return changed

    def _changed_story(self, scene: Scene) -> list[Markup]:
        """A long match has a long log: say how many of its items stay as they are, and bring the others."""
        before, same_viewer = self._story, self._viewer == scene.viewer
        story = self._story = story_of(scene, self._lang)
        self._viewer = scene.viewer
        if before is None or not same_viewer:
            return [Markup(str(story_part(scene, story)))]
        pairs = zip(before, story, strict=False)  # after an undo the log is shorter
        keep = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if keep == len(before) == len(story):
            return []
        return [Markup(str(story_part(scene, story[keep:], keep=keep)))]
