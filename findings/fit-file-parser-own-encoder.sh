#!/usr/bin/env bash
# The strict reader of fit-file-parser refuses the file that the encoder of the same package writes.
#
# Version:  fit-file-parser 6.1.2 on Node 20
# Guess:    what FitEncoder writes without options is read back by readFitMessages
# Seen:     the header's protocol byte is 2, and the reader wants the version in the upper four bits:
#           it raises invalid_header, and reads the same message when 0x20 is given
# Why here: a finished workout leaves as FIT, and must be read by strict readers too
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund fit-file-parser@6.1.2
cat >run.mjs <<'SCRIPT'
import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder';
import { readFitMessages } from 'fit-file-parser/raw';
for (const options of [undefined, { protocolVersion: 0x20 }]) {
  const file = new FitEncoder(options)
    .writeMessage(0, [{ number: 0, size: 1, baseType: FitBaseType.Enum, value: 4 }])
    .close();
  try {
    console.log(file[1], 'messages:', readFitMessages(file).messages.length);
  } catch (error) {
    console.log(file[1], error.code);
  }
}
SCRIPT
cat >expected.txt <<'EXPECTED'
2 invalid_header
32 messages: 1
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
