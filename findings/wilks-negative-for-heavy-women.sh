#!/usr/bin/env bash
# The old Wilks formula gives a heavy woman a negative score, and DOTS rates her above a lighter one.
#
# Version:  wilks 2.3.0 on Node 20
# Guess:    the package limits body weight to the range of the published polynomials
# Seen:     it does not: 300 kg lifted at 220 kg of body weight is -258.09 (Wilks), and DOTS rises again above 150 kg
# Why here: relative strength scores of imported athletes must name the range they hold in
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund wilks@2.3.0
cat >run.mjs <<'SCRIPT'
import { dots, wilks } from 'wilks';
for (const bodyweight of [93, 150, 220]) {
  const lifter = { total: 300, bodyweight, gender: 'female', unit: 'kg' };
  console.log(bodyweight, wilks(lifter), dots(lifter));
}
SCRIPT
cat >expected.txt <<'EXPECTED'
93 255.89 263.68
150 230.84 231.23
220 -258.09 319.3
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
