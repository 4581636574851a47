#!/usr/bin/env bash
# The usual rule for "the last day of each month" leaves the months of 30 and 31 days out.
#
# Version:  ical.js 2.2.1 on Node 20
# Guess:    BYMONTHDAY=28,29,30,31 with BYSETPOS=-1 is the last day of each month
# Seen:     January and February are right, then come 28 and 29 March; BYMONTHDAY=-1 is right
# Why here: monthly charges and renewals written by other calendars use that rule
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1
cat >run.mjs <<'SCRIPT'
import ICAL from 'ical.js';
function days(rule) {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString('2026-01-31T07:00:00'));
  return Array.from({ length: 4 }, () => iterator.next()?.toString().slice(0, 10)).join(' ');
}
console.log(days('FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'));
console.log(days('FREQ=MONTHLY;BYMONTHDAY=-1'));
SCRIPT
cat >expected.txt <<'EXPECTED'
2026-01-31 2026-02-28 2026-03-28 2026-03-29
2026-01-31 2026-02-28 2026-03-31 2026-04-30
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
