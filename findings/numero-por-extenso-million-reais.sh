#!/usr/bin/env bash
# Round millions of reais lack their preposition, and a thousand is "um mil".
#
# Version:  numero-por-extenso 1.0.8, extenso 3.0.0 and written-number 0.11.1 on Node 20
# Guess:    both money writers say "um milhão de reais" and "mil e cem reais", as receipts and cheques have them
# Seen:     numero-por-extenso says "um milhão reais" and "um mil e cem reais"; extenso and written-number have "mil"
# Why here: a receipt with the sum in words needs a writer that was tried with round numbers
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts numero-por-extenso@1.0.8 extenso@3.0.0 written-number@0.11.1
cat >run.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { estilo, porExtenso } = require('numero-por-extenso');
const loaded = require('extenso');
const extenso = loaded.default ?? loaded;
const written = require('written-number');
for (const sum of [1_000_000, 1100]) {
  console.log(sum, '|', porExtenso(sum, estilo.monetario), '|', extenso(String(sum), { mode: 'currency' }), '|', written(sum, { lang: 'pt' }));
}
SCRIPT
cat >expected.txt <<'EXPECTED'
1000000 | um milhão reais | um milhão de reais | um milhão
1100 | um mil e cem reais | mil e cem reais | mil e cem
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
