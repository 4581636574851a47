import fc from 'fast-check';
import * as v from 'valibot';
import { videoIn } from '#domain/exercises/video-link';
import type { DayDraft, ProgramDraft, ProgramExerciseDraft } from '#domain/programs/draft';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import {
  EFFORT_SCALES,
  type Prescription,
  type SetBlock,
  setBlockSchema,
} from '#domain/programs/prescription';
import { RULE_TYPES, type Rule, ruleSchema } from '#domain/programs/rule';
import { GOALS, LEVELS, SCHEDULES } from '#domain/programs/shape';
import { SET_KINDS } from '#domain/workouts/shape';

/** Drops undefined values: optional fields of the schemas are absent or set. */
function said(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const range = (max: number) =>
  fc
    .tuple(fc.integer({ min: 1, max }), fc.integer({ min: 1, max }))
    .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);
const rangeOf = (max: number) =>
  fc.oneof(
    range(max),
    fc.integer({ min: 1, max }).map((one): [number, number] => [one, one]),
  );
const halves = (min: number, max: number) =>
  fc.integer({ min: min * 2, max: max * 2 }).map((value) => value / 2);
const whole = (min: number, max: number) => fc.integer({ min, max });

const load = fc.oneof(
  fc.constant(null),
  fc.record({
    by: fc.constant('grams' as const),
    grams: fc.oneof(
      whole(0, 9_999_000),
      whole(0, 200).map((half) => half * 1250),
    ),
  }),
  fc.record({ by: fc.constant('percent' as const), percent: halves(1, 150) }),
  fc.constant({ by: 'last' as const }),
);

const parts = fc
  .record({
    count: whole(1, 20),
    reps: optional(whole(1, 99)),
    seconds: optional(whole(1, 300)),
    percent: optional(whole(1, 90)),
  })
  .map(said);

const blocks: fc.Arbitrary<SetBlock> = fc
  .record({
    count: whole(1, 20),
    kind: fc.constantFrom(...SET_KINDS),
    reps: fc.option(rangeOf(999)),
    seconds: optional(rangeOf(86_400)),
    meters: optional(whole(1, 1_000_000)),
    load,
    effort: optional(fc.record({ scale: fc.constantFrom(...EFFORT_SCALES), value: halves(0, 10) })),
    rest: optional(whole(0, 3600)),
    tempo: optional(fc.stringMatching(/^[0-9X]{4}$/)),
    parts: optional(parts),
  })
  .map((value) => v.parse(setBlockSchema, said(value)));

const prescriptions: fc.Arbitrary<Prescription> = fc.oneof(
  fc.array(blocks, { maxLength: 4 }),
  fc.array(blocks, { maxLength: 24 }),
);

const rules: fc.Arbitrary<Rule> = fc
  .record({
    type: fc.constantFrom(...RULE_TYPES),
    step: optional(whole(1, 100_000)),
    every: optional(whole(1, 12)),
    waves: optional(fc.array(halves(1, 150), { minLength: 1, maxLength: 16 })),
    backoff: optional(whole(1, 50)),
    stalls: optional(whole(0, 10)),
    deload: optional(whole(1, 50)),
  })
  .map((value) => v.parse(ruleSchema, said(value)));

/** Typical texts, texts from elsewhere, and absurd ones. */
const texts = (maxLength: number) =>
  fc
    .oneof(
      fc.constant(''),
      fc.constantFrom(
        'cotovelos junto ao corpo',
        'subir\nem 2 "tempos"',
        '# 4x8',
        '> \\n',
        's3: 1x1',
      ),
      fc.string({ maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    )
    .filter((text) => text.length <= maxLength);

/** Names that are difficult for the grammar, by their ids in these tests. */
export const NAMES: Readonly<Record<string, string>> = {
  bench: 'Supino reto',
  press: 'Leg press 45°',
  plank: 'Prancha 30 s',
  pull: 'Puxada (pegada neutra), pela frente',
  curl: 'Rosca 21',
  odd: 'Bíceps 3x8 ou "martelo"',
  warm: 'Supino aq',
  colon: 'Remada: baixa;',
  sharp: '# 1',
  at: '@bench',
  blank: '',
  minus: '- Flexão -',
  week: 's3: remada',
  nameless: '',
};
const ids = fc.oneof(
  fc.constantFrom(...Object.keys(NAMES)),
  fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,63}$/),
);

const videos = fc.oneof(
  fc.constantFrom(
    'https://youtu.be/a-b_c',
    'https://exemplo.com.br/v?t=30;b=1#s3:',
    'https://a.b/(1).',
  ),
  fc
    .webUrl({ validSchemes: ['https'], withFragments: true, withQueryParameters: true })
    .filter((url) => videoIn(url) !== null),
);

const exercises = (group: fc.Arbitrary<string | null>): fc.Arbitrary<ProgramExerciseDraft> =>
  fc.record(
    {
      exercise: ids,
      group,
      sets: prescriptions,
      weeks: fc.dictionary(whole(1, PROGRAM_LIMITS.weeks).map(String), prescriptions, {
        maxKeys: 4,
      }),
      restSeconds: fc.option(whole(0, 3600)),
      note: texts(PROGRAM_LIMITS.note),
      alternatives: fc.array(ids, { maxLength: PROGRAM_LIMITS.alternatives }),
      rule: fc.option(rules),
      video: videos,
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

export const lines = exercises(fc.constant(null));

const days: fc.Arbitrary<DayDraft> = fc.record({
  title: texts(PROGRAM_LIMITS.title),
  note: texts(PROGRAM_LIMITS.note),
  weekdays: fc.uniqueArray(whole(1, 7)).map((list) => list.sort()),
  exercises: fc.array(exercises(fc.option(fc.constantFrom('a', 'b'))), { maxLength: 5 }),
});

export const programs: fc.Arbitrary<ProgramDraft> = fc.record({
  title: texts(PROGRAM_LIMITS.title),
  note: texts(PROGRAM_LIMITS.note),
  goal: fc.option(fc.constantFrom(...GOALS)),
  level: fc.option(fc.constantFrom(...LEVELS)),
  schedule: fc.constantFrom(...SCHEDULES),
  weeks: whole(1, PROGRAM_LIMITS.weeks),
  weekOf: fc.dictionary(
    whole(1, PROGRAM_LIMITS.weeks).map(String),
    fc.record({ label: texts(60), deload: fc.option(whole(1, 60)) }),
    { maxKeys: 4 },
  ),
  days: fc.array(days, { maxLength: 4 }),
  template: fc.option(texts(64).filter((text) => text !== '')),
});
