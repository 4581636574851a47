#!/usr/bin/env bash
# A rest of a minute and a half in four notations, read by three parsers of durations.
#
# Version:  parse-duration 2.1.9, timestring 7.0.0 and juration 0.1.1 on Node 20
# Guess:    each reads the notation or refuses it; "1min30" is 90 s, "1,5 min" is 90 s or refused
# Seen:     timestring drops what follows the last unit (1min30 is 60, 1h30 is 3600); a decimal comma makes 15 minutes of 1.5
#           in two, and 301 s in juration, where 1h30 is 3630 s and 1:30 is 31 s; parse-duration takes 1:30 for 1.03 s
# Why here: rests typed or pasted by people come in these forms, so fichas are read by rules of our own
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-duration@2.1.9 timestring@7.0.0 juration@0.1.1
cat >run.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
import parseDuration from 'parse-duration';
const require = createRequire(import.meta.url);
const timestring = require('timestring');
const juration = require('juration');
const readers = { 'parse-duration': (text) => parseDuration(text, 's'), timestring, juration: (text) => juration.parse(text) };
for (const text of ['1min30', '1h30', '1,5 min', '1:30']) {
  const seconds = Object.entries(readers).map(([name, read]) => {
    try {
      return `${name} ${read(text)}`;
    } catch {
      return `${name} refuses`;
    }
  });
  console.log(text.padEnd(8), seconds.join(', '));
}
SCRIPT
cat >expected.txt <<'EXPECTED'
1min30   parse-duration 90, timestring 60, juration 90
1h30     parse-duration 5400, timestring 3600, juration 3630
1,5 min  parse-duration 900, timestring 900, juration 301
1:30     parse-duration 1.03, timestring refuses, juration 31
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
