import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { instantOf } from '#domain/wall-time';
import type { Effort, SetKind, Workout } from '#domain/workouts/shape';
import { createNameMatcher } from '../../../src/interchange/matching/exercise-names';
import { createSuggester } from '../../../src/interchange/matching/suggest';
import { APP_SHEETS, appSheet, foreignName } from '../../../src/interchange/sheets/app-sheet';
import { read } from '../apps/reading';

const ZONE = 'America/Sao_Paulo';

interface Written {
  readonly name: string;
  readonly group: string | null;
  readonly note?: string;
  readonly restSeconds?: number | null;
  readonly sets: readonly { readonly kind: SetKind; readonly done: Effort | null }[];
}

/** A workout of an hour that began at 18:02 in São Paulo. */
function workout(title: string, written: readonly Written[], day = '2026-07-05'): Workout {
  const at = instantOf({ day, seconds: 64_920 }, ZONE);
  return {
    title,
    note: 'treino bom',
    start: { at, zone: ZONE, day },
    endedAt: at + 3_900_000,
    rest: null,
    from: null,
    pse: null,
    returned: false,
    removedAt: null,
    purged: false,
    exercises: written.map(({ name, group, sets, note, restSeconds = null }, index) => ({
      key: `e${index}`,
      exercise: name,
      order: 'i',
      group,
      note: note ?? 'cotovelo alto',
      restSeconds,
      from: null,
      advice: null,
      returned: false,
      sets: sets.map(({ kind, done }, place) => ({
        key: `s${index}x${place}`,
        order: 'i',
        kind,
        plan: null,
        done: done && { ...done, at },
        alternative: null,
        target: null,
        restSeconds: null,
        side: null,
        returned: false,
      })),
    })),
  };
}

const one = workout('Treino; A', [
  {
    name: 'Bench Press (Barbell)',
    group: null,
    sets: [
      { kind: 'warmup', done: { load: 40_000, reps: 10 } },
      { kind: 'normal', done: { load: 82_500, reps: 8, rir: 1.5 } },
      { kind: 'normal', done: null },
    ],
  },
  {
    name: 'Running',
    group: null,
    sets: [{ kind: 'normal', done: { load: null, reps: null, seconds: 900, meters: 2500 } }],
  },
]);

describe('workouts in the format of another app', () => {
  test('are as Strong writes them, which Hevy imports', () => {
    expect(appSheet([one], 'strong', (name) => name).split('\n')).toEqual([
      'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration',
      '2026-07-05 18:02:00;"Treino; A";Bench Press (Barbell);W;40;kg;10;;;;;cotovelo alto;treino bom;1h 5m',
      '2026-07-05 18:02:00;"Treino; A";Bench Press (Barbell);1;82.5;kg;8;8.5;;;;cotovelo alto;treino bom;1h 5m',
      '2026-07-05 18:02:00;"Treino; A";Running;1;;kg;;;2.5;km;900;cotovelo alto;treino bom;1h 5m',
      '',
    ]);
  });

  test('are as Hevy writes them', () => {
    expect(
      appSheet([one], 'hevy', (name) => name)
        .split('\n')
        .slice(1, 3),
    ).toEqual([
      'Treino; A,"5 Jul 2026, 18:02","5 Jul 2026, 19:07",treino bom,Bench Press (Barbell),,cotovelo alto,0,warmup,40,10,,,',
      'Treino; A,"5 Jul 2026, 18:02","5 Jul 2026, 19:07",treino bom,Bench Press (Barbell),,cotovelo alto,1,normal,82.5,8,,,8.5',
    ]);
  });

  test('have no formula for a spreadsheet, and come back as they were', () => {
    const hostile = workout('=1+1', [
      { name: '@x', group: null, sets: [{ kind: 'normal', done: { load: 1000, reps: 1 } }] },
    ]);
    for (const format of APP_SHEETS) {
      const text = appSheet([hostile], format, (name) => name);
      expect(text).toContain("'=1+1");
      expect(text).toContain("'@x");
      expect(read(text).workouts).toMatchObject([{ title: '=1+1', exercises: [{ name: '@x' }] }]);
    }
  });

  const done: fc.Arbitrary<Effort> = fc.oneof(
    fc.record({
      load: fc.option(fc.integer({ min: 1, max: 50_000 }).map((steps) => steps * 10)),
      reps: fc.integer({ min: 1, max: 99 }),
    }),
    fc.record({
      load: fc.constant(null),
      reps: fc.constant(null),
      seconds: fc.integer({ min: 1, max: 7200 }),
      meters: fc.integer({ min: 1, max: 40_000 }),
    }),
  );
  const kind = fc.constantFrom<SetKind>('normal', 'warmup', 'drop', 'failure');
  const names = fc.oneof(
    fc.string({ minLength: 1, maxLength: 12 }).map((text) => `x${text.replace('\\', '')}x`),
    // Often the same one twice in a row.
    fc.constantFrom('Bench Press (Barbell)', 'Running'),
  );
  const note = fc.constantFrom('', 'cotovelo alto', 'sem dor; leve');
  const hevyEntry = fc.record({
    name: names,
    group: fc.constantFrom(null, 'g0', 'g1'),
    note,
    sets: fc.array(fc.record({ kind, done }), { minLength: 1, maxLength: 4 }),
  });
  const setsOf = (...kinds: SetKind[]) => fc.record({ kind: fc.constantFrom(...kinds), done });
  // Strong's form has warm-ups in front and a number for one set at least.
  const strongEntry = fc.record({
    name: names,
    group: fc.constant(null),
    note,
    restSeconds: fc.option(fc.integer({ min: 1, max: 600 })),
    sets: fc
      .tuple(
        fc.array(setsOf('warmup'), { maxLength: 3 }),
        setsOf('normal'),
        fc.array(setsOf('normal', 'drop', 'failure'), { maxLength: 3 }),
      )
      .map(([first, second, rest]) => [...first, second, ...rest]),
  });

  /** An entry with what both forms carry, supersets as the number of their partners. */
  const carried = (list: readonly Written[]) =>
    list.map(({ name, sets, note, restSeconds = null, group }) => ({
      name,
      sets,
      note,
      restSeconds,
      partners:
        group === null ? 0 : list.filter((other) => other.group === group && group).length - 1,
    }));

  test.each([['strong', strongEntry] as const, ['hevy', hevyEntry] as const])(
    'come back the same when %s is read again',
    (format, entry) => {
      fc.assert(
        fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), (list: readonly Written[]) => {
          const table = read(appSheet([workout('Treino A', list)], format, (name) => name));
          expect(table.source).toBe(format);
          expect([table.warnings, table.unread]).toEqual([[], []]);
          expect(table.workouts).toMatchObject([
            {
              title: 'Treino A',
              start: { day: '2026-07-05', seconds: 64_920 },
              durationSeconds: 3900,
            },
          ]);
          expect(carried(table.workouts[0]?.exercises ?? [])).toEqual(carried(list));
        }),
      );
    },
  );

  test('have a row of rest after each set in the form of Strong', () => {
    const rested = {
      ...one,
      exercises: one.exercises.map((entry) => ({ ...entry, restSeconds: 90 })),
    };
    const text = appSheet([rested], 'strong', (name) => name);
    expect(text).toContain(
      '2026-07-05 18:02:00;"Treino; A";Bench Press (Barbell);Rest Timer;;;;;;;90;cotovelo alto;treino bom;1h 5m',
    );
    expect(read(text).workouts[0]?.exercises.map(({ restSeconds }) => restSeconds)).toEqual([
      90, 90,
    ]);
  });

  test('keep two entries of one exercise apart when the second begins with a warm-up', () => {
    const sets = (...kinds: SetKind[]) =>
      kinds.map((kind) => ({ kind, done: { load: 60_000, reps: 5 } }));
    const name = 'Bench Press (Barbell)';
    const twice = workout('Treino A', [
      { name, group: null, note: 'de manhã', sets: sets('warmup', 'normal', 'normal', 'drop') },
      { name, group: null, note: 'de tarde', sets: sets('warmup', 'warmup', 'normal') },
    ]);
    const [back] = read(appSheet([twice], 'strong', (id) => id)).workouts;
    expect(
      back?.exercises.map((entry) => [entry.note, entry.sets.map(({ kind }) => kind)]),
    ).toEqual([
      ['de manhã', ['warmup', 'normal', 'normal', 'drop']],
      ['de tarde', ['warmup', 'warmup', 'normal']],
    ]);
  });
});

test('an exercise leaves by its English name when that leads back to it, else by our own', () => {
  const match = createNameMatcher([], exercises);
  const suggest = createSuggester(exercises);
  const exerciseOf = (name: string) => match(name) ?? suggest(name);
  const names = exercises.map(
    (exercise) => [exercise.id, foreignName(exercise, exerciseOf)] as const,
  );
  for (const [id, name] of names) expect([name, exerciseOf(name)]).toEqual([name, id]);
  const by = new Map(names);
  expect(by.get('barbell-bench-press')).toBe('Bench Press (Barbell)');
  expect(by.get('pull-up')).toBe('Pull Up');
  const english = names.filter(([id, name]) =>
    exercises.every((one) => one.id !== id || one.name !== name),
  );
  expect(english.length / names.length).toBeGreaterThan(0.8);
});
