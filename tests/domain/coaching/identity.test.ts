import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brazilianPhone, shownPhone, whatsappNumber } from '#domain/coaching/brazilian-phone';
import { normalCref, readCref } from '#domain/coaching/cref';
import { HANDLE_LENGTH, handleFault, handleFrom, handlesNear } from '#domain/coaching/handle';
import { pixKeyOf } from '#domain/coaching/pix-key';
import { normalCnpj, normalCpf } from '#domain/coaching/tax-number';
import { STATES } from '#domain/health/screening/places';

describe('a CREF', () => {
  // From published biographies.
  test.each([
    ['194882-G/SP', '194882-G/SP'],
    ['095569-G/SP', '095569-G/SP'],
    ['cref 095.569-g/sp', '095569-G/SP'],
    ['CREF: 194882 - G / SP', '194882-G/SP'],
    ['194882–G/SP', '194882-G/SP'],
    ['194882G-SP', '194882-G/SP'],
    ['001234-P/RJ', '001234-P/RJ'],
  ])('%s reads as %s', (typed, kept) => {
    expect(normalCref(typed)).toBe(kept);
  });

  test.each([
    ['12345-G/SP', 'number'],
    ['1234567-G/SP', 'number'],
    ['194882', 'shape'],
    ['194882-X/SP', 'category'],
    ['194882-G/XX', 'state'],
    ['194882-G/SP/RJ', 'shape'],
    ['', 'shape'],
  ])('%s is none for its %s', (typed, fault) => {
    expect(readCref(typed)).toBe(fault);
    expect(normalCref(typed)).toBeNull();
  });

  test('of each of the 27 states in both categories reads as itself, dotted and in small letters too', () => {
    expect(STATES).toHaveLength(27);
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{6}$/),
        fc.constantFrom('G', 'P'),
        fc.constantFrom(...STATES),
        (number, category, state) => {
          const cref = `${number}-${category}/${state}`;
          const dotted = ` ${number.slice(0, 3)}.${number.slice(3)} - ${category.toLowerCase()}/${state.toLowerCase()} `;
          expect(normalCref(cref)).toBe(cref);
          expect(normalCref(dotted)).toBe(cref);
        },
      ),
    );
  });
});

describe('tax numbers', () => {
  test.each([
    ['111.444.777-35', '11144477735'],
    ['529.982.247-25', '52998224725'],
  ])('CPF %s', (typed, kept) => expect(normalCpf(typed)).toBe(kept));

  // Banco do Brasil, Petrobras, and the Receita Federal's published example with letters.
  test.each([
    ['00.000.000/0001-91', '00000000000191'],
    ['33.000.167/0001-01', '33000167000101'],
    ['12.abc.345/01DE-35', '12ABC34501DE35'],
  ])('CNPJ %s', (typed, kept) => expect(normalCnpj(typed)).toBe(kept));

  test.each(['111.444.777-36', '111.111.111-11', '1114447773', ''])('%s is no CPF', (typed) =>
    expect(normalCpf(typed)).toBeNull(),
  );

  test('agree with an independent implementation on any figures', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), fc.nat(99), (body, check) => {
        const signs = body + String(check).padStart(2, '0');
        expect(normalCpf(signs) !== null).toBe(isValidCpf(signs));
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{12}$/), fc.nat(99), (body, check) => {
        const signs = body + String(check).padStart(2, '0');
        expect(normalCnpj(signs) !== null).toBe(isValidCnpj(signs, { version: 2 }));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a telephone', () => {
  test.each([
    ['(11) 98765-4321', '+5511987654321'],
    ['11 98765 4321', '+5511987654321'],
    ['+55 11 98765-4321', '+5511987654321'],
    ['5511987654321', '+5511987654321'],
    ['011 98765-4321', '+5511987654321'],
    ['(55) 3222-1234', '+555532221234'],
    ['(55) 99222-1234', '+5555992221234'],
    ['+55 (071) 98765-4321', '+5571987654321'],
    ['+55 071 98765 4321', '+5571987654321'],
    ['0055 11 98765-4321', '+5511987654321'],
    ['+55 55 99222-1234', '+5555992221234'],
    ['55 071 98765-4321', '+5571987654321'],
    ['\u202a+55 11 98765\u20114321\u202c', '+5511987654321'],
    ['\u206611\u00a098765\u20134321\u2069', '+5511987654321'],
    ['(+55) 11 98765-4321', '+5511987654321'],
    ['( +55 11) 98765-4321', '+5511987654321'],
    ['tel:+55-11-98765-4321', '+5511987654321'],
    ['015 11 98765-4321', '+5511987654321'],
    ['0 15 (11) 3255-5724', '+551132555724'],
    ['+55 0 15 11 98765-4321', '+5511987654321'],
  ])('%s', (typed, kept) => expect(brazilianPhone(typed)).toBe(kept));

  test.each([
    ...['98765-4321', '(10) 98765-4321', '(11) 8765-4321', '+1 415 555 2671', 'onze', ''],
    ...['+55 98765-4321', '+34 912 345 678', '0034 912 345 678', '+11 98765-4321', '11+98765-4321'],
    ...['15 11 98765-4321', '(11 +55) 98765-4321', 'fax:+5511987654321'],
  ])('%s is none', (typed) => expect(brazilianPhone(typed)).toBeNull());

  test.each([
    ['(11) 98765-4321', '+5511987654321'],
    ['+351 912 345 678', '+351912345678'],
    ['00351 912 345 678', '+351912345678'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['912 345 678', null],
    ['+55 98765-4321', null],
    ['+0 912 345 678', null],
    ['+351 912 345 678 901 234', null],
    ['', null],
  ])('%s is %s on WhatsApp', (typed, kept) => {
    expect(whatsappNumber(typed)).toBe(kept);
    if (kept !== null) expect(whatsappNumber(kept)).toBe(kept);
  });

  test('is shown as people write it, and read back', () => {
    expect(shownPhone('+5511987654321')).toBe('(11) 98765-4321');
    expect(brazilianPhone(shownPhone('+555532221234'))).toBe('+555532221234');
  });
});

describe('a Pix key', () => {
  test.each([
    ['cpf', '111.444.777-35', '11144477735'],
    ['cnpj', '00.000.000/0001-91', '00000000000191'],
    ['phone', '(11) 98765-4321', '+5511987654321'],
    ['email', ' Ana@Example.com ', 'ana@example.com'],
    ['random', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ] as const)('of kind %s', (kind, typed, key) => {
    expect(pixKeyOf(kind, typed)).toEqual({ kind, key });
    // A stored key reads as itself.
    expect(pixKeyOf(kind, key)).toEqual({ kind, key });
  });

  test.each([
    ['cpf', '111.444.777-36'],
    ['cnpj', '111.444.777-35'],
    ['phone', '1234'],
    // A landline is no key, and no mobile has the area code 20.
    ['phone', '(71) 3255-5724'],
    ['phone', '+557132555724'],
    ['phone', '(20) 98765-4321'],
    ['email', 'ana@example'],
    ['email', `${'a'.repeat(66)}@example.com`],
    ['random', '123e4567'],
  ] as const)('%s is not %s', (kind, typed) => expect(pixKeyOf(kind, typed)).toBeNull());

  test('is an e-mail of at most 77 signs', () => {
    const longest = `${'a'.repeat(65)}@example.com`;
    expect(pixKeyOf('email', longest)?.key).toHaveLength(77);
  });
});

describe('a handle', () => {
  test('is made of what was typed', () => {
    expect(handleFrom('@João  da Conceição!')).toBe('joao-da-conceicao');
    expect(handleFrom('ANA_LIMA.personal')).toBe('ana-lima-personal');
  });

  test.each([
    ['ab', 'short'],
    ['abc', null],
    ['a'.repeat(30), null],
    ['a'.repeat(31), 'long'],
    ['ana--lima', 'signs'],
    ['Ana', 'signs'],
    ['admin', 'reserved'],
    ['suporte', 'reserved'],
    ['ana-lima', null],
  ])('%s: %s', (handle, fault) => expect(handleFault(handle)).toBe(fault));

  test('whatever was typed, what is made of it has nothing wrong but its length or that it is kept back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const handle = handleFrom(typed);
        expect([null, 'short', 'reserved']).toContain(handleFault(handle));
        expect(handle.length).toBeLessThanOrEqual(HANDLE_LENGTH.most);
      }),
    );
  });

  test('that is taken has others near it, never itself and never one that is kept back', () => {
    const near = handlesNear('ana', { name: 'Ana Lima', city: 'Belo Horizonte' });
    expect(near.slice(0, 3)).toEqual(['ana-personal', 'ana-lima', 'ana-belo-horizonte']);
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (wish, name, city) => {
        for (const handle of handlesNear(wish, { name, city })) {
          expect(handleFault(handle)).toBeNull();
          expect(handle).not.toBe(wish);
        }
      }),
    );
  });
});
