#!/usr/bin/env bash
# A reader of payment codes opens the account's template and leaves that of the additional data as text.
#
# Version:  @walletfactory/emvqr 0.1.1 on Node 20
# Guess:    both templates of a static Pix code (26, 62) are objects of their fields
# Seen:     26 is one; 62 stays text with one field and with two: ids, lengths and values in a row
# Why here: the reference (txid) of our codes is read back by this package in the tests
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @walletfactory/emvqr@0.1.1
cat >run.cjs <<'SCRIPT'
const { decode } = require('@walletfactory/emvqr');
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
const code = (additional) => {
  const start = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', '11144477735')),
    field('52', '0000'),
    field('53', '986'),
    field('58', 'BR'),
    field('59', 'LOJA'),
    field('60', 'RECIFE'),
    field('62', additional),
    '6304',
  ].join('');
  return start + crc(start);
};
console.log('26', JSON.stringify(decode(code(field('05', 'PEDIDO7')))['26']));
console.log('one', JSON.stringify(decode(code(field('05', 'PEDIDO7')))['62']));
console.log('two', JSON.stringify(decode(code(field('05', 'PEDIDO7') + field('07', 'CAIXA2')))['62']));
SCRIPT
cat >expected.txt <<'EXPECTED'
26 {"00":"br.gov.bcb.pix","01":"11144477735"}
one "0507PEDIDO7"
two "0507PEDIDO70706CAIXA2"
EXPECTED
node run.cjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
