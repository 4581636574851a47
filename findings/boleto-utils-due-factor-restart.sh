#!/usr/bin/env bash
# A boleto due today is read as due 26 years ago.
#
# Version:  @mrmgomes/boleto-utils 1.3.3 and @brazilian-utils/brazilian-utils 2.4.0 on Node 20
# Guess:    both know that the due factor began again at 1000 on 2025-02-22
# Seen:     the first still counts from 1997 and calls the boleto valid; the second has the new base
# Why here: a due day must not be taken from the digits by a library that was not checked for the restart
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @mrmgomes/boleto-utils@1.3.3 @brazilian-utils/brazilian-utils@2.4.0
cat >run.mjs <<'SCRIPT'
import { getBoletoInfo } from '@brazilian-utils/brazilian-utils';
import boletos from '@mrmgomes/boleto-utils';
// Factor 1000 and R$ 220,00, with its check digits.
const line = '00190000090123456789701234567897110000000022000';
const read = boletos.validarBoleto(line);
console.log('boleto-utils', read.sucesso, read.vencimento.toISOString().slice(0, 10), read.valor);
const { amount, expirationDate } = getBoletoInfo(line);
console.log('brazilian-utils', expirationDate.toISOString().slice(0, 10), amount);
SCRIPT
cat >expected.txt <<'EXPECTED'
boleto-utils true 2000-07-03 220
brazilian-utils 2025-02-22 22000
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
