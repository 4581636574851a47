import { describe, expect, test } from 'vitest';
import { readWorkoutTable } from '../../../src/interchange/files/read-table';
import { efforts, read } from './reading';

/** Loads in grams of a Strong-like table with the given cells. */
function loads(cells: readonly string[], delimiter: string): (number | null)[] {
  const titles = ['Date', 'Workout Name', 'Exercise Name', 'Set Order', 'Weight (kg)', 'Reps'];
  const rows = cells.map((cell, at) => ['2026-02-03 18:00', 'A', 'Leg Press', at + 1, cell, 5]);
  const text = [titles, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(delimiter));
  return efforts(read(text.join('\n'))).map((done) => done?.load ?? null);
}

describe('a load of three figures behind its only sign', () => {
  test.each([
    ['a thousand beside loads with a decimal comma', ['82,5', '1.000'], ',', [82_500, 1_000_000]],
    ['a thousand beside loads with a decimal dot', ['82.5', '1,250'], ';', [82_500, 1_250_000]],
    ['a fraction beside loads with the same sign', ['82.5', '1.250'], ',', [82_500, 1_250]],
    ['a fraction beside loads with the same sign', ['2,5', '1,250'], ';', [2_500, 1_250]],
    ['a thousand in a grouped column', ['1.250,5', '1.000'], ';', [1_250_500, 1_000_000]],
    [
      'a fraction where thousands would be too heavy',
      ['20.000', '100.000'],
      ';',
      [20_000, 100_000],
    ],
    ['a fraction of an app that writes semicolons', ['80', '1.250'], ';', [80_000, 1_250]],
    ['a thousand of an app that writes commas', ['80', '1,250'], ',', [80_000, 1_250_000]],
  ])('is %s: %j', (_, cells, delimiter, grams) => {
    expect(loads(cells, delimiter)).toEqual(grams);
  });

  test.each([
    [';', '1.000', 1_000_000],
    [';', '1,250', 1_250],
    ['\t', '1.250', 1_250],
    ['\t', '1,000', 1_000_000],
  ])('has the sign that goes with "%s" in a table by hand: %s', (delimiter, cell, grams) => {
    const rows = ['Data|Exercício|Carga (kg)|Reps', `03/02/2026|Leg Press|${cell}|9`];
    const text = [...rows, '15/02/2026|Supino|80|9'].join('\n').replaceAll('|', delimiter);
    const found = readWorkoutTable(text, null, undefined, { date: 0, exercise: 1, load: 2 });
    if (!('workouts' in found)) throw new Error('Not read');
    expect(efforts(found)[0]?.load).toBe(grams);
  });

  test('has the sign of the other columns when its own shows none', () => {
    const titles = 'title|start_time|exercise_title|set_index|weight_kg|reps|rpe';
    const rows = ['80|5|8,5', '1.000|5|9'].map(
      (cells, at) => `A|3 fev 2026, 18:00|Leg Press|${at}|${cells}`,
    );
    const table = read([titles, ...rows].join('\n'));
    expect(efforts(table).map((done) => done?.load)).toEqual([80_000, 1_000_000]);
  });

  test('stays in names and notes', () => {
    const titles = 'title,start_time,exercise_title,set_index,weight_kg,reps,exercise_notes';
    const row = 'A,"3 fev 2026, 18:00",Leg Press,0,82.5,5,"1,250"';
    const [workout] = read([titles, row, row.replace('1,250', 'leve')].join('\n')).workouts;
    expect(workout?.exercises[0]?.note).toBe('1,250');
  });
});
