import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { effortSchema } from '#domain/workouts/paths';
import { warningWords } from '../../../src/interchange/apps/warning-words';
import { readWorkoutTable } from '../../../src/interchange/files/read-table';
import type { LoadUnitName, ReadTable } from '../../../src/interchange/model';

function read(text: string, unit: LoadUnitName | null = null): ReadTable {
  const table = readWorkoutTable(text, unit);
  if (!('workouts' in table)) throw new Error(`Not read: ${JSON.stringify(table)}`);
  return table;
}

const words = (text: string) => read(text).warnings.map(warningWords);
const done = (table: ReadTable) =>
  table.workouts.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets));

const HEVY =
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';

describe('Hevy', () => {
  test('a workout with its exercises, sets, superset, notes and effort', () => {
    const text = [
      `\uFEFF${HEVY}`,
      '"Push","15 Sep 2024, 18:02","15 Sep 2024, 19:10","Bom\\ntreino","Bench Press (Barbell)",,"ombro, ok",0,"warmup",40,10,,,',
      '"Push","15 Sep 2024, 18:02","15 Sep 2024, 19:10","Bom\\ntreino","Bench Press (Barbell)",,"ombro, ok",1,"normal",82.5,8,,,8.5',
      '"Push","15 Sep 2024, 18:02","15 Sep 2024, 19:10","Bom\\ntreino","Lateral Raise (Dumbbell)",1,"",0,"dropset",10,12,,0,',
      '"Push","15 Sep 2024, 18:02","15 Sep 2024, 19:10","Bom\\ntreino","Triceps Pushdown",1,"",0,"failure",25,15,,,10',
      '"Push","15 Sep 2024, 18:02","15 Sep 2024, 19:10","Bom\\ntreino","Treadmill",,"",0,"normal",,,2.5,900,',
    ].join('\r\n');
    const table = read(text);
    expect(table.warnings).toEqual([]);
    expect(table.workouts).toEqual([
      {
        line: 2,
        title: 'Push',
        note: 'Bom\ntreino',
        start: { day: '2024-09-15', seconds: 64_920 },
        durationSeconds: 4080,
        exercises: [
          {
            name: 'Bench Press (Barbell)',
            note: 'ombro, ok',
            group: null,
            restSeconds: null,
            sets: [
              { kind: 'warmup', done: { load: 40_000, reps: 10 } },
              { kind: 'normal', done: { load: 82_500, reps: 8, rir: 1.5 } },
            ],
          },
          {
            name: 'Lateral Raise (Dumbbell)',
            note: '',
            group: '1',
            restSeconds: null,
            sets: [{ kind: 'drop', done: { load: 10_000, reps: 12 } }],
          },
          {
            name: 'Triceps Pushdown',
            note: '',
            group: '1',
            restSeconds: null,
            sets: [{ kind: 'failure', done: { load: 25_000, reps: 15, rir: 0 } }],
          },
          {
            name: 'Treadmill',
            note: '',
            group: null,
            restSeconds: null,
            sets: [
              { kind: 'normal', done: { load: null, reps: null, seconds: 900, meters: 2500 } },
            ],
          },
        ],
      },
    ]);
  });

  test('the header says the unit; with both columns the filled one counts', () => {
    const pounds = HEVY.replace('weight_kg', 'weight_lbs').replace('distance_km', 'distance_miles');
    const row = '"A","15 Sep 2024, 18:02","","","Squat (Barbell)",,"",0,"normal",225,5,1,,';
    expect(done(read(`${pounds}\n${row}`))[0]?.done).toEqual({
      load: 102_058,
      reps: 5,
      meters: 1609,
    });
    expect(read(`${pounds}\n${row}`).unit).toEqual({ value: 'lb', known: true });
    const both = HEVY.replace('"weight_kg"', '"weight_kg","weight_lbs"');
    const one = '"A","15 Sep 2024, 18:02","","","Squat (Barbell)",,"",0,"normal",,100,5,,,';
    expect(done(read(`${both}\n${one}`))[0]?.done?.load).toBe(45_359);
  });

  test('the same exercise twice in a row is two exercises when the count begins anew', () => {
    const row = (index: number) =>
      `"A","15 Sep 2024, 18:02","","","Squat (Barbell)",,"",${index},"normal",100,5,,,`;
    const table = read([HEVY, row(0), row(1), row(0)].join('\n'));
    expect(table.workouts[0]?.exercises.map(({ sets }) => sets.length)).toEqual([2, 1]);
  });

  test('a quoted note over lines does not move the numbers of the lines after it', () => {
    const text = [
      HEVY,
      '"A","15 Sep 2024, 18:02","","uma\nduas","Squat (Barbell)",,"",0,"normal",100,5,,,',
      '"A","15 Sep 2024, 18:02","","uma\nduas","Squat (Barbell)",,"",1,"normal","abc",5,,,',
    ].join('\n');
    expect(words(text)).toEqual(["Linha 4: carga 'abc' não é um número. A série entra sem carga."]);
    expect(done(read(text))[1]?.done).toEqual({ load: null, reps: 5 });
  });

  test('a quotation mark without its pair is told: it takes rows with it', () => {
    const row = (day: number, note: string) =>
      `A,"${day} Mar 2024, 17:29",,${note},Bench Press (Barbell),,,0,normal,60,8,,,`;
    const text = [HEVY, row(1, ''), row(2, '"aberta'), row(3, ''), row(4, '')].join('\n');
    expect(read(text).workouts).toHaveLength(2);
    expect(words(text)[0]).toBe(
      'Linha 3: há aspas sem par, e o que vem depois delas pode ter ficado de fora. Corrija no arquivo e importe de novo.',
    );
    const sound = [HEVY, row(1, '"a ""dupla"""'), row(2, 'com " no meio')].join('\n');
    expect(words(sound)).toEqual([]);
  });

  test('what cannot be read is said, line by line, and nothing else is lost', () => {
    const row = (cells: string) => `"A","15 Sep 2024, 18:02","","","Squat",,"",${cells}`;
    const text = [
      HEVY,
      row('0,"normal",100,5,,,'),
      row('1,"myoreps",100,"x",,,'),
      row('2,"normal",100,5,longe,,11'),
      '"A","um dia","","","Squat",,"",3,"normal",100,5,,,',
      '"A","15 Sep 2024, 18:02","","","",,"",3,"normal",100,5,,,',
    ].join('\n');
    expect(words(text)).toEqual([
      "Linha 3: não existe tipo de série 'myoreps' aqui. Ela entra como série normal.",
      "Linha 3: 'x' não é um número de repetições. A série entra sem repetições.",
      "Linha 4: 'longe' não é uma distância. A série entra sem distância.",
      "Linha 4: RPE '11' não está entre 0 e 10. Ele fica na anotação do exercício.",
      "Linha 5: data 'um dia' não foi entendida. A série fica de fora.",
      'Linha 6: falta o nome do exercício. A série fica de fora.',
    ]);
    expect(done(read(text))).toHaveLength(3);
    expect(read(text).workouts[0]?.exercises[0]?.note).toBe('RPE 11');
  });

  test('an effort between half steps goes to the note', () => {
    const row = '"A","15 Sep 2024, 18:02","","","Squat",,"leve",0,"normal",100,5,,,8.3';
    const [exercise] = read(`${HEVY}\n${row}`).workouts[0]?.exercises ?? [];
    expect(exercise?.note).toBe('leve\nRPE 8.3');
    expect(exercise?.sets[0]?.done).toEqual({ load: 100_000, reps: 5 });
  });
});

describe('Strong', () => {
  const A =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';

  test('variant A: no unit, letters for kinds, rows that are no sets', () => {
    const text = [
      A,
      '2024-03-04 18:30:00,"Perna, dia 1",1h 5m,"Squat (Barbell)",W,40.0,10,0,0,"","pesado",',
      '2024-03-04 18:30:00,"Perna, dia 1",1h 5m,"Squat (Barbell)",1,100.0,5,0,0,"","pesado",8',
      '2024-03-04 18:30:00,"Perna, dia 1",1h 5m,"Squat (Barbell)",Rest Timer,0,0,0,120,"","pesado",',
      '2024-03-04 18:30:00,"Perna, dia 1",1h 5m,"Squat (Barbell)",Note,0,0,0,0,"cinto","pesado",',
      '2024-03-04 18:30:00,"Perna, dia 1",1h 5m,"Squat (Barbell)",2,100.0,4,0,0,"","pesado",',
      '2024-03-04 18:30:00,"Perna, dia 1",1h 5m,"Plank",1,0,0,0,60,"","pesado",',
    ].join('\n');
    const table = read(text);
    expect(table.unit).toEqual({ value: 'kg', known: false });
    expect(table.remarks).toEqual(['unit-guessed']);
    expect(table.warnings).toEqual([]);
    const [workout] = table.workouts;
    expect(workout).toMatchObject({
      title: 'Perna, dia 1',
      note: 'pesado',
      durationSeconds: 3900,
      start: { day: '2024-03-04', seconds: 66_600 },
    });
    expect(workout?.exercises).toEqual([
      {
        name: 'Squat (Barbell)',
        note: 'cinto',
        group: null,
        restSeconds: 120,
        sets: [
          { kind: 'warmup', done: { load: 40_000, reps: 10 } },
          { kind: 'normal', done: { load: 100_000, reps: 5, rir: 2 } },
          { kind: 'normal', done: { load: 100_000, reps: 4 } },
        ],
      },
      {
        name: 'Plank',
        note: '',
        group: null,
        restSeconds: null,
        sets: [{ kind: 'normal', done: { load: null, reps: null, seconds: 60 } }],
      },
    ]);
    expect(done(read(text, 'lb'))[1]?.done?.load).toBe(45_359);
  });

  test("variant A': no notes; loads of 45 lb plates are taken for pounds", () => {
    const header = A.replace(',Notes,Workout Notes', '');
    const row = (n: number, load: number) =>
      `2026-03-04 6:30:00\u202fPM,Push,45m,Bench Press (Barbell),${n},${load}.0,5,0,0,`;
    const table = read([header, row(1, 135), row(2, 185), row(3, 225)].join('\n'));
    expect(table.unit).toEqual({ value: 'lb', known: false });
    expect(table.workouts[0]?.start.seconds).toBe(18 * 3600 + 1800);
    expect(table.workouts[0]?.durationSeconds).toBe(2700);
  });

  test('variant B: semicolons, a unit on every row, the duration at the end', () => {
    const text = [
      'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration',
      '2019-01-11 12:31:54;"Leg";"Deadlift (Barbell)";1;20;kg;5;;;;0;"";"";45m',
      '2019-01-11 12:31:54;"Leg";"Deadlift (Barbell)";2;45;lbs;5;;;;0;"";"";45m',
      '2019-01-11 12:31:54;"Leg";"Running";1;0;;0;;1,5;mi;600;"";"";45m',
    ].join('\n');
    const table = read(text);
    expect(table.unit.known).toBe(true);
    expect(done(table).map((set) => set.done)).toEqual([
      { load: 20_000, reps: 5 },
      { load: 20_412, reps: 5 },
      { load: null, reps: null, seconds: 600, meters: 2414 },
    ]);
  });

  test('variant C: the unit in the header, decimal commas, seconds of duration', () => {
    const header =
      'Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes';
    const row =
      '1;2026-08-10 18:00:00;Push day;3600;Bench Press (Barbell);1;82,5;8;8,5;;;Wide grip;';
    const table = read(`${header}\n${row}`);
    expect(done(table)[0]?.done).toEqual({ load: 82_500, reps: 8, rir: 1.5 });
    expect(table.workouts[0]?.durationSeconds).toBe(3600);
    expect(table.workouts[0]?.exercises[0]?.note).toBe('Wide grip');
    const pounds = header.replace('(kg)', '(lbs)');
    expect(done(read(`${pounds}\n${row}`))[0]?.done?.load).toBe(37_421);
  });
});

describe('Strong in other spellings', () => {
  test('German titles, semicolons, decimal commas and rows that are no sets', () => {
    const text = [
      '\uFEFFDatum;Workout-Name;Name der Übung;Reihenfolge der Sätze;Gewicht (kg);Wiederholungen;RPE;Entfernung (Meter);Sekunden;Notizen;Workout-Notizen;Dauer (Sek.)',
      '2026-08-10 18:00:00;Beine;Kniebeuge (Langhantel);1;102,5;5;8,5;;;Gürtel;gut;3600',
      '2026-08-10 18:00:00;Beine;Kniebeuge (Langhantel);Pausentimer;;;;;120;;gut;3600',
      '2026-08-10 18:00:00;Beine;Laufen;1;;;;1500;600;;gut;3600',
    ].join('\r\n');
    const table = read(text);
    expect(table.warnings).toEqual([]);
    expect(table.unit).toEqual({ value: 'kg', known: true });
    expect(table.workouts).toMatchObject([
      {
        title: 'Beine',
        note: 'gut',
        durationSeconds: 3600,
        exercises: [
          {
            name: 'Kniebeuge (Langhantel)',
            note: 'Gürtel',
            restSeconds: 120,
            sets: [{ kind: 'normal', done: { load: 102_500, reps: 5, rir: 1.5 } }],
          },
          { name: 'Laufen', sets: [{ done: { seconds: 600, meters: 1500 } }] },
        ],
      },
    ]);
  });

  test('decimal commas between commas, narrow spaces before AM, zeros for nothing', () => {
    const text = [
      'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE',
      '2026-03-04 12:05:00\u202fAM,Push,2h 38m,Bench Press (Barbell),D,"82,5",8,0,0,',
      '2026-03-04 12:05:00\u202fAM,Push,2h 38m,Pull Up,F,0,8,0,0,',
    ].join('\n');
    const table = read(text, 'kg');
    expect(table.workouts[0]).toMatchObject({
      start: { day: '2026-03-04', seconds: 300 },
      durationSeconds: 9480,
    });
    expect(done(table)).toEqual([
      { kind: 'drop', done: { load: 82_500, reps: 8 } },
      { kind: 'failure', done: { load: null, reps: 8 } },
    ]);
  });
});

test('Hevy: no load is not a load of zero; a zero of seconds or metres is none', () => {
  const row = (cells: string) => `"A","15 Sep 2024, 18:02","","","Pull Up",,"",${cells}`;
  const text = [HEVY, row('0,"normal",,10,0,0,'), row('1,"normal",0,10,,,')].join('\n');
  expect(done(read(text)).map((set) => set.done)).toEqual([
    { load: null, reps: 10 },
    { load: 0, reps: 10 },
  ]);
});

describe('what is no table of workouts', () => {
  const unreadable = (text: string) => {
    const table = readWorkoutTable(text, null);
    return 'unreadable' in table ? table.unreadable : null;
  };

  test('is told by what was seen', () => {
    expect(unreadable('')).toEqual({ reason: 'empty' });
    expect(unreadable(HEVY)).toEqual({ reason: 'empty' });
    expect(unreadable('Nome;Telefone\nAna;123')).toEqual({
      reason: 'unknown',
      seen: { as: 'table', columns: ['Nome', 'Telefone'] },
    });
    expect(unreadable('Oi, tudo bem')).toMatchObject({ reason: 'unknown' });
    expect(unreadable('Bom dia')).toEqual({ reason: 'unknown', seen: { as: 'text' } });
  });

  test('more rows than the limit are refused with their number', () => {
    const row = '"A","15 Sep 2024, 18:02","","","Squat",,"",0,"normal",100,5,,,';
    const text = `${HEVY}\n${`${row}\n`.repeat(50_001)}`;
    expect(unreadable(text)).toEqual({ reason: 'too-many-rows', rows: 50_001 });
  });
});

describe('any table', () => {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  // A text that is neither empty nor contains a note's marker of a line break.
  const word = fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' })
    .map((text) => `x${text.replaceAll('\\', '')}x`);
  const cell = fc.oneof(
    fc.constantFrom('', '0', '82,5', '1.234,5', '-20', '1e9', 'NaN', '\n', '=1+1', '"'),
    fc.string({ maxLength: 8 }),
    fc.integer().map(String),
  );

  test('every row with a date and an exercise is a set, whatever else it holds', () => {
    const row = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      exercise: word,
      index: fc.nat(5),
      cells: fc.array(cell, { minLength: 6, maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
        const lines = rows.map(({ day, exercise, index, cells }) => {
          const [kind = '', ...rest] = cells;
          const facts = ['Treino', `${day} fev 2026, 18:02`, '', 'uma\nduas', exercise, '', ''];
          return [...facts, String(index), kind, ...rest].map(quoted).join(',');
        });
        const table = read([HEVY, ...lines].join('\r\n'));
        expect(done(table)).toHaveLength(rows.length);
        expect(table.workouts).toHaveLength(new Set(rows.map(({ day }) => day)).size);
        const names = table.workouts.flatMap((one) => one.exercises.map(({ name }) => name));
        expect(new Set(names)).toEqual(new Set(rows.map(({ exercise }) => exercise)));
        for (const { done: effort } of done(table)) {
          expect(effort === null || v.is(effortSchema, effort)).toBe(true);
        }
      }),
    );
  });

  test('no text at all makes the reader fail', () => {
    const heads = [
      '',
      HEVY,
      'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Seconds',
      'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment',
      'Date (yyyy/mm/dd),Workout,Exercise,Sets×Reps,Sets×Time,Set 1 (Reps),Set 1 (KG),Set 2 (Reps)',
      'Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),isWarmup,Note,multiplier',
    ];
    const cells = fc.array(fc.oneof(cell, fc.constantFrom('2026/02/05', '5×', '-/0', '2×0:30')));
    const rows = fc.array(cells.map((row) => ['2026-02-05', 'x', ...row].map(quoted).join(',')));
    const text = fc.oneof(
      fc.string({ maxLength: 400 }),
      rows.map((lines) => lines.join('\n')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...heads), (body, head) => {
        readWorkoutTable(head === '' ? body : `${head}\n${body}`, null);
      }),
      { numRuns: 300 },
    );
  });
});
