import fc from 'fast-check';
import type { Json, Register, Registers } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';

const DEVICES = ['a', 'b', 'c'] as const;

export const stamp: fc.Arbitrary<Stamp> = fc.tuple(
  fc.integer({ min: 0, max: 40 }),
  fc.nat(2),
  fc.constantFrom(...DEVICES),
);

const seen = fc.dictionary(
  fc.constantFrom(...DEVICES),
  fc.tuple(fc.integer({ min: 0, max: 40 }), fc.nat(2)),
);
const effort = fc.record({
  load: fc.option(fc.nat(200_000)),
  reps: fc.option(fc.nat(30)),
});

/** A path of a workout with a valid value. */
const written: fc.Arbitrary<readonly [string, Json]> = fc
  .tuple(fc.constantFrom('x', 'y', 'z'), fc.constantFrom(...DEVICES), seen, effort, fc.nat(40))
  .chain(([key, device, known, plan, at]) =>
    fc.constantFrom<readonly [string, Json]>(
      ['title', `Treino ${at}`],
      ['note', at % 3 === 0 ? '' : 'pesado'],
      ['start', { at, zone: 'America/Sao_Paulo', day: '2026-03-02' }],
      ['finish', at % 2 === 0 ? null : { at }],
      ['rest', { set: key, endsAt: at, total: 60, pausedLeft: null, device }],
      ['back', at],
      ['from', { program: 'p', day: 'd', week: 1 + (at % 4) }],
      ['pse', at % 11],
      ['mood', at % 3 === 0 ? null : 1 + (at % 5)],
      [`gone.${device}`, known],
      [`e.${key}.exercise`, 'supino-reto'],
      [`e.${key}.order`, 'i'],
      [`e.${key}.note`, at % 3 === 0 ? '' : 'cotovelo'],
      [`e.${key}.gone.${device}`, known],
      [`e.${key}.back`, at],
      [`e.${key}.group`, at % 3 === 0 ? null : 'g'],
      [`e.${key}.advice`, { code: 'repeat', figures: { load: at } }],
      [`s.${key}.place`, [at % 4 === 0 ? 'w' : key, 'i']],
      [`s.${key}.kind`, 'normal'],
      [`s.${key}.target`, { reps: [8, 10] }],
      [`s.${key}.side`, at % 2 === 0 ? 'left' : 'right'],
      [`s.${key}.plan`, plan],
      [`s.${key}.done.${device}`, { ...plan, at, seen: known }],
      [`s.${key}.done.${device}`, { undone: true, seen: known }],
      [`s.${key}.gone.${device}`, known],
      [`s.${key}.back`, at],
    ),
  );

const write: fc.Arbitrary<readonly [string, Register]> = fc
  .tuple(written, stamp)
  .map(([[path, value], at]) => [path, [value, at]]);

/** Registers of a workout as written by any devices, with different values each. */
export const workoutRegisters: fc.Arbitrary<Registers> = fc
  .array(write, { maxLength: 30 })
  .map(Object.fromEntries);

/** One history, shared among three devices: one stamp and path have one value. */
export const shares: fc.Arbitrary<readonly [Registers, Registers, Registers]> = fc
  .tuple(fc.array(write, { maxLength: 40 }), fc.array(fc.nat(7), { minLength: 40, maxLength: 40 }))
  .map(([writes, into]) => {
    const values = new Map<string, Json>();
    const parts: [Record<string, Register>, Record<string, Register>, Record<string, Register>] = [
      {},
      {},
      {},
    ];
    for (const [index, [path, [value, at]]] of writes.entries()) {
      const name = `${path}/${at.join('/')}`;
      const own = values.get(name) ?? value;
      values.set(name, own);
      for (const [share, part] of parts.entries()) {
        if ((((into[index] ?? 0) + 1) >> share) & 1) part[path] = [own, at];
      }
    }
    return parts;
  });

/** Any JSON values at known and unknown paths. */
export const anyRegisters: fc.Arbitrary<Registers> = fc
  .array(
    fc.tuple(
      fc.oneof(
        written.map(([path]) => path),
        fc.constantFrom(
          'e.gone.order',
          's.back.kind',
          's.x.done.back',
          'e.x',
          's..place',
          'x.y.z',
          '',
        ),
        fc.string(),
      ),
      fc.oneof(
        written.map(([, value]) => value),
        fc.jsonValue().map(toJson),
      ),
      fc.tuple(fc.nat({ max: Number.MAX_SAFE_INTEGER }), fc.nat(3), fc.constantFrom(...DEVICES)),
    ),
    { maxLength: 30 },
  )
  .map((entries) => Object.fromEntries(entries.map(([path, value, at]) => [path, [value, at]])));

function toJson(value: unknown): Json {
  const json: Json = JSON.parse(JSON.stringify(value));
  return json;
}
