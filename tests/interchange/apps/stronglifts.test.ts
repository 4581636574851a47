import { describe, expect, test } from 'vitest';
import { warningWords } from '../../../src/interchange/apps/warning-words';
import { efforts, names, read } from './reading';

describe('StrongLifts', () => {
  const HEADER =
    'Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Sets×Reps,Sets×Time,Top Set (Reps×KG),e1RM (KG),Reps,Volume (KG),Workout Volume (KG),Duration (hours),Start Time (h:mm),End Time (h:mm),Notes,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG),Set 3 (Reps),Set 3 (KG)';
  const row = (exercise: string, reps: string, sets: string, times = '', note = '') =>
    `2026/08/11,1,"Workout A","Stronglifts 5×5",83.5,"${exercise}",${reps},${times},,,,,,0.75,10:56 PM,11:41 PM,"${note}",${sets}`;

  test('a row is an exercise; a dash was left out, a zero was tried', () => {
    const table = read(
      [
        `\uFEFF${HEADER}`,
        row('Squat', '5/0/-', '5,55,0,55,0,55', '', 'cinto'),
        row('Deadlift', '1×4', '4,75,,,,'),
        row('Bench Press', '-/-/-', '0,70,0,70,0,70'),
        row('Pull Ups', '2×8', '8,0,8,0,,'),
        row('Plank', '', ',,,,,', '2×0:45'),
        '2026/08/11,2,"Workout B","Stronglifts 5×5",83.5,"Squat",1×5,,,,,,,,11:50 PM,11:59 PM,,5,60,,,,',
      ].join('\r\n'),
    );
    expect(table).toMatchObject({ source: 'stronglifts', unit: { value: 'kg', known: true } });
    expect(table.warnings).toEqual([]);
    expect(table.remarks).toEqual(['sets-not-done', 'body-weight']);
    expect(table.workouts).toMatchObject([
      {
        title: 'Workout A',
        start: { day: '2026-08-11', seconds: 22 * 3600 + 56 * 60 },
        durationSeconds: 2700,
      },
      { title: 'Workout B', durationSeconds: 540 },
    ]);
    expect(names(table)).toEqual([['Squat', 'Deadlift', 'Pull Ups', 'Plank'], ['Squat']]);
    expect(table.workouts[0]?.exercises[0]?.note).toBe('cinto');
    expect(efforts(table)).toEqual([
      { load: 55_000, reps: 5 },
      { load: 55_000, reps: 0 },
      { load: 75_000, reps: 4 },
      { load: null, reps: 8 },
      { load: null, reps: 8 },
      { load: null, reps: null, seconds: 45 },
      { load: null, reps: null, seconds: 45 },
      { load: 60_000, reps: 5 },
    ]);
  });

  test('a workout past midnight ended on the next day', () => {
    const late = '2026/08/04,1,"Workout A",,,"Squat",1×5,,,,,,,,11:30 PM,12:40 AM,,5,60,,,,';
    expect(read([HEADER, late].join('\n')).workouts).toMatchObject([
      { start: { day: '2026-08-04' }, durationSeconds: 4200 },
    ]);
  });

  test('the unit of the sets counts, not the one of the body', () => {
    const pounds = HEADER.replace(/(Set \d) \(KG\)/g, '$1 (LB)');
    const table = read([pounds, row('Squat', '1×5', '5,225,,,,')].join('\n'));
    expect(table.unit).toEqual({ value: 'lb', known: true });
    expect(efforts(table)).toEqual([{ load: 102_058, reps: 5 }]);
  });

  test('a cell that cannot be read is named with its set', () => {
    const table = read(
      [HEADER, row('Squat', '', '5,55,x,55,5,abc'), row('Ioga', '', ',,,,,')].join('\n'),
    );
    expect(table.warnings.map(warningWords)).toEqual([
      "Linha 2, série 2: 'x' não é um número de repetições. A série entra sem repetições.",
      "Linha 2, série 3: carga 'abc' não é um número. A série entra sem carga.",
      "Linha 3: nenhuma série de 'Ioga' foi entendida. O exercício entra sem séries.",
    ]);
    expect(efforts(table)).toHaveLength(3);
    expect(names(table)).toEqual([['Squat', 'Ioga']]);
  });
});
