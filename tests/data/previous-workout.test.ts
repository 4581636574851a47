import { expect, test } from 'vitest';
import { findPrevious } from '../../src/data/previous-workout';
import { finishWorkout } from '../../src/domain/workout/arrange';
import type { Origin } from '../../src/domain/workout/shape';
import type { ViewRow } from '../../src/replica/schema';
import { running } from '../domain/workout/log';

function row(id: string, at: number, title: string, from: Origin | null = null): ViewRow {
  const log = running();
  log.write(() => ({
    title,
    start: { at, zone: 'America/Sao_Paulo', day: '2026-03-02' },
    ...(from && { from: { ...from } }),
  }));
  log.write((_, __, author) => finishWorkout(author));
  return { space: 'u:1', kind: 'workout', id, at, shape: log.workout };
}

function holding(rows: readonly ViewRow[]) {
  const sorted = [...rows].sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
  return {
    record: async (_: string, id: string) => rows.find((each) => each.id === id) ?? null,
    listBefore: async (_: string, before: number, limit: number) =>
      sorted.filter(({ at = 0 }) => at < before).slice(0, limit),
  };
}

const before = async (rows: readonly ViewRow[], id = 'now') =>
  (await findPrevious(holding(rows), id))?.id ?? null;
const DAY = { program: 'f', day: 'a', week: 1 };

test('the time before is the newest one like it before this one, pages away as well', async () => {
  const others = Array.from({ length: 90 }, (_, at) => row(`o${at}`, 100 + at, 'Costas'));
  const past = [row('first', 1, 'Peito'), row('second', 50, 'Peito'), row('after', 900, 'Peito')];
  expect(await before([...past, ...others, row('now', 500, 'Peito')])).toBe('second');
});

test('of a ficha it is its day, whatever that was called', async () => {
  const rows = [row('a', 1, 'A', DAY), row('b', 2, 'A', { ...DAY, day: 'b' }), row('free', 3, 'A')];
  expect(await before([...rows, row('now', 9, 'A', { ...DAY, week: 2 })])).toBe('a');
});

test('the first of its kind has none, nor has what is not here', async () => {
  expect(await before([row('now', 9, 'A', DAY), row('b', 1, 'B')])).toBeNull();
  expect(await before([row('b', 1, 'B')])).toBeNull();
});
