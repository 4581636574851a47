import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { preferencesKind } from '#domain/account/preferences';
import { programKind } from '#domain/programs/kind';
import { programRules } from '#domain/programs/rules';
import { fateOf, removeNode } from '#domain/record/deletion';
import { watchFate } from '#domain/record/fate-watch';
import type { RecordKind, Register, Registers } from '#domain/record/registers';
import { joinSeen, type Seen, type Stamp } from '#domain/record/stamp';
import { workoutKind } from '#domain/workouts/kind';
import { workoutRules } from '#domain/workouts/rules';
import {
  readSetVersions,
  seenIn,
  settledIn,
  standingVersion,
  type Version,
} from '#domain/workouts/versions';
import { anyRegisters, stamp, workoutRegisters } from '../../protocol/arbitrary';
import { slowFate, slowJoin, slowOpen } from './slow-rules';

const registersOf = (entries: readonly (readonly [string, Register])[]): Registers =>
  Object.fromEntries(entries);
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const name = (at: number) => `x${at.toString(36)}`;

const fichaRegisters: fc.Arbitrary<Registers> = fc
  .array(
    fc
      .tuple(fc.constantFrom('a', 'b'), fc.constantFrom('a', 'b', 'c'), fc.nat(40), stamp)
      .chain(([key, device, at, when]) =>
        fc
          .constantFrom<readonly [string, Register[0]]>(
            ['created', at],
            ['title', `A${at}`],
            ['back', at],
            [`gone.${device}`, { [device]: [at, 1] }],
            [`d.${key}.order`, 'i'],
            [`d.${key}.note`, at % 2 === 0 ? '' : 'leve'],
            [`d.${key}.gone.${device}`, { a: [at, 2], b: [at, 0] }],
            [`e.${key}.place`, [at % 3 === 0 ? 'w' : key, 'i']],
            [`e.${key}.exercise`, 'supino-reto'],
            [`e.${key}.week.${1 + (at % 4)}`, []],
            [`e.${key}.gone.${device}`, { c: [at, 1] }],
            [`e.${key}.back`, at],
          )
          .map(([path, value]): [string, Register] => [path, [value, when]]),
      ),
    { maxLength: 30 },
  )
  .map(registersOf);

const kinds: readonly [RecordKind<unknown>, fc.Arbitrary<Registers>][] = [
  [workoutKind, fc.oneof(workoutRegisters, anyRegisters)],
  [programKind, fc.oneof(fichaRegisters, anyRegisters)],
  [preferencesKind, workoutRegisters],
];

describe('the rules of removal and of versions, joined in one go', () => {
  test('R3a R3b R4a: whatever the registers, the same is hidden and returned as when each node is asked for', () => {
    for (const [rules, registers] of kinds) {
      fc.assert(
        fc.property(registers, (some) => {
          const touched = Object.keys(some).some((path) => path.includes('gone.'));
          const { hidden, returned, removedAt } = fateOf(rules, some);
          const slow = slowFate(rules, some);
          if (!touched) return;
          expect({ hidden, returned, removedAt }).toEqual(slow);
        }),
        { numRuns: 400 },
      );
    }
  });

  test('R1b: a removal knows the newest of every device', () => {
    fc.assert(
      fc.property(workoutRegisters, fc.constantFrom('', 'e.x', 's.y'), (some, node) => {
        const [seen] = Object.values(removeNode(workoutRules, some, node, 'd'));
        const earlier = Object.entries(some)
          .filter(([path]) => path.startsWith(node === '' ? 'gone.' : `${node}.gone.`))
          .map(([, [value]]): Seen => JSON.parse(JSON.stringify(value)));
        const within = (inner: string): boolean =>
          inner === node || (inner !== '' && within(workoutRules.parentOf(inner, some)));
        const held = Object.entries(some)
          .filter(([path]) => within(workoutRules.nodeOf(path)))
          .map(([, [, [ms, counter, device]]]): Seen => ({ [device]: [ms, counter] }));
        expect(seen).toEqual(slowJoin(...earlier, ...held));
      }),
    );
  });

  test('W2b W2c: the same versions are settled, stand and are known', () => {
    const seen = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.tuple(fc.nat(40), fc.nat(2)));
    const performed = fc.option(
      fc.record({ load: fc.nat(3), reps: fc.constant(8), at: fc.nat(5) }),
    );
    const version: fc.Arbitrary<Version> = fc.record({ stamp, performed, seen });
    fc.assert(
      fc.property(fc.array(version, { maxLength: 8 }), (versions) => {
        const open = slowOpen(versions).flatMap((one) => (one.performed ? [one.performed] : []));
        expect(standingVersion(versions).done).toEqual(
          versions.length === 1 ? versions[0]?.performed : (open[0] ?? null),
        );
        const stamps = versions.map(({ stamp: [ms, counter, device] }): Seen => {
          return { [device]: [ms, counter] };
        });
        expect(seenIn(versions)).toEqual(slowJoin(...versions.map((one) => one.seen), ...stamps));
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(workoutRegisters, (some) => {
        const settled = [...readSetVersions(some).values()].flatMap((versions) => {
          const open = new Set(slowOpen(versions));
          return versions.filter((one) => !open.has(one)).map(({ path }) => path);
        });
        expect(settledIn(some)).toEqual(new Set(settled));
      }),
    );
  });

  test('what is joined changes neither side', () => {
    const [a, b]: Seen[] = [{ a: [1, 0] }, { a: [2, 0], b: [1, 0] }];
    expect(joinSeen(a ?? {}, b ?? {})).toEqual({ a: [2, 0], b: [1, 0] });
    expect([a, b]).toEqual([{ a: [1, 0] }, { a: [2, 0], b: [1, 0] }]);
  });
});

describe('a record of very many writers is shown at once', () => {
  // If they were merged one after another, each of these would take minutes.
  const MANY = 24_000;
  const at = (ms: number): Stamp => [ms, 0, 'a'];
  const gone = (node = '') =>
    times(MANY, (one): [string, Register] => [
      `${node}gone.${name(one)}`,
      [{ [name(one)]: [one, 0] }, at(2)],
    ]);

  test('of removals, of the record and of what it holds', () => {
    const start: [string, Register] = [
      'start',
      [{ at: 1, zone: 'America/Sao_Paulo', day: '2026-03-02' }, [1, 0, name(7)]],
    ];
    const set: [string, Register] = ['s.p.kind', ['normal', at(1)]];
    const workout = workoutKind.project(registersOf([start, ...gone(), set, ...gone('s.p.')]));
    expect(workout.removedAt).toBeNull();
    expect(preferencesKind.project(registersOf(gone())).removedAt).toBe(2);
    expect(programRules.nodeOf('e.a.order')).toBe('e.a');
    expect(programKind.project(registersOf(gone())).removedAt).toBe(2);
  });

  test('of versions of one set', () => {
    const versions = times(MANY, (one): [string, Register] => [
      `s.p.done.${name(one)}`,
      [{ load: one, reps: 8, at: one }, [one, 0, name(one)]],
    ]);
    const removed: [string, Register] = ['gone.a', [{}, at(1)]];
    const workout = workoutKind.project(registersOf([removed, ...versions]));
    const set = workout.exercises[0]?.sets[0];
    expect([set?.done?.load, set?.alternative?.load]).toEqual([MANY - 1, MANY - 2]);
  });

  test('of weeks of a ficha', () => {
    const weeks = times(12_000, (exercise) =>
      times(5, (week): [string, Register] => [
        `e.${exercise.toString(36)}.week.${week + 1}`,
        [[], at(1)],
      ]),
    );
    const ficha = programKind.project(registersOf(weeks.flat()));
    const [day] = ficha.days;
    expect(day?.exercises).toHaveLength(12_000);
    expect(day?.exercises.every((one) => Object.keys(one.weeks).length === 5)).toBe(true);
  });
});

describe('R3a: a record that is watched while it is written', () => {
  test('is hidden when the whole of it says so, also where a write was taken out again', () => {
    for (const [kind, registers] of kinds) {
      const steps = fc.array(fc.tuple(registers, fc.boolean()), { maxLength: 6 });
      fc.assert(
        fc.property(registers, steps, (first, more) => {
          const live: Record<string, Register> = { ...first };
          const watch = watchFate(kind, live);
          const isHidden = () => fateOf(kind, live).removedAt !== null;
          expect(watch.isHidden()).toBe(isHidden());
          for (const [written, stays] of more) {
            const before = { ...live };
            for (const [path, register] of Object.entries(written)) {
              live[path] = register;
              watch.note(path);
            }
            expect(watch.isHidden()).toBe(isHidden());
            if (stays) continue;
            for (const path of Object.keys(written)) {
              const earlier = Object.hasOwn(before, path) ? before[path] : undefined;
              if (earlier) live[path] = earlier;
              else delete live[path];
              watch.note(path);
            }
            expect(watch.isHidden()).toBe(isHidden());
          }
        }),
        { numRuns: 150 },
      );
    }
  });
});
