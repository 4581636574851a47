import fc from 'fast-check';
import { MEASURE_UNITS } from '#domain/body/custom-measure';
import { EQUATIONS, PROTOCOLS, SEXES } from '#domain/body/sites';
import { EQUIPMENT, LOAD_KINDS, MECHANICS } from '#domain/exercise';
import { learnedPath } from '#domain/learned-names';
import { MUSCLES } from '#domain/muscles';
import { programWrites } from '#domain/program/draft';
import { programKind } from '#domain/program/kind';
import { removeNode, restoreNode } from '#domain/record/deletion';
import type { Json, Register, Registers } from '#domain/record/registers';
import { mergeRegisters, stamped } from '#protocol/merge';
import { anyProgram, keys } from '../domain/program/arbitrary';
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

/** Registers of a kind whose fields are registers of the record itself, removed and back at random. */
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
  hidden: fc.boolean(),
});

const preferences = flat({
  unit: fc.constantFrom('kg', 'lb'),
  weekStart: fc.constantFrom('monday', 'sunday'),
  rest: fc.nat(3600),
  'x.back-squat.rest': fc.option(fc.nat(600)),
  'x.back-squat.step': fc.option(fc.integer({ min: 1, max: 5000 })),
  health: fc.option(fc.record({ version: fc.nat(3), at: instant })),
  healthWithdrawn: fc.option(instant),
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

/** A ficha as it was made, and some of its days and exercises removed, and some of those back. */
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

/** Registers of every synced kind as devices may have left them. A new kind gets its line here. */
export const KIND_SAMPLES: Readonly<Record<string, fc.Arbitrary<Registers>>> = {
  workout: workoutRegisters,
  exercise,
  preferences,
  body,
  assessment,
  measure,
  goal,
  program,
  gym,
};
