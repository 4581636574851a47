#!/usr/bin/env bash
# A calculator of the one-rep max refuses a set of one repetition.
#
# Version:  one-rep-max 1.0.0 on Node 20
# Guess:    one repetition is its own one-rep max: 100 kg for 1 is 100 kg
# Seen:     every formula throws for one repetition, although four of the five are defined there; a set of two is accepted
# Why here: a single is the most common set in a table of maxima, so callers have to answer it themselves
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund one-rep-max@1.0.0
cat >run.mjs <<'SCRIPT'
import formulas from 'one-rep-max';
for (const [name, formula] of Object.entries(formulas)) {
  for (const reps of [1, 2]) {
    try {
      console.log(name, reps, formula({ weight: 100, reps }).toFixed(2));
    } catch (error) {
      console.log(name, reps, error.message);
    }
  }
}
SCRIPT
cat >expected.txt <<'EXPECTED'
epley 1 Invalid arguments provided to epley method.
epley 2 106.67
brzycki 1 Invalid arguments provided to brzycki method.
brzycki 2 102.86
mcGlothin 1 Invalid arguments provided to mcGlothin method.
mcGlothin 2 104.21
lombardi 1 Invalid arguments provided to lombardi method.
lombardi 2 107.18
oConner 1 Invalid arguments provided to oConner method.
oConner 2 105.00
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
