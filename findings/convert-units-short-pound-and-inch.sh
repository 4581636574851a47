#!/usr/bin/env bash
# A pound has 453.592 g, and an inch is not 2.54 cm.
#
# Version:  convert-units 2.3.4, js-quantities 1.8.0 and convert 5.9.0 on Node 20
# Guess:    all three use the exact definitions (0.45359237 kg, 2.54 cm)
# Seen:     convert-units takes 453.592 g for a pound and goes from inches to centimetres through feet a metre (2.53999991...);
#           the two others are exact
# Why here: loads are whole grams here: 2,000 lb differ by one gram, and a round trip over inches is never equal
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts convert-units@2.3.4 js-quantities@1.8.0 convert@5.9.0
cat >run.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
import { convert } from 'convert';
const require = createRequire(import.meta.url);
const units = require('convert-units');
const quantity = require('js-quantities');
console.log('2000 lb in g:', units(2000).from('lb').to('g'), quantity('2000 lb').to('g').scalar, convert(2000, 'lb').to('g'));
console.log('1 in in cm:  ', units(1).from('in').to('cm'), quantity('1 in').to('cm').scalar, convert(1, 'in').to('cm'));
SCRIPT
cat >expected.txt <<'EXPECTED'
2000 lb in g: 907184 907184.74 907184.74
1 in in cm:   2.5399999187200026 2.54 2.54
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
