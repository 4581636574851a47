import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answered, demandsOf } from '#domain/health/screening/demands';
import { LAWS, lawIn } from '#domain/health/screening/laws';
import {
  CITIES,
  type City,
  citiesOf,
  placeOf,
  STATES,
  type State,
} from '#domain/health/screening/places';
import {
  openQuestions,
  SCREENING_QUESTIONS,
  type ScreeningQuestion,
} from '#domain/health/screening/questions';

const TODAY = '2026-11-22';

function answered(age: number, yes: readonly ScreeningQuestion[], place: Answered['place']) {
  return {
    day: TODAY,
    born: `${2026 - age}-11-22`,
    place,
    pregnant: null,
    answers: Object.fromEntries(
      SCREENING_QUESTIONS.map((one) => [one, { yes: yes.includes(one), asked: one }]),
    ),
  } satisfies Answered;
}

const at = (state: State, city: City | null = null) => ({ state, city });

/** The law's demands for an age and an answer, in short. */
function asked(age: number, yes: boolean, place: Answered['place']): string {
  const demands = demandsOf(answered(age, yes ? ['joint'] : [], place));
  if (!demands) return 'open';
  const papers = demands.papers.map((paper) => `${paper} by ${demands.signer}`);
  const certificate = demands.certificate.map((reason) => `certificate for ${reason}`);
  return [...papers, ...certificate].join(', ');
}

describe('São Paulo, law 16.724/2018', () => {
  test.each([
    [14, false, 'authorisation by guardian'],
    [14, true, 'authorisation by guardian'],
    [15, false, ''],
    [15, true, 'term by guardian'],
    [18, true, 'term by self'],
    [69, false, ''],
    [69, true, 'term by self'],
    [70, false, 'certificate for age'],
    [70, true, 'certificate for age'],
  ])('at %i, yes: %s', (age, yes, wanted) => {
    expect(asked(age, yes, at('SP'))).toBe(wanted);
    expect(asked(age, yes, at('SP', 'sorocaba'))).toBe(wanted);
  });
});

test('Curitiba, law 16.017/2022: 18 to 60, not pregnant, every answer a no, and a professional', () => {
  const place = at('PR', 'curitiba');
  expect(asked(17, false, place)).toBe('certificate for age');
  expect(asked(18, false, place)).toBe('');
  expect(asked(60, false, place)).toBe('');
  expect(asked(61, false, place)).toBe('certificate for age');
  expect(asked(30, true, place)).toBe('certificate for yes');
  const pregnant = demandsOf({ ...answered(30, [], place), pregnant: true });
  expect(pregnant?.certificate).toEqual(['pregnancy']);
  expect(pregnant?.professional).toBe(true);
  expect(demandsOf({ ...answered(30, [], at('PR')), pregnant: true })?.certificate).toEqual([]);
});

test('Distrito Federal: 16 to 69, a guardian under 18, a certificate from 70', () => {
  expect(asked(15, false, at('DF'))).toBe('authorisation by guardian');
  expect(asked(17, false, at('DF'))).toBe('authorisation by guardian');
  expect(asked(17, true, at('DF'))).toBe('authorisation by guardian, term by guardian');
  expect(asked(18, false, at('DF'))).toBe('');
  expect(asked(70, false, at('DF'))).toBe('certificate for age');
});

test('Petrópolis and its state: the term is everybody’s, a yes asks for a certificate, every year', () => {
  for (const place of [at('RJ'), at('RJ', 'petropolis')]) {
    expect(asked(30, false, place)).toBe('term by self');
    expect(asked(30, true, place)).toBe('term by self, certificate for yes');
    expect(asked(17, false, place)).toBe('authorisation by guardian, term by guardian');
    expect(lawIn(place).yearly).toBe(true);
  }
});

test('where no law is known, what is usual: the ages of the questionnaire and a term for a yes', () => {
  expect(lawIn(at('BA')).id).toBe('usual');
  expect(asked(30, true, at('BA'))).toBe('term by self');
  expect(asked(30, true, at('PI'))).toBe('term by self');
  expect(lawIn(at('PI')).id).toBe('pi-6760');
});

test('nothing follows while a question, the place or a sound birth date is open', () => {
  const whole = answered(30, [], at('SP'));
  expect(demandsOf({ ...whole, place: null })).toBeNull();
  expect(demandsOf({ ...whole, born: null })).toBeNull();
  expect(demandsOf({ ...whole, born: '2027-01-01' })).toBeNull();
  const { heart: _, ...rest } = whole.answers;
  expect(demandsOf({ ...whole, answers: rest })).toBeNull();
  expect(openQuestions(rest)).toEqual(['heart']);
});

test('a yes always advises a doctor, and a no never; a minor never signs', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 110 }),
      fc.subarray([...SCREENING_QUESTIONS]),
      fc.constantFrom(...STATES),
      fc.constantFrom(null, ...CITIES),
      (age, yes, state, city) => {
        const demands = demandsOf(answered(age, yes, placeOf(state, city)));
        expect(demands?.doctor).toBe(yes.length > 0);
        expect(demands?.signer).toBe(age < 18 ? 'guardian' : 'self');
      },
    ),
  );
});

test('a city is one of its own state alone, and every law is reached', () => {
  expect(placeOf('RJ', 'curitiba')).toEqual(at('RJ'));
  expect(placeOf('XX', null)).toBeNull();
  const reached = STATES.flatMap((state) =>
    [null, ...citiesOf(state)].map((city) => lawIn({ state, city }).id),
  );
  expect(new Set(reached)).toEqual(new Set(Object.keys(LAWS)));
});
