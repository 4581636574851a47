import { createRequire } from 'node:module';
import { parseFullQR } from 'emvco-qr-sdk';
import { hasError, isStaticPix, parsePix } from 'pix-utils';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { brCode, type PixRequest, txidOf } from '#domain/charges/br-code';

/** The fields that a payer's bank reads from a code. */
interface Read {
  readonly key: string;
  readonly name: string;
  readonly city: string;
  /** As written, such as '13.01'. */
  readonly amount: string;
  readonly txid: string;
}

const require = createRequire(import.meta.url);
// This package has no types.
const emvqr = v.parse(v.object({ decode: v.function() }), require('@walletfactory/emvqr'));

const FIELDS = {
  26: v.object({ '00': v.literal('br.gov.bcb.pix'), '01': v.string() }),
  54: v.string(),
  59: v.string(),
  60: v.string(),
};
function readFields(fields: v.InferOutput<v.ObjectSchema<typeof FIELDS, undefined>>) {
  return { key: fields[26]['01'], amount: fields[54], name: fields[59], city: fields[60] };
}

const DECODERS: Readonly<Record<string, (code: string) => Read>> = {
  'pix-utils'(code) {
    const pix = parsePix(code);
    if (hasError(pix) || !isStaticPix(pix)) throw new Error('pix-utils reads no static code');
    const { pixKey, merchantName, merchantCity, transactionAmount = 0, txid = '' } = pix;
    const amount = transactionAmount.toFixed(2);
    return { key: pixKey, name: merchantName, city: merchantCity, amount, txid };
  },
  'emvco-qr-sdk'(code) {
    const { crc, raw } = parseFullQR(code, {});
    if (!crc.isValid) throw new Error('the checksum differs');
    const fields = v.parse(v.object({ ...FIELDS, 62: v.object({ '05': v.string() }) }), raw);
    return { ...readFields(fields), txid: fields[62]['05'] };
  },
  '@walletfactory/emvqr'(code) {
    // It leaves template 62 as text: id, length and value.
    const fields = v.parse(v.object({ ...FIELDS, 62: v.string() }), emvqr.decode(code));
    return { ...readFields(fields), txid: fields[62].slice(4) };
  },
};

const request: PixRequest = {
  key: '+5511987654321',
  name: 'Jürgen Strauß',
  city: 'São Paulo',
  centavos: 22_000,
  txid: '0192f3ab-8c1d-7e2f-9a3b-4c5d6e7f8091',
};
const KEYS = [
  ['11144477735', 'cpf'],
  ['00000000000191', 'cnpj'],
  ['+5511987654321', 'phone'],
  ['ana@example.com', 'email'],
  ['123e4567-e12b-12d1-a456-426655440000', 'random'],
] as const;

describe.each(Object.entries(DECODERS))('%s reads a code back', (_, read) => {
  test.each([
    [1, '0.01'],
    [10, '0.10'],
    [1301, '13.01'],
    [22_000, '220.00'],
    [99_999_999, '999999.99'],
  ])('with %i centavos', (centavos, amount) => {
    expect(read(brCode({ ...request, centavos }))).toEqual({
      key: '+5511987654321',
      name: 'Jurgen Strauss',
      city: 'Sao Paulo',
      amount,
      txid: txidOf(request.txid),
    });
  });

  test.each(KEYS)('with the key %s (%s)', (key) => {
    expect(read(brCode({ ...request, key })).key).toBe(key);
  });

  test.each([
    ['Maria Aparecida dos Santos Oliveira', 'Maria Aparecida dos'],
    ['Łukasz Ørsted Æsa', 'Lukasz Orsted AEsa'],
  ])('with the name %s', (name, written) => {
    expect(read(brCode({ ...request, name })).name).toBe(written);
  });

  test('not when a digit of it changed', () => {
    const code = brCode({ ...request, centavos: 1301 }).replace('13.01', '93.01');
    expect(() => read(code)).toThrow();
  });
});
