#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Tests what packaging/web.sh left in build/web in a real Chromium: run.sh visits, starts, parts, exchange or kills [HOW OFTEN]; run.sh figures
# [VISITS [SECONDS OF TOUCHES [FOLDER...]]] prints figures, beside those of pages in other folders. All take Node's puppeteer-core and the system's chromium, or the Firefox that PEGSHEET_FIREFOX names.
# PEGSHEET_VISITS=PATTERN takes those alone whose names it fits; PEGSHEET_PICTURES=FOLDER leaves pictures there.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
[ -f "$root/build/web/index.html" ] || { echo "build/web is not there: packaging/web.sh makes it." >&2; exit 1; }
place=$root/build/web-tests
mkdir -p "$place"
rm -f "$place/address"
cp "$root"/tests/web/*.mjs "$root/tests/web/package.json" "$place/"
(cd "$place" && npm install --silent --no-audit --no-fund --no-package-lock)

# A port of its own, and no answer older than the file.
python3 - "$root/build/web" "$place/address" <<'PYTHON' &
import functools, http.server, pathlib, sys
class Page(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        pass
    def handle(self):
        try:
            super().handle()
        except ConnectionError: # a page that was left
            pass
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Page, directory=sys.argv[1]))
pathlib.Path(sys.argv[2]).write_text("http://127.0.0.1:%d/" % server.server_port)
server.serve_forever()
PYTHON
server=$!
trap 'kill $server' EXIT
until [ -s "$place/address" ]; do read -rt 0.1 <> <(:) || :; done
export PEGSHEET_SOURCE=$root PEGSHEET_WEB_ADDRESS=$(cat "$place/address")
node "$place/${1:?visits, starts, parts, exchange, kills or figures}.mjs" "${@:2}"
