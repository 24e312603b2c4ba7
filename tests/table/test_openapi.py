"""The JSON interface does what its own description says, whatever is sent to it: no crash, no undocumented answer."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.test_api import found
from tests.table.test_pages import bring, record_of_a_match
from theatrum.table import after, api

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture
def description(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The description, with keys to a running and to a finished table among those that are tried."""
    monkeypatch.setattr(api, "HINT", "expert:5")
    monkeypatch.setattr(after, "THINKING", 1)
    keys = [*found(client).values(), *bring(client, record_of_a_match()).values()]
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", client.app)

    @schema.hook
    def map_path_parameters(context: Any, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
        if path_parameters and "key" in path_parameters:
            place = len(str(path_parameters["key"])) % (len(keys) + 1)
            if place < len(keys):
                path_parameters["key"] = keys[place]
        return path_parameters

    return schema


OPERATIONS = [
    (method, route.path)
    for route in (*api.router.routes, *after.router.routes)
    if isinstance(route, APIRoute) and not route.path.endswith("/events")  # it never ends
    for method in route.methods or ()
]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_operation_answers_as_described(description: Any, method: str, path: str) -> None:
    @given(case=description[path][method].as_strategy())
    @settings(max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    def try_it(case: Any) -> None:
        case.call_and_validate(checks=CHECKS)

    try_it()
