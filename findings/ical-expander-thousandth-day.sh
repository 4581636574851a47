#!/usr/bin/env bash
# A daily event that has run for three years is missing from this week.
#
# Version:  ical-expander 3.2.0 on Node 20
# Guess:    a window of a week finds its seven occurrences however old the series is
# Seen:     it stops after 1,000 occurrences counted from the start, so the window is empty and no error is raised;
#           maxIterations: 0 removes the limit
# Why here: old habits in a subscribed calendar ("treino", every day) would leave the agenda without a word
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical-expander@3.2.0
cat >run.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
const Expander = createRequire(import.meta.url)('ical-expander');
const series = (year) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//a//b//PT\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20220101T000000Z\r\nDTSTART:${year}0103T100000Z\r\nDTEND:${year}0103T110000Z\r\nRRULE:FREQ=DAILY\r\nSUMMARY:Treino\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const count = (year, options) =>
  new Expander({ ics: series(year), ...options }).between(new Date('2026-01-05T00:00Z'), new Date('2026-01-11T23:00Z')).occurrences.length;
console.log({ since2025: count(2025), since2022: count(2022), since2022WithoutLimit: count(2022, { maxIterations: 0 }) });
SCRIPT
cat >expected.txt <<'EXPECTED'
{ since2025: 7, since2022: 0, since2022WithoutLimit: 7 }
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
