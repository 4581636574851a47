#!/usr/bin/env bash
# Portuguese dates lose their hour after a weekday, and the day after tomorrow becomes tomorrow.
#
# Version:  chrono-node 2.10.3 on Node 20
# Guess:    "sexta às 18h30" is Friday 18:30, and "depois de amanhã às 7" is in two days
# Seen:     after a weekday or a date the hour in the form 18h30 or 7h is dropped and noon is returned; "depois de amanhã" is read from "amanhã" on
# Why here: typed appointments cannot be read by this parser without showing what it understood
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3
cat >run.mjs <<'SCRIPT'
import { pt } from 'chrono-node';
// A Tuesday.
const now = new Date('2026-11-24T12:00:00-03:00');
for (const text of ['amanhã 19:00', 'sexta às 18h30', '27/11 às 7h', 'depois de amanhã às 7']) {
  const [result] = pt.parse(text, now);
  console.log(text, '=>', result.text, '=>', result.start.date().toLocaleString('sv-SE'));
}
SCRIPT
cat >expected.txt <<'EXPECTED'
amanhã 19:00 => amanhã 19:00 => 2026-11-25 19:00:00
sexta às 18h30 => sexta => 2026-11-27 12:00:00
27/11 às 7h => 27/11 => 2026-11-27 12:00:00
depois de amanhã às 7 => amanhã às 7 => 2026-11-25 07:00:00
EXPECTED
TZ=America/Sao_Paulo node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
