import fc from 'fast-check';
import type { DayDraft, ProgramDraft, ProgramExerciseDraft } from '#domain/programs/draft';
import { EFFORT_SCALES, type SetBlock } from '#domain/programs/prescription';
import { RULE_TYPES, type Rule } from '#domain/programs/rule';
import { GOALS, LEVELS, SCHEDULES } from '#domain/programs/shape';
import { SET_KINDS } from '#domain/workouts/shape';

/** Keys in the form of a device's, but in order, so that failures are readable. */
export function keys(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `k${made.toString(36)}`;
  };
}

const half = (least: number, most: number) =>
  fc.integer({ min: least * 2, max: most * 2 }).map((number) => number / 2);

const span = (most: number): fc.Arbitrary<[number, number]> =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);

/** Any block that the schema accepts, including unreasonable ones. */
export const anyBlock: fc.Arbitrary<SetBlock> = fc.record(
  {
    count: fc.integer({ min: 1, max: 20 }),
    kind: fc.constantFrom(...SET_KINDS),
    reps: fc.option(span(30)),
    seconds: span(600),
    meters: fc.integer({ min: 1, max: 5000 }),
    load: fc.option(
      fc.oneof(
        fc.nat(200).map((halves) => ({ by: 'grams' as const, grams: halves * 500 })),
        half(1, 150).map((percent) => ({ by: 'percent' as const, percent })),
        fc.constant({ by: 'last' as const }),
      ),
    ),
    effort: fc.record({ scale: fc.constantFrom(...EFFORT_SCALES), value: half(0, 10) }),
    rest: fc.integer({ min: 0, max: 3600 }),
    tempo: fc.constantFrom('3010', '40X0', '2111'),
    parts: fc.record(
      {
        count: fc.integer({ min: 1, max: 20 }),
        reps: fc.integer({ min: 1, max: 99 }),
        seconds: fc.integer({ min: 1, max: 300 }),
        percent: fc.integer({ min: 1, max: 90 }),
      },
      { requiredKeys: ['count'] },
    ),
  },
  { requiredKeys: ['count', 'kind', 'reps', 'load'] },
);

const anyRule: fc.Arbitrary<Rule> = fc.record(
  {
    type: fc.constantFrom(...RULE_TYPES),
    step: fc.integer({ min: 1, max: 40 }).map((steps) => steps * 500),
    every: fc.integer({ min: 1, max: 12 }),
    waves: fc.array(half(40, 110), { minLength: 1, maxLength: 6 }),
    backoff: fc.integer({ min: 1, max: 50 }),
    stalls: fc.integer({ min: 0, max: 10 }),
    deload: fc.integer({ min: 1, max: 50 }),
  },
  { requiredKeys: ['type'] },
);

const sets = fc.array(anyBlock, { maxLength: 4 });
const weekNumber = fc.integer({ min: 1, max: 12 }).map(String);
const slug = fc.constantFrom('barbell-bench-press', 'leg-press-45', 'plank', 'lat-pulldown');

export const anyExercise: fc.Arbitrary<ProgramExerciseDraft> = fc.record(
  {
    exercise: slug,
    group: fc.constant(null),
    sets,
    weeks: fc.dictionary(weekNumber, sets, { maxKeys: 2, noNullPrototype: true }),
    restSeconds: fc.option(fc.integer({ min: 0, max: 3600 })),
    note: fc.oneof(fc.constant(''), fc.string({ maxLength: 40 })),
    alternatives: fc.uniqueArray(slug, { maxLength: 3 }),
    rule: fc.option(anyRule),
    video: fc.constantFrom('https://youtu.be/abc', 'https://exemplo.com.br/v?t=30'),
  },
  {
    requiredKeys: [
      'exercise',
      'group',
      'sets',
      'weeks',
      'restSeconds',
      'note',
      'alternatives',
      'rule',
    ],
  },
);

/** Puts some neighbours into groups of two. */
function grouped(
  exercises: readonly ProgramExerciseDraft[],
  which: number,
): ProgramExerciseDraft[] {
  return exercises.map((exercise, index) => {
    const pair = Math.floor(index / 2);
    const whole = pair * 2 + 1 < exercises.length;
    return whole && (which >> pair) % 2 === 1 ? { ...exercise, group: `g${pair}` } : exercise;
  });
}

const anyDay: fc.Arbitrary<DayDraft> = fc
  .record({
    title: fc.string({ maxLength: 20 }),
    note: fc.oneof(fc.constant(''), fc.string({ maxLength: 40 })),
    weekdays: fc
      .uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 })
      .map((days) => [...days].sort()),
    exercises: fc.array(anyExercise, { maxLength: 6 }),
    groups: fc.nat(7),
  })
  .map(({ groups, exercises, ...day }) => ({ ...day, exercises: grouped(exercises, groups) }));

export const anyProgram: fc.Arbitrary<ProgramDraft> = fc.record({
  title: fc.string({ maxLength: 40 }),
  note: fc.oneof(fc.constant(''), fc.string({ maxLength: 60 })),
  goal: fc.option(fc.constantFrom(...GOALS)),
  level: fc.option(fc.constantFrom(...LEVELS)),
  schedule: fc.constantFrom(...SCHEDULES),
  weeks: fc.integer({ min: 1, max: 12 }),
  weekOf: fc.dictionary(
    weekNumber,
    fc.record({
      label: fc.string({ maxLength: 20 }),
      deload: fc.option(fc.integer({ min: 1, max: 60 })),
    }),
    { maxKeys: 2, noNullPrototype: true },
  ),
  days: fc.array(anyDay, { maxLength: 4 }),
  template: fc.option(fc.constantFrom('full-body-3', 'abc')),
});
