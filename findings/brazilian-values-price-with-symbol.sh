#!/usr/bin/env bash
# The parser of Brazilian prices does not read what its own formatter writes.
#
# Version:  brazilian-values 0.14.1 on Node 20
# Guess:    parseToNumber(formatToBRL(1234.56)) is 1234.56
# Seen:     it is NaN for any text with "R$"; without the symbol the same number is read
# Why here: prices pasted by a professional carry the symbol, so a form needs a parser of its own
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts brazilian-values@0.14.1
cat >run.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
const { formatToBRL, parseToNumber } = createRequire(import.meta.url)('brazilian-values');
const written = formatToBRL(1234.56);
console.log(JSON.stringify(written), parseToNumber(written), parseToNumber('1.234,56'));
SCRIPT
cat >expected.txt <<'EXPECTED'
"R$ 1.234,56" NaN 1234.56
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
