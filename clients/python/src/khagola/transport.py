"""Requests over HTTP with the standard library."""

import json
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen


class KhagolaError(Exception):
    """The service refused a request.

    status      of HTTP
    code        of docs/reference/errors.md, for example "INVALID_INPUT"
    message     says what to do
    details     the whole error as the service sent it
    request_id  names the request in the log of the service
    """

    def __init__(self, status: int, details: Any, request_id: str | None) -> None:
        error = details.get("error") if isinstance(details, dict) else None
        source = error if isinstance(error, dict) else details if isinstance(details, dict) else {}
        self.status = status
        self.code: str = str(source.get("code") or error or "")
        self.message: str = str(source.get("message") or details)
        self.details = details
        self.request_id = request_id
        super().__init__(f"{status} {self.code}: {self.message}")


def _text(value: Any) -> str:
    """A value of a query parameter; a list is separated by commas."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ",".join(_text(item) for item in value)
    return str(value)


class Transport:
    """Sends requests to one service.

    base_url  for example "http://localhost:8787"
    key       commercial key; requests without one are anonymous
    timeout   of a request, in seconds
    """

    def __init__(self, base_url: str = "http://localhost:8787", *, key: str | None = None, timeout: float = 30) -> None:
        self.base_url = base_url.rstrip("/")
        self.timeout = timeout
        self._headers = {"User-Agent": "khagola-python"}
        if key is not None:
            self._headers["Authorization"] = f"Bearer {key}"

    def _send(self, method: str, path: str, query: Mapping[str, Any], body: Any, accept: str) -> Any:
        given = {name: _text(value) for name, value in query.items() if value is not None}
        url = self.base_url + path + (f"?{urlencode(given)}" if given else "")
        headers = {**self._headers, "Accept": "*/*" if "format" in given else accept}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = Request(url, data=data, headers=headers, method=method)
        try:
            with urlopen(request, timeout=self.timeout) as response:
                return _answer(response.headers.get_content_type(), response.read())
        except HTTPError as error:
            with error:
                details = _answer(error.headers.get_content_type(), error.read())
                raise KhagolaError(error.code, details, error.headers.get("X-Request-Id")) from None


def _answer(content_type: str, content: bytes) -> Any:
    text = content.decode()
    return json.loads(text) if content_type == "application/json" else text
