import { describe, expect, test } from 'vitest';
import { warningWords } from '../../../src/interchange/apps/warning-words';
import { heaviestOf, sumsOf } from '../../../src/interchange/sums';
import {
  heaviestWords,
  remarkWords,
  sumsFacts,
  unreadWords,
} from '../../../src/screens/files/import/words/file-words';
import { efforts, names, read } from './reading';

const STRONG = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes';
const HEVY =
  'title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps,duration_seconds';
const FIT_NOTES =
  'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment';
/** JEFIT's sections as it writes them, with two sessions. */
const JEFIT = `### WORKOUT SESSIONS ####

_id,starttime,endtime
1,1770220318,1770223918

####

### EXERCISE LOGS ####

logs,_id,mydate,eid,ename,belongsession
"60x10,62.5x8",1,2026-02-04,8,Bench Press,1
"100x5,102.5x5",2,2026-02-04,9,Squat,1

####

### EXERCISE SET LOGS ####

_id,exercise_log_id,set_index,weight_lbs,reps,distance_mi,duration
1,1,0,132.3,10,0,0
2,1,1,137.8,8,0,0
`;
const words = (text: string) => read(text).warnings.map(warningWords);

describe('what a reader does not take', () => {
  test('is named with its count and examples when a column has values', () => {
    const table = read(
      [
        `${STRONG},Heart Rate,Body Fat`,
        '2024-03-04 18:30:00,A,Squat,1,100,5,0,0,,120,',
        '2024-03-04 18:30:00,A,Squat,2,100,5,0,0,,131,0',
        '2024-03-04 18:30:00,A,Squat,3,100,5,0,0,,131,',
      ].join('\n'),
    );
    expect(table.unread).toEqual([{ title: 'Heart Rate', filled: 3, examples: ['120', '131'] }]);
    expect(table.unread.map(unreadWords)).toEqual(['“Heart Rate”: 3 linhas, como “120” e “131”.']);
  });

  test('is nothing when only the second of two columns with the same title is filled', () => {
    const titles = STRONG.replace('Weight', 'Weight,Weight');
    const table = read(`${titles}\n2024-03-04 18:30:00,A,Squat,1,,100,5,0,0,`, 'kg');
    expect(efforts(table)).toEqual([{ load: 100_000, reps: 5 }]);
    expect(table.unread).toEqual([]);
  });

  test('is the second of two filled columns with the same title', () => {
    const titles = STRONG.replace('Weight', 'Weight,Weight');
    const table = read(`${titles}\n2024-03-04 18:30:00,A,Squat,1,100,220,5,0,0,`, 'kg');
    expect(efforts(table)).toEqual([{ load: 100_000, reps: 5 }]);
    expect(table.unread).toEqual([{ title: 'Weight', filled: 1, examples: ['220'] }]);
  });

  test('is named when a file of an app ends within a row, however few rows it has', () => {
    const row = (load: string) => `A,"15 Sep 2024, 18:02",,Squat,0,normal,${load}`;
    for (const rows of [[row('102')], [row('100,5,'), row('102')], [row('60,'), row('102')]]) {
      const text = [HEVY, ...rows].join('\n');
      expect(words(text)).toEqual([
        `Linha ${rows.length + 1}: é a última, e o arquivo termina nela antes da hora. Confira a série: se o arquivo chegou incompleto, exporte de novo.`,
      ]);
      expect(words(`${text}\n`)).toEqual([]);
    }
  });

  test('is named when a file of JEFIT ends anywhere within a section', () => {
    expect(words(JEFIT)).toEqual([]);
    const first = JEFIT.indexOf('"100x5');
    for (let end = first + 1; end < JEFIT.length; end += 1) {
      const text = JEFIT.slice(0, end);
      const isBetweenRows = text.endsWith('\n') && end > JEFIT.indexOf('_id,exercise_log_id');
      if (isBetweenRows) continue;
      const codes = read(text).warnings.map(({ code }) => code);
      const named = ['cut', 'cut-perhaps', 'quotes', 'no-sets', 'date'] as const;
      expect([text.slice(-20), codes.some((code) => named.some((one) => one === code))]).toEqual([
        text.slice(-20),
        true,
      ]);
    }
  });

  test('is said when no column has loads', () => {
    const table = read(
      [HEVY.replace('weight_kg', 'stones'), 'A,"15 Sep 2024, 18:02",,Squat,0,normal,16,5,'].join(
        '\n',
      ),
    );
    expect(remarkWords(table.remarks)[0]).toContain('Nenhuma coluna do arquivo foi reconhecida');
    expect(table.unread.map(({ title }) => title)).toEqual(['stones']);
  });

  test('is named by line when a value comes after the last title', () => {
    const row = 'A,"15 Sep 2024, 18:02",,Squat,0,normal,100,5,,solto,,';
    expect(words([HEVY, row].join('\n'))).toEqual([
      "Linha 2: há um valor depois da última coluna, 'solto'. Ele fica de fora.",
    ]);
  });

  test('is not done when a set has no value, and nothing of the row is lost', () => {
    const table = read(
      [
        STRONG,
        '2024-03-04 18:30:00,A,Squat,1,100,5,0,0,',
        '2024-03-04 18:30:00,A,Squat,2,0,0,0,0,',
        '2024-03-04 18:30:00,A,Leg Press,1,0,0,0,0,sem tempo',
      ].join('\n'),
      'kg',
    );
    expect(efforts(table)).toEqual([{ load: 100_000, reps: 5 }, null, null]);
    expect(names(table)).toEqual([['Squat', 'Leg Press']]);
    expect(table.workouts[0]?.exercises[1]?.note).toBe('sem tempo');
    expect(table.warnings.map(warningWords)).toEqual([
      'Linha 3: a série não tem carga, repetições, tempo nem distância. Ela entra como não feita.',
      'Linha 4: a série não tem carga, repetições, tempo nem distância. Ela entra como não feita.',
    ]);
    expect(sumsOf(table.workouts).sets).toBe(1);
  });
});

test('the sums of a file are shown in its own unit when it is compared with the other app', () => {
  const table = read(
    [
      `${HEVY.replace('weight_kg', 'weight_lbs')},distance_miles`,
      'A,"15 Sep 2024, 18:02",,Squat,0,normal,225,5,',
      'A,"15 Sep 2024, 18:02",,Squat,1,normal,225,5,',
      'B,"17 Sep 2024, 18:02",,Deadlift,0,normal,315,5,',
      'B,"17 Sep 2024, 18:02",,Running,0,normal,,,600,2',
    ].join('\n'),
  );
  expect(sumsFacts(sumsOf(table.workouts), 'lb')).toEqual([
    ['Treinos', '2'],
    ['Séries feitas', '4'],
    ['Carga × repetições', '3.825\u00a0lb'],
    ['Distância', '2 mi'],
    ['Período', '15/09/2024 a 17/09/2024'],
  ]);
});

describe('FitNotes of Android writes commas without quotes', () => {
  const row = (name: string, rest = '8.0,kgs,5,,,,') => `2026-01-05,${name},${rest}`;

  test('and a row is arranged again when one order of its values fits', () => {
    const table = read(
      [
        FIT_NOTES,
        row('Overhead Press (Each Side, Dumbbells),Shoulders'),
        row('Row, Cable, Wide,Back'),
        row('Squat,Legs', '100,kgs,5,,,,fundo, sem cinto'),
        row('Plank,Abs', ',,,,,0:01:30,'),
      ].join('\n'),
    );
    expect(table.warnings).toEqual([]);
    expect(names(table)).toEqual([
      ['Overhead Press (Each Side, Dumbbells)', 'Row, Cable, Wide', 'Squat', 'Plank'],
    ]);
    expect(efforts(table)).toEqual([
      { load: 8000, reps: 5 },
      { load: 8000, reps: 5 },
      { load: 100_000, reps: 5 },
      { load: null, reps: null, seconds: 90 },
    ]);
    expect(table.workouts[0]?.exercises[2]?.note).toBe('fundo, sem cinto');
  });

  test('and a row is read when the header has a note and the row none', () => {
    const table = read(
      [
        FIT_NOTES,
        row('Deadlift,Back', '100,kgs,5,,,'),
        row('Overhead Press (Each Side, Dumbbells),Shoulders', '8.0,kgs,5,,,'),
      ].join('\n'),
    );
    expect(efforts(table)).toEqual([
      { load: 100_000, reps: 5 },
      { load: 8000, reps: 5 },
    ]);
    expect(names(table)[0]?.[1]).toBe('Overhead Press (Each Side, Dumbbells)');
  });

  test('and a row stays out, named by its line, when several orders fit or none', () => {
    const table = read(
      [
        FIT_NOTES,
        row('Deadlift,Back'),
        row('Row, Back,Back'),
        row('Leg, Press,Pernas'),
        row('Curl, Back, Biceps,Biceps', '8.0,kgs,cinco,,,,'),
      ].join('\n'),
    );
    expect(names(table)).toEqual([['Deadlift', 'Row, Back']]);
    expect(table.warnings.map(warningWords)).toEqual([
      'Linha 4: há mais valores do que colunas, e não dá para saber de qual é cada um. Ela fica de fora.',
      'Linha 5: há mais valores do que colunas, e não dá para saber de qual é cada um. Ela fica de fora.',
    ]);
  });
});

describe('the unit of a file that names none', () => {
  /** A file with so many sets of a load that is common in pounds, and of one in kilograms. */
  function mixed(pounds: number, kilos: number): string {
    const rows = Array.from({ length: pounds + kilos }, (_, index) => {
      const load = index < pounds ? 135 : 60;
      return `2024-03-04 18:30:00,A,Squat,${index + 1},${load},5,0,0,`;
    });
    return [STRONG, ...rows].join('\n');
  }

  test.each([
    [42, 70, 'lb'],
    [60, 85, 'lb'],
    [107, 110, 'lb'],
    [7, 100, 'kg'],
    [0, 0, 'kg'],
  ])('is guessed when %i loads look like pounds and %i like kilograms', (pounds, kilos, unit) => {
    expect(read(`${mixed(pounds, kilos)}\n2024-03-04 18:30:00,A,Squat,999,1,5,0,0,`).unit).toEqual({
      value: unit,
      known: false,
    });
  });

  test('is shown with the heaviest loads in both when the person has to choose', () => {
    const rows = [
      ['Leg Press', 300],
      ['Leg Press', 500],
      ['Squat', 225],
      ['Curl', 40],
      ['Plank', 0],
      ['Deadlift', 315],
    ].map(([name, load]) => `2024-03-04 18:30:00,A,${name},1,${load},5,0,0,`);
    for (const unit of ['kg', 'lb'] as const) {
      const table = read([STRONG, ...rows].join('\n'), unit);
      const shown = heaviestOf(table.workouts, 3).map((one) => heaviestWords(one, unit));
      expect(shown.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
        'Leg Press: 500 kg, ou 500 lb (226,8 kg)',
        'Deadlift: 315 kg, ou 315 lb (142,88 kg)',
        'Squat: 225 kg, ou 225 lb (102,06 kg)',
      ]);
    }
  });
});

describe('Strong in a language that is not known', () => {
  test('rows between sets are recognised when their words are not', () => {
    const table = read(
      [
        STRONG,
        '2024-03-04 18:30:00,A,Squat,1,100,5,0,0,',
        '2024-03-04 18:30:00,A,Squat,Taimeri,0,0,0,90,',
        '2024-03-04 18:30:00,A,Squat,Muistio,0,0,0,0,vyö',
        '2024-03-04 18:30:00,A,Squat,2,100,4,0,0,',
      ].join('\n'),
      'kg',
    );
    expect(table.warnings).toEqual([]);
    expect(table.workouts[0]?.exercises).toMatchObject([
      { restSeconds: 90, note: 'vyö', sets: [{ kind: 'normal' }, { kind: 'normal' }] },
    ]);
  });
});
