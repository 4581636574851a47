import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brCode, checksum, txidOf } from '#domain/charges/br-code';

/** The fields of a code by id, parsed by their lengths only. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  expect(at).toBe(text.length);
  return fields;
}

describe('published codes', () => {
  test('the check value of CRC-16/CCITT-FALSE', () => {
    expect(checksum('123456789')).toBe('29B1');
  });

  test('a static code without a sum (Banco Central, Manual de Padrões para Iniciação do Pix)', () => {
    expect(
      brCode({
        key: '123e4567-e12b-12d1-a456-426655440000',
        name: 'Fulano de Tal',
        city: 'BRASILIA',
        centavos: null,
        txid: '',
      }),
    ).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' +
        '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });

  test('a static code with a sum and a txid (Stark Infra, Static BR Code)', () => {
    expect(
      brCode({
        key: '+5541999999999',
        name: 'Jamie Lannister',
        city: 'Sao Paulo',
        centavos: 100,
        txid: '123456',
      }),
    ).toBe(
      '00020126360014br.gov.bcb.pix0114+554199999999952040000530398654041.00' +
        '5802BR5915Jamie Lannister6009Sao Paulo621005061234566304A63E',
    );
  });

  test('the checksum of a dynamic code (OpenPix, a test account)', () => {
    const code =
      '00020101021226950014br.gov.bcb.pix2573api.openpix.com.br/api/testaccount/qr/v1/' +
      '76b78b30595a4adba28b1831eb65c0ff52040000530398654040.995802BR5921OXX_SOLUCOES_DIGITAIS' +
      '6009Sao_Paulo6229052576b78b30595a4adba28b1831e63043D8B';
    expect(checksum(code.slice(0, -4))).toBe(code.slice(-4));
  });
});

const of = (over: Partial<Parameters<typeof brCode>[0]>) =>
  fieldsOf(
    brCode({
      key: '52998224725',
      name: 'Ana',
      city: 'Sorocaba',
      centavos: 1,
      txid: 'x',
      ...over,
    }),
  );

describe('what the fields hold', () => {
  test.each([
    [1, '0.01'],
    [99, '0.99'],
    [22_000, '220.00'],
    [10_000_000, '100000.00'],
  ])('%i centavos are %s', (centavos, amount) => {
    expect(of({ centavos }).get('54')).toBe(amount);
  });

  test.each([
    ['João Conceição', 'Joao Conceicao'],
    ['Maria Aparecida dos Santos Oliveira', 'Maria Aparecida dos'],
    ['Ana 💪 Personal | CREF', 'Ana Personal CREF'],
    ['Wolfeschlegelsteinhausenbergerdorff', 'Wolfeschlegelsteinhausenb'],
    ['Ana Beatriz Silveira Prado', 'Ana Beatriz Silveira'],
    // Exactly the 25 letters that fit into the field: alone, and before another word.
    ['Ana Beatriz Silveira Prad', 'Ana Beatriz Silveira Prad'],
    ['Ana Beatriz Silveira Prad Reis', 'Ana Beatriz Silveira Prad'],
    ['Jürgen Strauß', 'Jurgen Strauss'],
    ['Søren Ørsted', 'Soren Orsted'],
    ['Łukasz Małecki', 'Lukasz Malecki'],
    ['Æsa Cœur', 'AEsa Coeur'],
    ['Đurđa Þór Ðan', 'Durda THor Dan'],
    // A letter that becomes two still fits: the cut comes after.
    ['Maria Aparecida dos Weiß', 'Maria Aparecida dos Weiss'],
    ['Maria Aparecida dos Weißen', 'Maria Aparecida dos'],
    ['田中', 'Recebedor'],
    ['-', 'Recebedor'],
    ['...', 'Recebedor'],
    ['J. - 3', 'J. - 3'],
  ])('the name %s is written %s', (name, written) => {
    expect(of({ name }).get('59')).toBe(written);
  });

  test('a city is cut to fifteen signs', () => {
    expect(of({ city: 'São José dos Campos' }).get('60')).toBe('Sao Jose dos');
    for (const city of ['', '-', '...', '/']) expect(of({ city }).get('60')).toBe('Brasil');
  });

  test('a description has the room that the key leaves', () => {
    const account = fieldsOf(of({ description: 'Mensalidade de março' }).get('26') ?? '');
    expect(account.get('02')).toBe('Mensalidade de marco');
    const key = `${'a'.repeat(64)}@example.com`;
    expect([...fieldsOf(of({ key, description: 'Março' }).get('26') ?? '').keys()]).toEqual([
      '00',
      '01',
    ]);
  });

  test('a txid is what an id has of letters and figures', () => {
    expect(txidOf('0192f3ab-8c1d-7e2f-9a3b-4c5d6e7f8091')).toBe('0192f3ab8c1d7e2f9a3b4c5d6');
    expect(txidOf('_-')).toBe('***');
  });
});

test('any code can be read back by its lengths, and its checksum holds', () => {
  fc.assert(
    fc.property(
      fc.record({
        key: fc.stringMatching(/^[a-z0-9.]{1,60}@[a-z]{3,12}\.com$/),
        name: fc.string({ unit: 'grapheme', maxLength: 80 }),
        city: fc.string({ unit: 'grapheme', maxLength: 60 }),
        centavos: fc.integer({ min: 1, max: 10_000_000 }),
        txid: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
        description: fc.string({ unit: 'grapheme', maxLength: 120 }),
      }),
      (request) => {
        const code = brCode(request);
        expect(code).toMatch(/^[\x20-\x7e]+$/);
        expect(checksum(code.slice(0, -4))).toBe(code.slice(-4));
        const fields = fieldsOf(code);
        expect([...fields.keys()]).toEqual('00 26 52 53 54 58 59 60 62 63'.split(' '));
        expect(fields.get('26')?.length).toBeLessThanOrEqual(99);
        const account = fieldsOf(fields.get('26') ?? '');
        expect([account.get('00'), account.get('01')]).toEqual(['br.gov.bcb.pix', request.key]);
        expect(fields.get('54')?.replace('.', '').replace(/^0+/, '')).toBe(
          String(request.centavos),
        );
        expect(fields.get('59')).toMatch(/^[^ ].{0,24}$/);
        expect(fields.get('60')).toMatch(/^[^ ].{0,14}$/);
        const txid = fieldsOf(fields.get('62') ?? '').get('05') ?? '';
        expect(txid).toMatch(/^([A-Za-z0-9]{1,25}|\*\*\*)$/);
        const letters = request.txid.replace(/[_-]/g, '');
        expect(txid).toBe(letters === '' ? '***' : letters.slice(0, 25));
      },
    ),
  );
});
