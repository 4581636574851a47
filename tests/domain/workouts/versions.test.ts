import { describe, expect, test } from 'vitest';
import type { Registers } from '#domain/record/registers';
import type { Seen, Stamp } from '#domain/record/stamp';
import { readSetVersions, settledIn, standingVersion } from '#domain/workouts/versions';

const kilos = (load: number, seen: Seen = {}, more: object = {}) => ({
  load: load * 1000,
  reps: 8,
  at: 1000,
  seen,
  ...more,
});
const undone = (seen: Seen) => ({ undone: true, seen });

/** The versions of the set `p`, by the device of each. */
const registersOf = (versions: Record<string, [value: object, stamp: Stamp]>): Registers =>
  Object.fromEntries(
    Object.entries(versions).map(([device, [value, stamp]]) => [
      `s.p.done.${device}`,
      [JSON.parse(JSON.stringify(value)), stamp],
    ]),
  );
/** The current load and the alternative, in kilos. */
function shown(versions: Parameters<typeof registersOf>[0]) {
  const { done, alternative } = standingVersion(
    readSetVersions(registersOf(versions)).get('p') ?? [],
  );
  return [done, alternative].map((one) => one && (one.load ?? 0) / 1000);
}
const settled = (versions: Parameters<typeof registersOf>[0]) => [
  ...settledIn(registersOf(versions)),
];

describe('W2b: a version that a newer one knew is settled', () => {
  test('at the stamp that the newer one names, and not one counter later', () => {
    const by = (counter: number): Parameters<typeof registersOf>[0] => ({
      a: [kilos(80), [10, 3, 'a']],
      b: [kilos(90, { a: [10, counter] }), [20, 0, 'b']],
    });
    expect([shown(by(3)), settled(by(3))]).toEqual([[90, null], ['s.p.done.a']]);
    expect([shown(by(2)), settled(by(2))]).toEqual([[90, 80], []]);
  });

  test('never by itself, when its stamp was moved behind what it names', () => {
    const moved: Parameters<typeof registersOf>[0] = {
      a: [kilos(80, { a: [99, 0] }), [10, 0, 'a']],
      b: [kilos(90), [5, 0, 'b']],
    };
    expect([shown(moved), settled(moved)]).toEqual([[80, 90], []]);
  });

  test('never by one with the same stamp, whichever is read first', () => {
    const same: Stamp = [10, 0, 'a'];
    for (const [first, second] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const versions: Parameters<typeof registersOf>[0] = {
        [first]: [kilos(80, { a: [10, 0] }), same],
        [second]: [kilos(90, { a: [10, 0] }), same],
      };
      expect(shown(versions)).toEqual([80, 90]);
      expect(settled(versions)).toEqual([]);
    }
  });

  test('never by an older one, which may name what came later', () => {
    const versions: Parameters<typeof registersOf>[0] = {
      a: [undone({ b: [20, 0] }), [10, 0, 'a']],
      b: [kilos(90), [20, 0, 'b']],
    };
    expect([shown(versions), settled(versions)]).toEqual([[90, null], []]);
  });

  test('by an un-completing, with all that it names and nothing else', () => {
    const versions: Parameters<typeof registersOf>[0] = {
      a: [kilos(80), [10, 0, 'a']],
      b: [kilos(90), [11, 0, 'b']],
      c: [undone({ a: [10, 0] }), [20, 0, 'c']],
    };
    expect([shown(versions), settled(versions)]).toEqual([[90, null], ['s.p.done.a']]);
  });
});

describe('W2c: another version is shown beside the one that stands', () => {
  test.each<[string, object]>([
    ['load', { load: 90_000 }],
    ['repetitions', { reps: 9 }],
    ['seconds', { seconds: 30 }],
    ['metres', { meters: 400 }],
  ])('when only the %s differ', (_, difference) => {
    const versions = registersOf({
      a: [kilos(80), [10, 0, 'a']],
      b: [kilos(80, {}, difference), [20, 0, 'b']],
    });
    const { done, alternative } = standingVersion(readSetVersions(versions).get('p') ?? []);
    expect(done).toMatchObject(difference);
    expect(alternative).toMatchObject({ load: 80_000, reps: 8 });
  });

  test('when it differs from the one that stands, past others that say the same', () => {
    const versions: Parameters<typeof registersOf>[0] = {
      a: [kilos(80), [10, 0, 'a']],
      b: [kilos(90), [20, 0, 'b']],
      c: [kilos(90, {}, { seconds: null }), [30, 0, 'c']],
    };
    expect(shown(versions)).toEqual([90, 80]);
  });
});
