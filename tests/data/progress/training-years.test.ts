import { array, assert, asyncProperty, integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import { localDay } from '#domain/local-day';
import { readTrainingYears } from '../../../src/data/progress/training-years';
import type { ViewRow } from '../../../src/replica/store/schema';
import { pastWorkout } from '../../parts/workouts/past-workout';

const ZONE = 'America/Sao_Paulo';
const DAY_MS = 86_400_000;

function row(id: string, at: number, running = false): ViewRow {
  const start = { at, zone: ZONE, day: localDay(at, ZONE) };
  const { workout } = pastWorkout(start.day, [], { start, endedAt: running ? null : at + 1 });
  return { space: 'u:1', kind: 'workout', id, at, shape: workout };
}

/** A replica with these rows, which counts the reads. */
function holding(rows: readonly ViewRow[]) {
  const sorted = [...rows].sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
  const replica = {
    read: 0,
    async listBefore(_: string, before: number, limit: number) {
      const found = sorted.filter(({ at = 0 }) => at < before).slice(0, limit);
      replica.read += found.length;
      return found;
    },
  };
  return replica;
}

const instant = (text: string) => Date.parse(`${text}-03:00`);

test('of ten years a few workouts of each are read', async () => {
  const first = instant('2017-01-02T18:00:00');
  const rows = Array.from({ length: 1800 }, (_, at) => row(`w${at}`, first + at * 2 * DAY_MS));
  const replica = holding(rows);
  const years = await readTrainingYears(replica);
  expect(years).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017]);
  expect(replica.read).toBeLessThan(300);
});

test('the year of a workout is that of the day where it was done', async () => {
  const rows = [row('eve', instant('2025-12-31T22:30:00'))];
  expect(await readTrainingYears(holding(rows))).toEqual([2025]);
});

test('a workout under way makes no year', async () => {
  const rows = [row('now', instant('2026-01-05T18:00:00'), true)];
  expect(await readTrainingYears(holding(rows))).toEqual([]);
});

test('no year is missed, however the workouts lie', async () => {
  const days = array(
    record({ day: integer({ min: 0, max: 2500 }), hour: integer({ min: 0, max: 23 }) }),
    {
      maxLength: 120,
    },
  );
  await assert(
    asyncProperty(days, async (all) => {
      const start = instant('2019-06-01T00:00:00');
      const rows = all.map(({ day, hour }, at) =>
        row(`w${at}`, start + day * DAY_MS + hour * 3_600_000 + at),
      );
      const plain = new Set(rows.map(({ at = 0 }) => Number(localDay(at, ZONE).slice(0, 4))));
      expect(await readTrainingYears(holding(rows))).toEqual([...plain].sort((a, b) => b - a));
    }),
  );
});
