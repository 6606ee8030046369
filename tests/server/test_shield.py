"""What every request and answer goes through, on the real application."""

from __future__ import annotations

import socket

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from vicus.server.limits import Limits
from vicus.server.shield import CONTENT, AllowedHosts, name_of
from vicus.server.web import PAGE, application

POLICY = dict(part.split(" ", 1) for part in CONTENT.split("; "))


@pytest.fixture
def client(database):
    with TestClient(application(database, ["https://vicus.example"], hosts=["testserver", "*.club.example"])) as client:
        yield client


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8000",
        "127.0.0.1:8000",
        "[::1]:8000",
        "10.1.2.3",
        "table.local",
        "vicus.example",
        "a.club.example",
    ],
)
def test_names_that_are_ours(client, host):
    assert client.get("/health", headers={"host": host}).status_code == 200


def test_this_machines_name_is_ours():
    assert socket.gethostname() in AllowedHosts()


@pytest.mark.parametrize(
    "host", ["evil.example", "vicus.example.evil.example", "club.example", "localhost.evil.example", "local"]
)
def test_a_foreign_name_is_refused(client, host):
    """DNS rebinding: a page of evil.example whose name now leads to this machine."""
    answer = client.get("/health", headers={"host": host, "accept-language": "ru,en"})
    assert answer.status_code == 421
    assert f"--allow-host {host}" in answer.text
    assert "сервер" in answer.text
    with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect("/ws", headers={"host": host}):
        pass
    assert denied.value.status_code == 421


@pytest.mark.parametrize("host", ["", "<script>", "a b", "x" * 300, "a,b", "evil.example/127.0.0.1", "127.0.0.1@evil.example"])
def test_what_is_no_name_is_refused_and_not_repeated(client, host):
    answer = client.get("/", headers={"host": host})
    assert answer.status_code == 400
    assert "<script>" not in answer.text
    assert name_of(host) is None


def test_all_names_can_be_allowed():
    assert "any.example" in AllowedHosts(["*"])


def test_hosts_that_are_made_up_cost_no_memory():
    hosts = AllowedHosts()
    for number in range(5000):
        assert f"h{number}.example" not in hosts
    assert len(hosts._known) <= 1000


def test_the_page_may_load_nothing_from_elsewhere():
    assert POLICY["default-src"] == "'none'"
    assert POLICY["script-src"] == POLICY["style-src"] == POLICY["connect-src"] == "'self'"
    assert POLICY["base-uri"] == POLICY["form-action"] == POLICY["frame-ancestors"] == "'none'"
    assert "unsafe" not in CONTENT
    assert "ws:" not in CONTENT


@pytest.mark.parametrize(
    "path",
    ["/", "/health", "/ready", "/nothing", "/api/rules/helvetia/en", "/api/rules/none/en", "/assets/none.js", "/metrics"],
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE"])
def test_every_answer_has_the_headers(client, path, method):
    answer = client.request(method, path)
    assert answer.headers["content-security-policy"] == CONTENT
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert answer.headers["cache-control"]
    assert len(answer.headers.get_list("cache-control")) == 1


def test_an_error_has_the_headers_and_tells_nothing(database, monkeypatch, caplog):
    app = application(database, hosts=["testserver"])

    async def fails(request):
        raise RuntimeError("a secret")

    app.add_route("/fails", fails)
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/fails")
    assert answer.status_code == 500
    assert answer.headers["content-security-policy"] == CONTENT
    assert "secret" not in answer.text


def test_files_with_a_digest_in_their_name_are_kept_by_the_browser(client):
    if not (PAGE / "assets").exists():
        pytest.skip("the page is not built")
    file = next((PAGE / "assets").glob("*.js"))
    answer = client.get(f"/assets/{file.name}")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    again = client.get(f"/assets/{file.name}", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert "immutable" in again.headers["cache-control"]
    assert client.get("/assets/gone.js").headers["cache-control"] == "no-store"
    assert client.get("/").headers["cache-control"] == "no-cache"


def test_files_outside_are_not_given_out(client):
    for path in ("/assets/../index.html", "/assets/%2e%2e/%2e%2e/web.py", "/assets/..%2f..%2fweb.py", "/assets//etc/passwd"):
        assert client.get(path).status_code == 404


def test_who_asks_too_often_waits(database):
    limits = Limits(requests_burst_per_address=5, requests_per_second_per_address=1)
    with TestClient(application(database, hosts=["testserver"], limits=limits)) as client:
        codes = [client.get("/api/quick/none/en").status_code for _ in range(8)]
        assert 404 in codes
        assert codes[-1] == 429
        answer = client.get("/")
        assert answer.headers["retry-after"]
        with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect("/ws"):
            pass
        assert denied.value.status_code == 429


@pytest.mark.parametrize(
    ("limits", "status"), [({"sockets": 2}, 503), ({"sockets_per_address": 2}, 429)], ids=["in all", "of an address"]
)
def test_so_many_sockets_and_no_more(database, limits, status):
    with TestClient(application(database, hosts=["testserver"], limits=Limits(**limits))) as client:
        with client.websocket_connect("/ws"), client.websocket_connect("/ws"):
            with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect("/ws"):
                pass
            assert denied.value.status_code == status
        with client.websocket_connect("/ws"):
            pass


def test_a_guest_with_too_many_pages_is_told(database):
    with TestClient(application(database, hosts=["testserver"], limits=Limits(sockets_per_guest=1))) as client:
        cookie = {"cookie": "vicus_guest=" + "x" * 40}
        with client.websocket_connect("/ws", headers=cookie), client.websocket_connect("/ws", headers=cookie) as second:
            assert second.receive_json()["message"] == "http-too-many"
            assert second.receive()["code"] == 4429
            with client.websocket_connect("/ws"):
                pass


@pytest.mark.parametrize(
    "origin", ["https://elsewhere.example", "null", "http://testserver:81", "file://", "http://testserver.evil"]
)
def test_pages_of_others_get_no_socket(client, origin):
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers={"origin": origin}):
        pass


@pytest.mark.parametrize("origin", ["http://testserver", "https://testserver", "https://vicus.example"])
def test_own_pages_get_a_socket(client, origin):
    with client.websocket_connect("/ws", headers={"origin": origin}):
        pass


def behind(app, proxy: str):
    """As Uvicorn wraps it: only the proxy's word counts."""
    return ProxyHeadersMiddleware(app, trusted_hosts=[proxy])


@pytest.mark.parametrize(("proxy", "secure"), [("testclient", True), ("192.0.2.9", False)])
def test_cookies_are_secure_behind_a_proxy_with_tls_and_only_such_a_one_is_believed(database, proxy, secure):
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.5"}
    app = application(database, hosts=["testserver"], limits=Limits(sockets_per_address=1))
    with TestClient(behind(app, proxy)) as client:
        assert ("Secure" in client.get("/", headers=forwarded).headers.get("set-cookie", "")) == secure
        with client.websocket_connect("/ws", headers=forwarded) as page:
            cookies = [value.decode() for name, value in page.extra_headers if name == b"set-cookie"]
            assert all("HttpOnly" in cookie and "SameSite=Lax" in cookie for cookie in cookies)
            other = forwarded | {"x-forwarded-for": "203.0.113.6"}
            if secure:  # the proxy is believed, and so is the address of the other guest
                with client.websocket_connect("/ws", headers=other):
                    pass
            else:
                with pytest.raises(WebSocketDenialResponse), client.websocket_connect("/ws", headers=other):
                    pass
