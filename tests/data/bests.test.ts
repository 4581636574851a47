import { expect, test } from 'vitest';
import { readBests } from '../../src/data/bests';
import { performSet } from '../../src/domain/workout/perform';
import type { ViewRow } from '../../src/replica/schema';
import { running } from '../domain/workout/log';

/** A past workout with one set of 40 kg. */
function row(id: string, at: number, reps: number): ViewRow {
  const log = running();
  log.write((_, registers, author) =>
    performSet(registers, 'p', { load: 40_000, reps }, 0, author),
  );
  return { space: 'u:1', kind: 'workout', id, at, shape: log.workout };
}

/** A replica that holds these rows, and the sizes of what was read from it. */
function holding(rows: readonly ViewRow[]) {
  const reads: number[] = [];
  const sorted = [...rows].sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
  return {
    reads,
    async listBefore(_: string, before: number, limit: number) {
      const found = sorted.filter(({ at = 0 }) => at < before).slice(0, limit);
      reads.push(found.length);
      return found;
    },
  };
}

const repsAt40 = async (replica: ReturnType<typeof holding>, except = 'now', startedAt = 1e6) =>
  (await readBests(replica, except, startedAt)).get('exercicio-x')?.repsAt.get(40_000);

test('the whole past counts, a few workouts at a time', async () => {
  const past = Array.from({ length: 130 }, (_, day) => row(`w${day}`, day, day === 0 ? 12 : 8));
  const replica = holding(past);
  expect(await repsAt40(replica)).toBe(12);
  expect(Math.max(...replica.reads)).toBeLessThanOrEqual(40);
});

test('workouts that share an instant are all read, also across the end of a page', async () => {
  const same = Array.from({ length: 30 }, (_, nth) => row(`s${nth}`, 500, nth === 29 ? 11 : 8));
  const later = Array.from({ length: 25 }, (_, day) => row(`l${day}`, 501 + day, 8));
  expect(await repsAt40(holding([...later, ...same, row('first', 1, 9)]))).toBe(11);
});

test('more at one instant than a page holds does not go on for ever', async () => {
  const same = Array.from({ length: 90 }, (_, nth) => row(`s${nth}`, 500, 8));
  expect(await repsAt40(holding([...same, row('first', 1, 9)]))).toBe(9);
});

test('neither the workout itself nor what came after it counts', async () => {
  const rows = [row('before', 100, 8), row('now', 200, 15), row('after', 300, 20)];
  expect(await repsAt40(holding(rows), 'now', 200)).toBe(8);
  expect(await repsAt40(holding(rows), 'now', 201)).toBe(8);
});
