import { expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import type { Anamnesis } from '#domain/health/anamnesis/anamnesis';
import { emptyAssessment } from '#domain/health/body/assessment';
import { SCREENING_QUESTIONS } from '#domain/health/screening/questions';
import type { Screening } from '#domain/health/screening/screening';
import { beginnerOf, type HealthRecords } from '#domain/progression/first-load/beginner';

const TODAY = '2026-11-29';
const NONE: HealthRecords = {
  weights: [],
  assessments: [],
  screenings: [],
  anamneses: [],
  pains: [],
};

function exerciseOf(id: string) {
  const found = exercises.find((exercise) => exercise.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}`);
  return found;
}
const PRESS = exerciseOf('machine-chest-press');
const LEGS = exerciseOf('leg-press-45');

/** A finished screening of a person born in 1964, with a yes to the given question. */
function screening(yes: number | null, part: Partial<Screening> = {}): Screening {
  const answers = SCREENING_QUESTIONS.map((question, at) => [
    question,
    { yes: at === yes, asked: '' },
  ]);
  return {
    id: 's',
    at: 1,
    day: TODAY,
    version: TODAY,
    born: '1964-03-01',
    place: null,
    pregnant: null,
    answers: Object.fromEntries(answers),
    doneAt: 1,
    signature: null,
    ...part,
  };
}

function anamnesis(chosen: string): Anamnesis {
  const said = { kind: 'choice', chosen } as const;
  const answers = { experience: { asked: '', section: '', order: 0, said } };
  const day = TODAY;
  return { id: 'a', at: 1, doneAt: 1, day, template: 't', version: day, title: '', answers };
}

test('weight, sex and age come from the newest records, the age from the birth date first', () => {
  const assessment = {
    ...emptyAssessment('2025-11-29'),
    id: 'm',
    at: 1,
    sex: 'female' as const,
    age: 50,
  };
  const records = { ...NONE, weights: [{ grams: 62_000 }], assessments: [assessment] };
  const known = { grams: 62_000, sex: 'female', trained: false, careful: false };
  expect(beginnerOf(records, PRESS, TODAY)).toEqual({ ...known, age: 51 });
  const screenings = [screening(null)];
  expect(beginnerOf({ ...records, screenings }, PRESS, TODAY)).toEqual({ ...known, age: 62 });
});

test.each<[string, Partial<HealthRecords>, boolean]>([
  ['nothing known', {}, false],
  ['seven times no', { screenings: [screening(null)] }, false],
  ['a yes', { screenings: [screening(2)] }, true],
  [
    'a yes in an unfinished screening alone',
    { screenings: [screening(2, { doneAt: null })] },
    false,
  ],
  ['a pregnancy', { screenings: [screening(null, { pregnant: true })] }, true],
  [
    'pain where the exercise works',
    { pains: [{ id: 'p', at: 1, day: TODAY, region: 'shoulder', strength: 3 }] },
    true,
  ],
  [
    'pain elsewhere',
    { pains: [{ id: 'p', at: 1, day: TODAY, region: 'knee', strength: 3 }] },
    false,
  ],
])('%s: caution is %3$s', (_, records, careful) => {
  expect(beginnerOf({ ...NONE, ...records }, PRESS, TODAY).careful).toBe(careful);
});

test('months of training are what the anamnesis says', () => {
  const trained = (chosen: string) =>
    beginnerOf({ ...NONE, anamneses: [anamnesis(chosen)] }, LEGS, TODAY).trained;
  expect(['Ainda não comecei', 'Menos de 6 meses'].map(trained)).toEqual([false, false]);
  expect(['De 6 meses a 2 anos', 'Mais de 2 anos'].map(trained)).toEqual([true, true]);
});
