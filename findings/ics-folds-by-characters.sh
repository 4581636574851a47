#!/usr/bin/env bash
# A calendar file with accents has lines longer than 75 octets.
#
# Version:  ics 3.12.0 on Node 20
# Guess:    lines are folded at 75 octets, as RFC 5545 (3.1) asks
# Seen:     they are folded at 75 characters: one with accents has 83 octets
# Why here: strict readers of calendars count octets; Portuguese titles reach the limit first
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ics@3.12.0
cat >run.mjs <<'SCRIPT'
import { createEvent } from 'ics';
const { value } = createEvent({
  start: [2026, 11, 27, 7, 0],
  duration: { hours: 1 },
  title: 'Avaliação física com a professora Conceição Araújo Guimarães Gonçalves',
});
const [first] = value.split('\r\n').filter((line) => line.startsWith('SUMMARY'));
console.log([...first].length, 'characters,', Buffer.byteLength(first), 'octets');
SCRIPT
cat >expected.txt <<'EXPECTED'
75 characters, 83 octets
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
