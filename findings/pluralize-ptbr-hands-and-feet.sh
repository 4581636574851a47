#!/usr/bin/env bash
# Portuguese plurals of body words: feet stay one foot, and hands get an ending that does not exist.
#
# Version:  pluralize-ptbr 1.0.4 on Node 20
# Guess:    pés, mãos, and bíceps unchanged
# Seen:     pé stays "pé", mão becomes "mões"; bíceps, quadris and abdominais are right
# Why here: names of body parts and equipment need their plural written down, not derived
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pluralize-ptbr@1.0.4
cat >run.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
const loaded = createRequire(import.meta.url)('pluralize-ptbr');
const plural = loaded.default ?? loaded;
const plurals = ['pé', 'mão', 'bíceps', 'quadril', 'abdominal', 'repetição']
  .map((word) => `${word} ${plural(word)}`)
  .join(', ');
console.log(plurals);
SCRIPT
cat >expected.txt <<'EXPECTED'
pé pé, mão mões, bíceps bíceps, quadril quadris, abdominal abdominais, repetição repetições
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
