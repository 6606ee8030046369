# Only of the page without a server; what is in another catalogue, too, is said so there.

static-loading = The table is on its way: { $done } of { $all } MB
static-starting = The table is being set up …
static-failed = The table could not be set up in this browser.
static-elsewhere = Your games are open in another tab, which does not answer.
static-take = Play here

static-here = Another person here …
static-here-title = Who else plays here?
static-here-line = You share this device and take turns at it. What is secret is covered until the next player says: it’s me.
static-here-known = Played here before
static-here-name = Name
static-here-face = Face
static-here-sit = Take the seat
static-here-twice = There would be two people called { $name } at this table. Give everybody a name of their own.
static-hand-over = { $name }, it’s your turn
static-hand-over-line = Hand the device to { $name }. Nobody’s secrets are on this screen.
static-hand-over-go = I’m { $name }: uncover
static-hand-over-bots = The bots are playing …
static-hand-over-bots-line = It goes on in a moment.
static-turn = { $name }’s turn

page-hero = Villages to build, bots to beat.
page-hero-line = Board games in your browser. No account, no server: the bots think on your own device, and your games stay there.
page-reconnecting = The table is being set up anew …
page-offline = The table is being set up.
page-offline-line = What you see is the last that was saved. It goes on in a moment …
page-mine-data-line = All of this is in this browser alone, to keep as a file or to delete.
page-forget-name = Your name here is deleted.
page-forget-kept = Files that you have saved stay with you. There are no other copies.
storage-unavailable = Nothing can be saved right now. Your last step was not made.
static-unsaved-full = There is no room left: your browser cannot save your games. Free some space on this device, for example by deleting large files. Then play on from here; nothing that you see is lost.
static-unsaved-broken = Your browser cannot save your games right now. Leave this tab open for a moment; if this stays, reload the page.
page-device-offline = Your games are not there yet. Try again in a moment.
page-mine-save-broken = The file could not be made. Try again in a moment.
static-newer = A new version is here.
static-newer-take = Use it now
static-later = Later
static-kept = Kept in this browser: works without a network, too.
static-licences = Licences
static-licences-title = What this page is made of
static-licences-line = This page is made of the work of many. What is in it, and on which terms:
static-licences-missing = The list could not be fetched.
