#!/usr/bin/env bash
# The Portuguese stemmer keeps singular and plural of common exercise words apart.
#
# Version:  snowball-stemmers 0.6.0 on Node 20
# Guess:    flexão and flexões, abdominal and abdominais share a stem, as remada and remadas do
# Seen:     flexã and flexõ, abdominal and abdomin differ; elevação and elevações are both elev
# Why here: a search over exercise names by this stemmer misses the plural of two of the commonest
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts snowball-stemmers@0.6.0
cat >run.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
const stemmer = createRequire(import.meta.url)('snowball-stemmers').newStemmer('portuguese');
for (const pair of [['flexão', 'flexões'], ['abdominal', 'abdominais'], ['elevação', 'elevações'], ['remada', 'remadas']]) {
  console.log(pair.join(', '), '->', pair.map((word) => stemmer.stem(word)).join(', '));
}
SCRIPT
cat >expected.txt <<'EXPECTED'
flexão, flexões -> flexã, flexõ
abdominal, abdominais -> abdominal, abdomin
elevação, elevações -> elev, elev
remada, remadas -> rem, rem
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
