#!/usr/bin/env bash
# fit-decoder names the fields of a strength set, but leaves their scale to the caller.
#
# Version:  fit-decoder 1.0.5, file written with fit-file-parser 6.1.2, on Node 20
# Guess:    a set of 40 kg that lasts 30 s has the weight 40 and the duration 30, as in the profile's units
# Seen:     weight 640 (sixteenths of a kilogram), duration 30000 (milliseconds)
# Why here: sums of exported sets are compared between readers, and tonnes would be sixteen times too many
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund fit-decoder@1.0.5 fit-file-parser@6.1.2
cat >run.mjs <<'SCRIPT'
import fitDecoder from 'fit-decoder';
import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder';
const field = (number, size, baseType, value) => ({ number, size, baseType, value });
const file = new FitEncoder({ protocolVersion: 0x20 })
  .writeMessage(0, [field(0, 1, FitBaseType.Enum, 4)])
  .writeMessage(225, [
    field(254, 4, FitBaseType.Uint32, 1_100_000_000),
    field(0, 4, FitBaseType.Uint32, 30_000),
    field(3, 2, FitBaseType.Uint16, 8),
    field(4, 2, FitBaseType.Uint16, 640),
    field(5, 1, FitBaseType.Enum, 1),
  ])
  .close();
const { records } = fitDecoder.parseRecords(fitDecoder.fit2json(file.buffer));
const { weight, duration, repetitions, set_type } = records.find(({ type }) => type === 'set').data;
console.log({ weight, duration, repetitions, set_type });
SCRIPT
cat >expected.txt <<'EXPECTED'
{ weight: 640, duration: 30000, repetitions: 8, set_type: 'active' }
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
