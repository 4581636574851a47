#!/usr/bin/env bash
# A Pix code with an accent in the name is refused by the readers of two other packages.
#
# Version:  faz-um-pix 2.0.2, pix-utils 2.8.2 and @brazilian-utils/brazilian-utils 2.4.0 on Node 20
# Guess:    writers strip accents, or all count and sum the same characters, so that each reads the other
# Seen:     faz-um-pix keeps the accents, and both readers call the code invalid; without accents both take it
# Why here: a receiver's name must be plain ASCII before it goes into a Pix code
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund faz-um-pix@2.0.2 pix-utils@2.8.2 @brazilian-utils/brazilian-utils@2.4.0
cat >run.mjs <<'SCRIPT'
import { isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import fazUmPix from 'faz-um-pix';
import { hasError, parsePix } from 'pix-utils';
for (const [name, city] of [['Joana Souza', 'Rio de Janeiro'], ['João Souza', 'São Paulo']]) {
  const code = await fazUmPix.Pix('+5511987654321', name, city, '10.00', 'Aula');
  const read = parsePix(code);
  const other = hasError(read) ? read.message : 'valid';
  console.log(name, 'brazilian-utils', isValidPixPayload(code), 'pix-utils', other);
}
SCRIPT
cat >expected.txt <<'EXPECTED'
Joana Souza brazilian-utils true pix-utils valid
João Souza brazilian-utils false pix-utils invalid crc
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
