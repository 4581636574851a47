#!/usr/bin/env bash
# A library that writes numbers in Portuguese refuses the Portuguese decimal comma by default.
#
# Version:  extenso 3.0.0 on Node 20
# Guess:    "1,01" as money is "um real e um centavo"
# Seen:     the comma separates thousands: "1,01" throws, "1,500" is one thousand five hundred; the option decimalSeparator turns it
# Why here: sums formatted for Brazil cannot be handed over as they stand on the screen
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts extenso@3.0.0
cat >run.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
const loaded = createRequire(import.meta.url)('extenso');
const extenso = loaded.default ?? loaded;
const attempt = (text, options) => {
  try {
    return extenso(text, { mode: 'currency', ...options });
  } catch (error) {
    return `throws: ${error.message}`;
  }
};
console.log(attempt('1,01'));
console.log(attempt('1,500'));
console.log(attempt('1.01'));
console.log(attempt('1,01', { decimalSeparator: 'comma' }));
SCRIPT
cat >expected.txt <<'EXPECTED'
throws: Invalid thousands grouping for separator ','.
mil e quinhentos reais
um real e um centavo
um real e um centavo
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
