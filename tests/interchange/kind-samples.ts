import fc from 'fast-check';
import { PURPOSES } from '#domain/account/consent';
import { CONSENT_ACTS } from '#domain/account/consent-act';
import { SCOPES } from '#domain/account/scope';
import { EQUIPMENT, LOAD_KINDS, MECHANICS } from '#domain/exercises/exercise';
import { learnedPath } from '#domain/exercises/learned-names';
import { MUSCLES } from '#domain/exercises/muscles';
import { MEASURE_UNITS } from '#domain/health/body/custom-measure';
import { EQUATIONS, PROTOCOLS, SEXES } from '#domain/health/body/sites';
import { PAIN_REGIONS, PAIN_STRENGTHS } from '#domain/health/pain';
import { TEMPLATE_PURPOSES } from '#domain/messages/message-template';
import { programWrites } from '#domain/programs/draft';
import { programKind } from '#domain/programs/kind';
import { removeNode, restoreNode } from '#domain/record/deletion';
import type { Json, Register, Registers } from '#domain/record/registers';
import { mergeRegisters, stamped } from '#protocol/merge';
import { anyProgram, keys } from '../domain/programs/arbitrary';
import { stamp, workoutRegisters } from '../protocol/arbitrary';

const text = fc.string({ maxLength: 12 });
const label = fc.stringMatching(/^[a-zç]{1,12}$/);
const instant = fc.nat(1000);
const grams = fc.integer({ min: 20_000, max: 100_000 });
const batch = fc.record({ id: fc.constant('b1'), at: instant, from: fc.constant('hevy') });
const seen = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.tuple(fc.integer({ min: 0, max: 40 }), fc.nat(2)),
  { noNullPrototype: true },
);

/** Registers of a flat kind, at random also removed and restored. */
function flat(fields: Readonly<Record<string, fc.Arbitrary<Json>>>): fc.Arbitrary<Registers> {
  const all = { ...fields, batch, back: instant, 'gone.a': seen, 'gone.b': seen };
  const write = fc
    .oneof(...Object.entries(all).map(([path, value]) => fc.tuple(fc.constant(path), value, stamp)))
    .map(([path, value, at]): readonly [string, Register] => [path, [value, at]]);
  return fc.array(write, { maxLength: 15 }).map(Object.fromEntries);
}

const exercise = flat({
  name: label,
  aliases: fc.array(label, { maxLength: 3 }),
  primary: fc.subarray([...MUSCLES], { maxLength: 3 }),
  secondary: fc.subarray([...MUSCLES], { maxLength: 3 }),
  equipment: fc.constantFrom(...EQUIPMENT),
  mechanic: fc.constantFrom(...MECHANICS),
  unilateral: fc.boolean(),
  bodyweightShare: fc.nat(100),
  loadKind: fc.constantFrom(...LOAD_KINDS),
  stepGrams: fc.integer({ min: 1, max: 5000 }),
  note: text,
  video: fc.constantFrom('', 'https://youtu.be/abc'),
  like: fc.constantFrom('', 'back-squat'),
  hidden: fc.boolean(),
});

const preferences = flat({
  unit: fc.constantFrom('kg', 'lb'),
  weekStart: fc.constantFrom('monday', 'sunday'),
  rest: fc.nat(3600),
  coachView: fc.boolean(),
  'x.back-squat.rest': fc.option(fc.nat(600)),
  'x.back-squat.step': fc.option(fc.integer({ min: 1, max: 5000 })),
  'v.p1': fc.integer({ min: 1, max: 40 }),
  health: fc.option(fc.record({ version: fc.constant('2026-11-22'), at: instant })),
  healthWithdrawn: fc.option(instant),
  analytics: fc.option(fc.record({ version: fc.constant('2026-11-22'), at: instant })),
  mailWithdrawn: fc.option(instant),
  pushToday: fc.option(fc.boolean()),
  mailCoach: fc.option(fc.constantFrom('never', 'instead', 'always')),
  todayAt: fc.option(fc.nat(1439)),
  quietHours: fc.option(fc.constantFrom('none', { from: 1320, to: 420 })),
  [learnedPath('squat')]: fc.option(
    fc.record({ name: fc.constant('squat'), exercise: fc.constantFrom('back-squat', 'x') }),
  ),
});

const body = flat({
  day: fc.constantFrom('2026-02-05', '2026-11-20'),
  at: instant,
  weight: grams,
  note: text,
});

const tenths = fc.option(fc.integer({ min: 500, max: 1000 }));

const assessment = flat({
  day: fc.constantFrom('2026-02-05', '2026-11-20'),
  at: instant,
  sex: fc.constantFrom(...SEXES, null),
  age: fc.option(fc.integer({ min: 18, max: 60 })),
  height: fc.option(fc.integer({ min: 15_000, max: 19_000 })),
  weight: fc.option(grams),
  'c.waist': tenths,
  'c.arm-left': tenths,
  'f.triceps': tenths,
  'm.0195f000-0000-7000-8000-000000000001': fc.option(fc.nat(5000)),
  protocol: fc.constantFrom(...PROTOCOLS, null),
  equation: fc.constantFrom(...EQUATIONS, null),
  note: text,
});

const measure = flat({ at: instant, name: label, unit: fc.constantFrom(...MEASURE_UNITS) });

const goal = flat({
  at: instant,
  of: fc.constantFrom('weight', 'fat', 'c.waist', 'm.x'),
  target: grams,
  start: fc.option(grams),
  since: fc.constant('2026-02-05'),
  due: fc.constantFrom('2026-12-31', null),
  reached: fc.constantFrom('2026-11-20', null),
});

const answer = fc.record({ yes: fc.boolean(), asked: text });
const signed = fc.record({
  papers: fc.constantFrom(['term'], ['authorisation', 'term']),
  version: fc.constant('2026-11-22'),
  text,
  by: fc.constantFrom('self', 'guardian'),
  name: label,
  strokes: fc.constantFrom('', 'M10 20l3 4l-5 0'),
  where: text,
  day: fc.constant('2026-11-22'),
  at: instant,
});

const screening = flat({
  at: instant,
  day: fc.constantFrom('2026-02-05', '2026-11-20'),
  version: fc.constant('2026-11-22'),
  born: fc.constantFrom('1990-05-17', null),
  state: fc.constantFrom('SP', 'RJ', null),
  city: fc.constantFrom('sorocaba', 'petropolis', null),
  pregnant: fc.option(fc.boolean()),
  'a.heart': fc.option(answer),
  'a.chest-month': fc.option(answer),
  done: fc.option(instant),
  signed: fc.option(signed),
});

const said = fc.oneof(
  fc.record({ kind: fc.constant('yes-no'), yes: fc.boolean(), more: text }),
  fc.record({ kind: fc.constant('choice'), chosen: label }),
  fc.record({ kind: fc.constant('multi'), chosen: fc.array(label, { maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('pain'),
    places: fc.array(fc.record({ place: label, degree: fc.nat(10) }), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('number'), hundredths: fc.nat(1000), unit: fc.constant('h') }),
  fc.record({ kind: fc.constant('scale'), degree: fc.nat(10), least: label, most: label }),
  fc.record({ kind: fc.constant('text'), text }),
  // An answer to a question of a later version.
  fc.record({ kind: fc.constant('drawing'), value: fc.nat(9) }),
);
const told = fc.record({ asked: text, section: label, order: fc.nat(60), said });

const anamnesis = flat({
  at: instant,
  day: fc.constantFrom('2026-02-05', '2026-11-20'),
  template: fc.constantFrom('essencial', 'completa'),
  version: fc.constant('2026-11-22'),
  title: label,
  'q.goal': fc.option(told),
  'q.pain': fc.option(told),
  done: fc.option(instant),
});

const plate = fc.record({ grams, count: fc.option(fc.nat(20)) });
const weights = fc.array(grams, { maxLength: 5 });
const machine = fc.record({
  startGrams: fc.option(grams),
  stepGrams: fc.option(grams),
  maxGrams: fc.option(grams),
  stackGrams: fc.option(weights),
  plateLoaded: fc.boolean(),
  note: text,
});

const gym = flat({
  name: label,
  unit: fc.constantFrom('kg', 'lb'),
  bars: fc.array(fc.record({ kind: fc.constant('olympic'), grams }), { maxLength: 3 }),
  plates: fc.array(plate, { maxLength: 3 }),
  dumbbells: weights,
  kettlebells: weights,
  equipment: fc.option(fc.subarray([...EQUIPMENT], { maxLength: 4 })),
  'm.leg-press-45': fc.option(machine),
});

const consent = flat({
  purpose: fc.constantFrom(...PURPOSES),
  act: fc.constantFrom(...CONSENT_ACTS),
  version: fc.constantFrom('2026-11-22', '2026-11-23'),
  at: instant,
  link: fc.constantFrom('l1', 'l2'),
  name: label,
  scopes: fc.subarray([...SCOPES, 'later']),
});

const message = flat({
  link: label.filter((one) => /^[a-z]+$/.test(one)),
  from: fc.constantFrom('p1', 'p2'),
  text,
  workout: fc.constant('w1'),
  exercise: fc.constantFrom('back-squat', 'deadlift'),
  set: fc.constant('um'),
  at: instant,
  readAt: instant,
});

const coachNote = flat({
  student: fc.constantFrom('p1', 'p2'),
  text,
  at: instant,
  pinned: fc.boolean(),
});

const messageTemplate = flat({
  title: label,
  text,
  purpose: fc.constantFrom(...TEMPLATE_PURPOSES),
});

const pain = flat({
  at: instant,
  day: fc.constant('2026-11-22'),
  region: fc.option(fc.constantFrom(...PAIN_REGIONS)),
  strength: fc.option(fc.constantFrom(...PAIN_STRENGTHS)),
});

const programVersion = flat({
  program: fc.constant('f1'),
  number: fc.integer({ min: 1, max: 9 }),
  at: instant,
  by: fc.constant('p2'),
  byName: label,
  note: text,
  content: fc.record({ title: label, 'd.a.order': fc.constant('a1') }),
});

const professional = flat({
  name: text,
  cref: fc.constantFrom('', '194882-G/SP'),
  city: text,
  state: fc.constantFrom('SP', 'RJ', null),
  specialities: fc.subarray(['hypertrophy', 'strength', 'of-a-later-version']),
  ownSpecialities: text,
  bio: text,
  whatsapp: fc.constantFrom('', '+5511987654321'),
  handle: fc.constantFrom('', 'ana-lima'),
  pix: fc.option(fc.constant({ kind: 'email', key: 'ana@example.com' })),
  open: fc.boolean(),
  'p.mensal': fc.option(
    fc.record({
      at: instant,
      name: label,
      period: fc.constantFrom('monthly', 'sessions', 'of-a-later-version'),
      sessions: fc.option<number>(fc.integer({ min: 1, max: 30 })),
      centavos: fc.nat(50_000),
      includes: text,
    }),
  ),
  's.name': fc.constantFrom('done', 'skipped'),
  's.pix': fc.constantFrom('done', 'skipped'),
});

const draftBase = flat({ content: fc.constant({ title: 'Base', weeks: 12 }) });

const assignment = flat({
  student: fc.constantFrom('p1', 'p2'),
  program: fc.constant('f1'),
  template: fc.constant('f2'),
  content: fc.record({ title: label, 'd.a.order': fc.constant('a1') }),
  carried: fc.option(
    fc.record({
      step: fc.constant({
        fields: [{ path: 'e.a.rest', before: null, after: 90 }],
        added: ['e.b'],
        removed: ['d.c'],
      }),
      content: fc.record({ title: label }),
      version: fc.integer({ min: 1, max: 9 }),
    }),
  ),
});

const group = flat({
  name: label,
  order: fc.nat(1000),
  'm.p1': fc.boolean(),
  'i.inv-1': fc.boolean(),
});

/** A ficha, from which some days and exercises were removed, and some of these restored. */
const program = fc
  .tuple(anyProgram, fc.array(fc.tuple(fc.nat(30), fc.boolean()), { maxLength: 6 }))
  .map(([draft, removals]) => {
    const author = { device: 'a', now: 1 };
    let registers = stamped(programWrites(draft, keys(), author), [1, 0, 'a']);
    const nodes = [...new Set(Object.keys(registers).map(programKind.nodeOf))];
    for (const [index, [which, back]] of removals.entries()) {
      const node = nodes[which % nodes.length] ?? '';
      const gone = removeNode(programKind, registers, node, 'a');
      const removed = stamped(gone, [10 + index, 0, 'a']);
      registers = mergeRegisters(registers, removed).registers;
      if (!back) continue;
      const restored = stamped(restoreNode(node, 50), [50 + index, 0, 'a']);
      registers = mergeRegisters(registers, restored).registers;
    }
    return registers;
  });

/** Registers of every synced kind in any state of devices. A new kind gets its line here. */
export const KIND_SAMPLES: Readonly<Record<string, fc.Arbitrary<Registers>>> = {
  workout: workoutRegisters,
  exercise,
  preferences,
  body,
  assessment,
  measure,
  goal,
  screening,
  anamnesis,
  pain,
  program,
  gym,
  consent,
  message,
  'program-version': programVersion,
  'coach-note': coachNote,
  'message-template': messageTemplate,
  assignment,
  'draft-base': draftBase,
  group,
  professional,
};
