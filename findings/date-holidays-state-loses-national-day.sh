#!/usr/bin/env bash
# Asking for the holidays of a Brazilian state removes a national one.
#
# Version:  date-holidays 3.37.0 on Node 20
# Guess:    a state has the national holidays and its own ones
# Seen:     20 November (national since Lei 14.759/2023) is public for the country, and absent for SP and RJ
# Why here: business days of charges and appointments cannot be taken from the state calendar
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0
cat >run.mjs <<'SCRIPT'
import Holidays from 'date-holidays';
for (const place of [['BR'], ['BR', 'BA'], ['BR', 'SP'], ['BR', 'RJ']]) {
  const days = new Holidays(...place).getHolidays(2026);
  const found = days.find(({ date }) => date.startsWith('2026-11-20'));
  console.log(place.join('-'), found ? found.type : 'no holiday');
}
SCRIPT
cat >expected.txt <<'EXPECTED'
BR public
BR-BA public
BR-SP no holiday
BR-RJ no holiday
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
