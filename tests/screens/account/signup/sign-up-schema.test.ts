import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { EMAIL_MESSAGE } from '#domain/account/account';
import { GUARDIAN_VERSION, needsGuardian } from '#domain/account/guardian';
import { ageOn } from '#domain/age';
import { fieldErrors } from '../../../../src/data/remote/use-form';
import { signUpSchema } from '../../../../src/screens/account/signup/sign-up-schema';

const TODAY = '2026-11-20';
const TODAY_DATE = new Date(TODAY);
const GOOD = {
  name: ' Ana ',
  email: 'ana@exemplo.com',
  password: 'uma frase longa',
  birthDate: '1990-01-02',
  terms: 'on',
};
const GUARDIAN = {
  guardianName: 'Rosa Lima',
  guardianRelation: 'mother',
  guardianContact: '(11) 91234-5678',
  guardian: 'on',
};
const errorsOf = (changes: object, minor = false) =>
  fieldErrors(signUpSchema(TODAY, minor), { ...GOOD, ...changes });

describe('validation of the sign-up form', () => {
  test('a complete form passes', () => {
    expect(errorsOf({})).toEqual({});
  });

  test.each(['', 'ana', 'ana@', '@exemplo.com', 'ana@exemplo', 'ana exemplo@x.com', 'a@b..c'])(
    "the e-mail %j is answered with the catalogue's message",
    (email) => {
      expect(errorsOf({ email })).toEqual({ email: EMAIL_MESSAGE });
      expect(EMAIL_MESSAGE).toBe('Por favor, insira um e-mail válido');
    },
  );

  test('each field says what is wrong with it', () => {
    expect(errorsOf({ name: '   ' })).toHaveProperty('name');
    expect(errorsOf({ name: 'a'.repeat(81) })).toHaveProperty('name');
    expect(errorsOf({ password: '1234567' })).toHaveProperty('password');
    expect(errorsOf({ password: 'a'.repeat(129) })).toHaveProperty('password');
    expect(errorsOf({ terms: undefined })).toEqual({
      terms: 'Para criar a conta é preciso aceitar os termos',
    });
    expect(errorsOf({ birthDate: '' })).toEqual({ birthDate: 'Confira a data de nascimento' });
    expect(errorsOf({ birthDate: '2026-11-21' })).toHaveProperty('birthDate');
    expect(errorsOf({ birthDate: '1990-02-30' })).toHaveProperty('birthDate');
  });

  test('nobody under 12; from 12 to 17 with a guardian', () => {
    expect(errorsOf({ birthDate: '2014-11-21' })).toHaveProperty('birthDate');
    const days = ['2014-11-21', '2014-11-20', '2008-11-21', '2008-11-20', ''];
    expect(days.map((day) => needsGuardian(TODAY, day))).toEqual([false, true, true, false, false]);
    const birthDate = '2010-05-17';
    const unsaid = { ...GUARDIAN, guardianName: ' ', guardianRelation: '', guardianContact: '1' };
    expect(Object.keys(errorsOf({ birthDate, ...unsaid, guardian: undefined }, true))).toEqual(
      Object.keys(GUARDIAN),
    );
    expect(errorsOf({ birthDate, ...GUARDIAN }, true)).toEqual({});
    expect(errorsOf({ birthDate, ...GUARDIAN, guardianContact: 'rosa@x.com' }, true)).toEqual({});
  });

  test('the guardian is sent with the version of the text; of an adult none is', () => {
    const read = (minor: boolean) => v.parse(signUpSchema(TODAY, minor), { ...GOOD, ...GUARDIAN });
    expect(read(true).guardian).toEqual({
      name: 'Rosa Lima',
      relation: 'mother',
      contact: '(11) 91234-5678',
      version: GUARDIAN_VERSION,
    });
    expect(read(false).guardian).toBeNull();
  });

  test('an empty form complains about every field at once', () => {
    const errors = fieldErrors(signUpSchema(TODAY, false), {
      name: '',
      email: '',
      password: '',
      birthDate: '',
    });
    expect(Object.keys(errors).sort()).toEqual(['birthDate', 'email', 'name', 'password', 'terms']);
  });

  test('a birthday lies between 1900 and today', () => {
    const born = ['1899-12-31', '1900-01-01', TODAY, '2026-11-21'];
    expect(born.map((day) => ageOn(TODAY, day))).toEqual([null, 126, 0, null]);
  });

  test('age grows by one on the birthday and not before', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: TODAY_DATE, noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const born = date.toISOString().slice(0, 10);
        const age = ageOn(TODAY, born) ?? -1;
        const birthdayThisYear = `2026${born.slice(4)}`;
        const years = 2026 - Number(born.slice(0, 4));
        expect(age).toBe(birthdayThisYear <= TODAY ? years : years - 1);
      }),
    );
  });
});
