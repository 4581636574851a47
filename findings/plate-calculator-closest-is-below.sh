#!/usr/bin/env bash
# The closest weight of a plate calculator is always the one below.
#
# Version:  plate-calculator 1.0.6 on Node 20
# Guess:    asked for the closest, 61.9 kg on a bar of 20 kg become 62.5 (0.6 away)
# Seen:     they become 60 (1.9 away): it takes plates as long as they fit, and its refusal calls 60 the closest possible too
# Why here: a planned load that is rounded by it is up to a pair of the smallest plates too light
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts plate-calculator@1.0.6
cat >run.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
const { plateCalculator, ...rest } = createRequire(import.meta.url)('plate-calculator');
const { calculate } = plateCalculator ?? rest;
const set = [25, 20, 15, 10, 5, 2.5, 1.25];
for (const load of [61.9, 62.4, 62.5]) {
  const { plates, closestWeight } = calculate(load, { set, barbellWeight: 20 });
  console.log(load, closestWeight, plates.map(({ plateWeight, qty }) => `${qty} x ${plateWeight}`).join(', '));
}
SCRIPT
cat >expected.txt <<'EXPECTED'
61.9 60 2 x 20
62.4 60 2 x 20
62.5 62.5 2 x 20, 2 x 1.25
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
