import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { recoveryCodeOf, recoveryCodeSchema } from '#domain/account/second-factor';

const sign = fc.constantFrom(...'abcdefghjkmnpqrstuvwxyz23456789');
const signs = fc.array(sign, { minLength: 10, maxLength: 10 }).map((list) => list.join(''));

test('a recovery code is read however it is spaced and cased', () => {
  fc.assert(
    fc.property(signs, fc.constantFrom('', ' ', '-', ' - ', '.'), (code, between) => {
      const typed = ` ${code.slice(0, 5)}${between}${code.slice(5)} `;
      expect(v.parse(recoveryCodeSchema, typed.toUpperCase())).toBe(recoveryCodeOf(code));
    }),
  );
});

test.each(['', 'abcde', 'abcde-fgh2', 'abcde-fgh234', '-----', '123456'])('%j is none', (typed) => {
  expect(v.is(recoveryCodeSchema, typed)).toBe(false);
});
