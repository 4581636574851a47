#!/usr/bin/env bash
# One package takes a CNPJ with letters as a Pix key and refuses it as a CNPJ.
#
# Version:  @brazilian-utils/brazilian-utils 2.4.0 on Node 20
# Guess:    CNPJs with letters (IN RFB 2.229/2024, issued since July 2026) are valid in both
# Seen:     isValidCnpj is false without { version: 2 }, which is no default; isValidPixKey is true
# Why here: a form that checks the two fields by this package refuses new companies in one of them
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @brazilian-utils/brazilian-utils@2.4.0
cat >run.mjs <<'SCRIPT'
import { isValidCnpj, isValidPixKey } from '@brazilian-utils/brazilian-utils';
// The example of the Receita Federal.
const cnpj = '12ABC34501DE35';
console.log('isValidCnpj', isValidCnpj(cnpj));
console.log('isValidCnpj version 2', isValidCnpj(cnpj, { version: 2 }));
console.log('isValidPixKey', isValidPixKey(cnpj));
SCRIPT
cat >expected.txt <<'EXPECTED'
isValidCnpj false
isValidCnpj version 2 true
isValidPixKey true
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
