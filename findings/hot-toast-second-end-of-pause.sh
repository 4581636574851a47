#!/usr/bin/env bash
# A pause of toasts that is ended twice lasts 56 years.
#
# Version:  react-hot-toast 2.6.1 (headless) with React 19.2.0 on Node 20
# Guess:    a second `endPause` in a row changes nothing, as no pause is running
# Seen:     each toast's `pauseDuration` grows by the present time since 1970; the delay until its
#           end no longer fits the 32 bits of a timer, so it may go at once or stay for days
# Why here: two effects of one render can both end a pause, so the app ends it in one place
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund react-hot-toast@2.6.1 react@19.2.0 react-dom@19.2.0 jsdom@26.1.0
cat >run.mjs <<'SCRIPT'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<main></main>');
const { document, navigator } = window;
for (const [name, value] of Object.entries({ window, document, navigator }))
  Object.defineProperty(globalThis, name, { value });
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { act, createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { toast, useToaster } = await import('react-hot-toast/headless');

let seen;
function Toasts() {
  seen = useToaster();
  return null;
}
const root = createRoot(window.document.querySelector('main'));
await act(() => root.render(createElement(Toasts)));
await act(() => void toast('Saved', { duration: 60_000 }));
await act(() => seen.handlers.startPause());
const { endPause } = seen.handlers;
await act(() => endPause());
console.log('ended once, pause below a second:', seen.toasts[0].pauseDuration < 1000);
await act(() => seen.handlers.startPause());
const paused = seen.handlers.endPause;
await act(() => {
  paused();
  paused();
});
const years = seen.toasts[0].pauseDuration / (365.25 * 86_400_000);
console.log('ended twice, pause above 50 years:', years > 50);
await act(() => root.unmount());
process.exit(0);
SCRIPT
cat >expected.txt <<'EXPECTED'
ended once, pause below a second: true
ended twice, pause above 50 years: true
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
