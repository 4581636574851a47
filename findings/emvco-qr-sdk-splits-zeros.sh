#!/usr/bin/env bash
# A reader of payment codes takes the category "0000" for a template with an empty field.
#
# Version:  emvco-qr-sdk 1.0.0 on Node 20
# Guess:    field 52 (merchant category, four figures) is a text in the raw fields, as 53, 54 and 58 are
# Seen:     "0000", which every static Pix code has, becomes {"00": ""}; 53 stays the text "986"
# Why here: our codes are read back by this package in the tests, which may not compare field 52 as a text
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund emvco-qr-sdk@1.0.0
cat >run.cjs <<'SCRIPT'
const { parseFullQR } = require('emvco-qr-sdk');
const field = (id, value) => id + String(value.length).padStart(2, '0') + value;
const crc = (text) => {
  let sum = 0xffff;
  for (const byte of Buffer.from(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1;
    sum &= 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
};
const start = [
  field('00', '01'),
  field('26', field('00', 'br.gov.bcb.pix') + field('01', '11144477735')),
  field('52', '0000'),
  field('53', '986'),
  field('58', 'BR'),
  field('59', 'LOJA'),
  field('60', 'RECIFE'),
  field('62', field('05', '***')),
  '6304',
].join('');
const { raw, crc: sum } = parseFullQR(start + crc(start), {});
console.log(sum.isValid, JSON.stringify([raw['52'], raw['53']]));
SCRIPT
cat >expected.txt <<'EXPECTED'
true [{"00":""},"986"]
EXPECTED
node run.cjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
