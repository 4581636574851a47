import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ReadTable } from '../../src/interchange/model';
import { type Sums, sumsOf } from '../../src/interchange/sums';
import { read } from './apps/reading';

const FOLDER = new URL('./corpus/', import.meta.url);

interface Expected extends Omit<Sums, 'period'> {
  readonly period: readonly [from: string, to: string];
  readonly source: ReadTable['source'];
  readonly unit: ReadTable['unit'];
  readonly remarks?: ReadTable['remarks'];
  /** Lines with warnings, with their codes. */
  readonly warnings?: readonly string[];
}

const KG = { value: 'kg', known: true } as const;
const LB = { value: 'lb', known: true } as const;
const GUESSED = { value: 'kg', known: false } as const;
/** A pound in grams, rounded as the app stores 225 lb. */
const LB_225 = 102_058;

// Loads in grams and distances in metres, added by hand. The name of a file says the app, the year
// of the version, the language and the unit.
const EXPECTED: Readonly<Record<string, Expected>> = {
  'hevy-2024-en-kg': {
    source: 'hevy',
    unit: KG,
    workouts: 2,
    sets: 5,
    volume: 40_000 * 10 + 82_500 * 8 + 10_000 * 12,
    meters: 2500,
    seconds: 960,
    period: ['2024-09-15', '2024-09-16'],
  },
  'hevy-2025-pt-kg': {
    source: 'hevy',
    unit: KG,
    workouts: 2,
    sets: 4,
    volume: 60_000 * 18 + 120_000 * 12 + 80_000 * 5,
    meters: 0,
    seconds: 0,
    period: ['2026-02-03', '2026-02-05'],
  },
  'hevy-2025-es-lb': {
    source: 'hevy',
    unit: LB,
    workouts: 1,
    sets: 2,
    volume: LB_225 * 5,
    meters: 1609,
    seconds: 600,
    period: ['2026-01-09', '2026-01-09'],
  },
  'hevy-2025-fr-kg': {
    source: 'hevy',
    unit: KG,
    workouts: 1,
    sets: 1,
    volume: 500_000,
    meters: 0,
    seconds: 0,
    period: ['2026-02-05', '2026-02-05'],
    warnings: ['3 no-values'],
  },
  'strong-2016-en-kg': {
    source: 'strong',
    unit: KG,
    workouts: 2,
    sets: 4,
    volume: 100_000 * 5 + 102_500 * 4 + 60_000 * 8,
    meters: 1500,
    seconds: 600,
    period: ['2016-03-04', '2016-03-07'],
  },
  'strong-2016-en-lb': {
    source: 'strong',
    unit: LB,
    workouts: 1,
    sets: 2,
    volume: LB_225 * 5,
    meters: 1609,
    seconds: 600,
    period: ['2016-03-04', '2016-03-04'],
  },
  'strong-2020-en-none': {
    source: 'strong',
    unit: GUESSED,
    remarks: ['unit-guessed'],
    workouts: 1,
    sets: 3,
    volume: 40_000 * 10 + 100_000 * 5,
    meters: 0,
    seconds: 60,
    period: ['2024-03-04', '2024-03-04'],
    warnings: ['6 no-values'],
  },
  'strong-2023-en-both': {
    source: 'strong',
    unit: KG,
    workouts: 1,
    sets: 3,
    volume: 20_000 * 5 + 20_412 * 5,
    meters: 2414,
    seconds: 600,
    period: ['2023-01-11', '2023-01-11'],
  },
  'strong-2026-en-kg': {
    source: 'strong',
    unit: KG,
    workouts: 2,
    sets: 2,
    volume: 82_500 * 8,
    meters: 1500,
    seconds: 600,
    period: ['2026-08-10', '2026-08-12'],
  },
  'strong-2025-fr-none': {
    source: 'strong',
    unit: GUESSED,
    remarks: ['unit-guessed'],
    workouts: 1,
    sets: 2,
    volume: 100_000 * 9,
    meters: 0,
    seconds: 0,
    period: ['2025-12-30', '2025-12-30'],
  },
  'strong-2025-de-none': {
    source: 'strong',
    unit: GUESSED,
    remarks: ['unit-guessed'],
    workouts: 1,
    sets: 2,
    volume: 100_000 * 5 + 150_000 * 10,
    meters: 0,
    seconds: 0,
    period: ['2025-11-03', '2025-11-03'],
  },
  'strong-2025-de-kg': {
    source: 'strong',
    unit: KG,
    workouts: 1,
    sets: 2,
    volume: 102_500 * 5,
    meters: 1500,
    seconds: 600,
    period: ['2026-08-10', '2026-08-10'],
  },
  'fitnotes-android-2018-en-kg': {
    source: 'fitnotes',
    unit: KG,
    remarks: ['date-only'],
    workouts: 2,
    sets: 4,
    volume: 8_000 * 5 + 10_000 * 5 + 100_000 * 5,
    meters: 5000,
    seconds: 900,
    period: ['2026-01-05', '2026-01-06'],
  },
  'fitnotes-android-2024-en-kg': {
    source: 'fitnotes',
    unit: KG,
    remarks: ['date-only'],
    workouts: 2,
    sets: 4,
    volume: 35_000 * 10 + 40_000 * 8,
    meters: 2000,
    seconds: 810,
    period: ['2026-08-04', '2026-08-05'],
  },
  'fitnotes-android-2024-en-lb': {
    source: 'fitnotes',
    unit: LB,
    remarks: ['date-only'],
    workouts: 1,
    sets: 1,
    volume: LB_225 * 5,
    meters: 0,
    seconds: 0,
    period: ['2026-08-04', '2026-08-04'],
    warnings: ['3 no-values'],
  },
  'fitnotes-ios-2020-en-both': {
    source: 'fitnotes',
    unit: KG,
    remarks: ['date-only'],
    workouts: 2,
    sets: 3,
    volume: 70_000 * 5,
    meters: 46,
    seconds: 60,
    period: ['2020-01-13', '2020-09-30'],
  },
  'stronglifts-2015-en-both': {
    source: 'stronglifts',
    unit: KG,
    remarks: ['date-only', 'body-weight'],
    workouts: 2,
    sets: 16,
    volume: 60_000 * 25 + 40_000 * 19 + 62_500 * 25 + 80_000 * 5,
    meters: 0,
    seconds: 0,
    period: ['2015-03-16', '2015-03-18'],
  },
  'stronglifts-2026-en-kg': {
    source: 'stronglifts',
    unit: KG,
    remarks: ['sets-not-done', 'body-weight'],
    workouts: 1,
    sets: 3,
    volume: 55_000 * 10 + 70_000 * 4,
    meters: 0,
    seconds: 0,
    period: ['2026-08-11', '2026-08-11'],
  },
  'stronglifts-2026-en-lb': {
    source: 'stronglifts',
    unit: LB,
    remarks: ['body-weight'],
    workouts: 1,
    sets: 2,
    volume: LB_225 * 10,
    meters: 0,
    seconds: 0,
    period: ['2026-08-11', '2026-08-11'],
  },
  'fitbod-2019-en-kg': {
    source: 'fitbod',
    unit: KG,
    remarks: ['date-only'],
    workouts: 2,
    sets: 6,
    volume: 100_000 * 15 + 150_000 * 12 + 24_000 * 20,
    meters: 0,
    seconds: 0,
    period: ['2019-05-06', '2019-05-08'],
  },
  'fitbod-2024-en-kg': {
    source: 'fitbod',
    unit: KG,
    workouts: 1,
    sets: 3,
    volume: 20_000 * 10 + 24_000 * 8,
    meters: 500,
    seconds: 360,
    period: ['2024-07-05', '2024-07-05'],
  },
  'fitbod-2024-en-lb': {
    source: 'fitbod',
    unit: LB,
    workouts: 1,
    sets: 1,
    volume: LB_225 * 5,
    meters: 0,
    seconds: 0,
    period: ['2024-07-05', '2024-07-05'],
  },
};

describe('a file of the corpus', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace(/\.csv$/, ''));

  test('has its sums here', () => {
    expect(files.sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  test.each(Object.entries(EXPECTED))('gives its sums when %s is read', (name, expected) => {
    const table = read(readFileSync(new URL(`${name}.csv`, FOLDER), 'utf8'));
    const { period, ...sums } = sumsOf(table.workouts);
    expect({
      ...sums,
      period: [period?.from, period?.to],
      source: table.source,
      unit: table.unit,
      remarks: table.remarks,
      warnings: table.warnings.map(({ line, code }) => `${line} ${code}`),
      unread: table.unread,
    }).toEqual({ remarks: [], warnings: [], unread: [], ...expected });
  });
});
