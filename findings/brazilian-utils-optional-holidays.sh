#!/usr/bin/env bash
# Business days leave out the optional carnival Tuesday and keep the Monday before it.
#
# Version:  @brazilian-utils/brazilian-utils 2.4.0 on Node 20
# Guess:    a holiday of the type "optional" is a business day
# Seen:     carnival Tuesday and Corpus Christi, both optional, are no business days; carnival Monday is one, although banks are closed on both
# Why here: a due day moved to the next business day by this calendar differs from the bank's
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @brazilian-utils/brazilian-utils@2.4.0
cat >run.mjs <<'SCRIPT'
import { getHolidays, isBusinessDay } from '@brazilian-utils/brazilian-utils';
const holidays = getHolidays(2026);
for (const day of ['2026-02-16', '2026-02-17', '2026-06-04']) {
  const noon = new Date(`${day}T12:00:00-03:00`);
  const holiday = holidays.find(({ date }) => date.toISOString().startsWith(day));
  console.log(day, holiday?.type ?? 'none', isBusinessDay(noon));
}
SCRIPT
cat >expected.txt <<'EXPECTED'
2026-02-16 none true
2026-02-17 optional false
2026-06-04 optional false
EXPECTED
TZ=America/Sao_Paulo node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
