import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readOffset } from '../../../src/interchange/apps/dates';
import { bodyWarningLines } from '../../../src/interchange/body/body-warning-words';
import type { ReadBody } from '../../../src/interchange/body/model';
import {
  type BodyChoices,
  readBodyJson,
  readBodyTable,
} from '../../../src/interchange/body/read-body';

const ZONE = 'America/Sao_Paulo';

function read(text: string): ReadBody {
  const found = text.startsWith('[')
    ? readBodyJson(text, { unit: 'kg' }, ZONE)
    : readBodyTable(text, { unit: 'kg' }, ZONE);
  if (!found || !('readings' in found)) throw new Error(`Not read: ${JSON.stringify(found)}`);
  return found;
}

describe('a file of Fitbit', () => {
  const body = 'Body\nDate,Weight,BMI,Fat\n"2026-02-03","80.5","24.8","18"\n';

  test.each([
    ['distances', 'Activities\nDate,Calories Burned,Distance\n"2026-02-03","2,100","7"\n'],
    ['sleep', 'Sleep\nStart Time,Minutes Awake\n"2026-02-03 11:00PM","30"\n'],
    ['food', 'Foods\nDate,Calories In\n"2026-02-03","1,800"\n'],
  ])('has only the measures of its body, also beside %s', (_, other) => {
    const alone = read(body);
    expect(alone.readings).toHaveLength(1);
    for (const text of [`${body}\n${other}`, `${other}\n${body}`]) {
      expect(read(text).readings).toEqual(alone.readings);
    }
  });

  test('has the month first in its list, whatever the days are', () => {
    const logs = ['01/05/22', '01/09/22'].map((date, at) => ({
      logId: at,
      weight: 80,
      bmi: 24.8,
      date,
      time: '07:30:00',
      source: 'API',
    }));
    const { readings, remarks } = read(JSON.stringify(logs));
    expect(readings.map(({ day }) => day)).toEqual(['2022-01-05', '2022-01-09']);
    expect(remarks).toEqual([]);
  });
});

test.each(['2024-01-06 02:30:00+0000', '2024-01-06T02:30:00+00:00', '2024-01-06 02:30:00 UTC'])(
  'a weight at %s is of the evening before in São Paulo',
  (time) => {
    const [reading] = read(`time,weight(kg)\n${time},80.5`).readings;
    expect(reading).toMatchObject({ day: '2024-01-05', seconds: 84_600 });
  },
);

test('a year behind a day is no distance from UTC', () => {
  expect(readOffset('13-07-2024')).toBeNull();
  expect(readOffset('2024-07-13 10:00:00 -0300')).toBe(-180);
  expect(readOffset('2024-07-13T10:00:00.000Z')).toBe(0);
});

describe('a table with measures of several people', () => {
  const eufy = readFileSync(new URL('./corpus/eufy-2026-en-kg.csv', import.meta.url), 'utf8');

  test('asks whose they are, with rows and days, when no one is chosen', () => {
    expect(readBodyTable(eufy, {}, ZONE)).toEqual({
      people: [
        { name: 'Ana', rows: 3, from: '2026-01-15', to: '2026-01-17' },
        { name: 'Bruno', rows: 1, from: '2026-01-15', to: '2026-01-15' },
        { name: '', rows: 1, from: '2026-01-16', to: '2026-01-16' },
      ],
    });
  });

  test('names those who are left out when some are chosen', () => {
    const found = readBodyTable(eufy, { people: ['Bruno', ''] }, ZONE);
    if (!found || !('readings' in found)) throw new Error('Not read');
    expect(found.readings.map(({ values }) => values[0]?.value)).toEqual([88_400, 71_300]);
    expect(found.people?.chosen).toEqual(['Bruno', '']);
    expect(found.people?.all.map(({ name }) => name)).toEqual(['Ana', 'Bruno', '']);
  });

  test.each([
    'Nome',
    'Nome do aluno',
    'Aluno(a)',
    'Integrante',
    'User',
    'Membro',
    'Family Members',
    'Usuário',
    'Quem',
    'Perfil',
    'Benutzer',
  ])('asks under the title %s', (title) => {
    const text = `Data;${title};Peso (kg);Gordura (%)\n13/01/2026;Ana;64,2;27\n13/01/2026;Rui;81;20`;
    expect(readBodyTable(text, {}, ZONE)).toMatchObject({
      people: [{ name: 'Ana' }, { name: 'Rui' }],
    });
  });

  test('is read at once when all rows have one name', () => {
    expect(read('Data;Nome;Peso (kg);IMC\n13/01/2026;Ana;64,2;23').readings).toHaveLength(1);
  });

  test('takes a name beside a weight alone for a person only when measures are wanted', () => {
    const text = 'Data;Nome;Peso\n13/01/2026;Ana;64,2\n13/01/2026;Supino;81';
    expect(readBodyTable(text, {}, ZONE)).toBeNull();
    expect(readBodyTable(text, { body: true }, ZONE)).toHaveProperty('people');
  });
});

describe('a height', () => {
  const heightOf = (title: string, cell: string) => {
    const { readings, warnings } = read(`Data;Peso (kg);${title}\n13/01/2026;80;${cell}`);
    const height = readings[0]?.values.find(({ measure }) => measure.key === 'height');
    return height?.value ?? warnings.map(({ code }) => code);
  };

  test.each([
    ['Altura', '1,75'],
    ['Altura', '175'],
    ['Altura (m)', '1,75'],
    ['Altura (cm)', '175'],
    // The size corrects a wrong title.
    ['Altura (cm)', '1,75'],
    ['Altura (m)', '175'],
    ['Altura', '1,75 m'],
    ['Altura', '1.750'],
    ['Altura', '1m75'],
    ['Altura', '175cm'],
    ['Estatura (mm)', '1750'],
  ])('is 1.75 m under %s when the cell is %s', (title, cell) => {
    expect(heightOf(title, cell)).toBe(17_500);
  });

  test.each([
    ['Height', '5\'9"'],
    ['Height', '5’9”'],
    ['Height', '5 ft 9 in'],
    ['Height (in)', '69'],
    ['Height', '69'],
  ])('is 69 inches under %s when the cell is %s', (title, cell) => {
    expect(heightOf(title, cell)).toBe(17_526);
  });

  test('is left out with a warning when no unit makes it one', () => {
    expect(heightOf('Altura', '9')).toEqual(['range']);
  });
});

test('a percentage that a spreadsheet stores as a share is a percentage', () => {
  const { readings } = read('Data;Peso;% gordura\n13/01/2026;80;0,185\n14/01/2026;80;0,19');
  expect(readings.map(({ values }) => values[1]?.value)).toEqual([1850, 1900]);
});

test('the unit in the own column of a row is that of its weight', () => {
  const { readings, unit } = read(
    'date,weight,unit,fat\n2026-01-13,80,kg,20\n2026-01-14,177,lb,20',
  );
  expect(readings.map(({ values }) => values[0]?.value)).toEqual([80_000, 80_286]);
  expect(unit).toEqual({ value: 'kg', known: true });
});

describe('the days of a table', () => {
  const daysOf = (text: string, choices: BodyChoices = {}) => {
    const found = readBodyTable(text, { unit: 'kg', ...choices }, ZONE);
    if (!found || !('readings' in found)) throw new Error(`Not read: ${JSON.stringify(found)}`);
    return found.readings.map(({ day, seconds, values }) => [day, seconds, values[0]?.value]);
  };
  const NOON = 43_200;

  test('are found below a page about the owner, as Beurer writes it', () => {
    const text = [
      'Benutzerdetails;;',
      'Vorname;Ana;',
      'Geburtsdatum;01.01.1990;',
      'Körpergröße;170 cm;',
      '',
      'Gewicht;;',
      'Datum;Uhrzeit;kg;BMI;Körperfett;Wasser;Muskeln;Knochen;Metabolisches Alter;Puls;Viszeralfett',
      '13.01.2026;07:30;64,2;22,2;27;50;30;4;35;60;5',
    ].join('\n');
    expect(daysOf(text)).toEqual([['2026-01-13', 27_000, 64_200]]);
  });

  test('are read as numbers of Excel, with their times', () => {
    const text = 'Data;Hora;Peso (kg)\n46035;0,3125;80\n46036;07:30;81\n46037,5;;82';
    expect(daysOf(text)).toEqual([
      ['2026-01-13', 27_000, 80_000],
      ['2026-01-14', 27_000, 81_000],
      ['2026-01-15', NOON, 82_000],
    ]);
  });

  test('take the year before the latest one where the months begin again', () => {
    const text = 'Data;Peso (kg)\n30/11;80\n31/12;81\n02/01;82';
    expect(daysOf(text, { year: 2025 })).toEqual([
      ['2024-11-30', NOON, 80_000],
      ['2024-12-31', NOON, 81_000],
      ['2025-01-02', NOON, 82_000],
    ]);
    expect(readBodyTable(text, { year: 2025 }, ZONE)).toHaveProperty('year', 2025);
  });

  test('are those of the row above where a row ends before the column of dates', () => {
    const body = read('Peso;Gordura;Data\n80,5;18;05/01/2026\n81;18\n');
    expect(body.warnings).toEqual([]);
    expect(body.readings.map(({ day }) => day)).toEqual(['2026-01-05', '2026-01-05']);
  });

  test('are those of the row above where they are blank, but in a row of means', () => {
    const text =
      'Data;Hora;Peso (kg);Gordura (%)\n13/01/2026;07:00;80;20\n;19:00;81;\n;;;19\nMédia;;80,5;20';
    expect(daysOf(text)).toEqual([
      ['2026-01-13', 25_200, 80_000],
      ['2026-01-13', 68_400, 81_000],
      ['2026-01-13', NOON, 1900],
    ]);
    expect(readBodyTable(text, {}, ZONE)).toMatchObject({
      completed: 2,
      warnings: [{ line: 5, code: 'date' }],
    });
  });

  test('are read in the order that the person chooses where figures leave it open', () => {
    const text = 'Data;Peso (kg)\n03/02/2026;80\n04/02/2026;81';
    expect(readBodyTable(text, {}, ZONE)).toMatchObject({
      dateOrder: 'day-first',
      dateExample: { text: '03/02/2026', days: { 'month-first': '2026-03-02' } },
    });
    expect(daysOf(text)[0]?.[0]).toBe('2026-02-03');
    expect(daysOf(text, { order: 'month-first' })[0]?.[0]).toBe('2026-03-02');
  });
});

describe('a table of days and figures with unknown titles', () => {
  const text = 'Päivä;Mitta (kg);Osuus (%);Vyö\n13.1.2026;80,5;20;88\n14.1.2026;80,1;19,5;87';

  test('asks what its columns are, with a guess by their shape', () => {
    expect(readBodyTable(text, {}, ZONE)).toMatchObject({
      question: { guess: { date: 0, weight: 1, fat: 2 } },
    });
  });

  test('guesses by the titles that are known', () => {
    const known = 'Päivä;Cintura;Peso;Altura\n13.1.2026;88;80,5;1,75\n14.1.2026;87;80,1;1,75';
    expect(readBodyTable(known, {}, ZONE)).toMatchObject({
      question: { guess: { date: 0, waist: 1, weight: 2, height: 3 } },
    });
  });

  test('is read by the columns that the person names, and lists the others', () => {
    const choices = { measures: { date: 0, weight: 1, waist: 3 } };
    const found = readBodyTable(text, choices, ZONE);
    if (!found || !('readings' in found)) throw new Error('Not read');
    expect(
      found.readings.map(({ day, values }) => [day, ...values.map(({ value }) => value)]),
    ).toEqual([
      ['2026-01-13', 80_500, 8800],
      ['2026-01-14', 80_100, 8700],
    ]);
    expect(found.unread).toEqual([{ title: 'Osuus (%)', filled: 2, examples: ['20', '19,5'] }]);
  });

  test.each([
    [
      'names of exercises are beside the figures',
      'X;Y;Z\n13/01/2026;Supino;80\n14/01/2026;Remada;60',
    ],
    ['a title is one of training', 'Päivä;Reps\n13.1.2026;80\n14.1.2026;70'],
    ['no column has days', 'X;Y\n1;80\n2;70'],
  ])('is no table of measures when %s', (_, other) => {
    expect(readBodyTable(other, {}, ZONE)).toBeNull();
  });
});

test.each([
  [
    'Withings in Portuguese',
    'Data,Peso (kg),Massa gorda (kg),Massa óssea (kg),Massa muscular (kg),Hidratação (kg),Comentários\n2026-01-13 07:15:00,70,14,2.9,53,38,jejum',
    ['Peso', 'Massa de gordura', 'Massa óssea', 'Massa muscular', 'Massa de água'],
  ],
  [
    'Withings in French',
    'Date,Poids (kg),Masse grasse (kg),Masse osseuse (kg),Masse musculaire (kg),Masse hydrique (kg),Commentaires\n2026-01-13 07:15:00,70,14,2.9,53,38,',
    ['Peso', 'Massa de gordura', 'Massa óssea', 'Massa muscular', 'Massa de água'],
  ],
  [
    'Garmin in Portuguese',
    'Hora,Peso,Alteração,IMC,Gordura corporal,Massa muscular esquelética,Massa óssea,Água corporal,\n" Jan 13, 2026",\n6:33,80.2 kg,0.1 kg,24.2,20.1 %,36.4 kg,4.1 kg,58.2 %,',
    ['Peso', 'Gordura medida', 'Massa muscular esquelética', 'Massa óssea', 'Água corporal'],
  ],
  [
    'Garmin in German',
    'Zeit,Gewicht,Änderung,BMI,Körperfett,Skelettmuskelmasse,Knochenmasse,Körperwasser,\n" Jan 13, 2026",\n06:33,"80,2 kg","0,1 kg","24,2","20,1 %","36,4 kg","4,1 kg","58,2 %",',
    ['Peso', 'Gordura medida', 'Massa muscular esquelética', 'Massa óssea', 'Água corporal'],
  ],
  [
    'Fitbit in Portuguese',
    'Corpo\nData,Peso,IMC,Gordura\n"13-01-2026","80,5","24,8","18"\n\nAtividades\nData,Passos\n"13-01-2026","7000"',
    ['Peso', 'Gordura medida'],
  ],
  [
    'Fitbit in Spanish',
    'Cuerpo\nFecha,Peso,IMC,Grasa\n"13-01-2026","80,5","24,8","18"\n',
    ['Peso', 'Gordura medida'],
  ],
])('the measures of %s are known', (_, text, names) => {
  const { readings, warnings } = read(text);
  expect(readings.map(({ day }) => day)).toEqual(['2026-01-13']);
  expect(readings[0]?.values.map(({ measure }) => measure.name)).toEqual(names);
  expect(warnings).toEqual([]);
});

test('skinfolds are no girths', () => {
  const read = (titles: string) => {
    const found = readBodyTable(`Data;Peso (kg);${titles}\n12/03/2026;80;20;18`, {}, ZONE);
    if (!found || !('readings' in found)) throw new Error('Not read');
    return found.readings.flatMap(({ values }) => values.map(({ measure }) => measure.name));
  };
  expect(read('Subescapular;Coxa')).toEqual(['Peso']);
  expect(read('Peitoral (mm);Coxa (mm)')).toEqual(['Peso']);
  expect(read('Subescapular;Coxa (cm)')).toEqual(['Peso', 'Coxa']);
});

test('equal warnings are counted in one, in the plural', () => {
  const rows = ['13/02/2026;muito', '14/02/2026;muito', '15/02/2026;80', 'ontem;81'];
  const read = readBodyTable(['Data;Peso (kg)', ...rows].join('\n'), {}, ZONE);
  if (!read || !('readings' in read)) throw new Error('Not read');
  expect(bodyWarningLines(read.warnings)).toEqual([
    "2 linhas (2 e 3): Peso (kg) 'muito' não é um número. Estes valores ficam de fora.",
    "Linha 5: data 'ontem' não foi entendida. As medidas dela ficam de fora.",
  ]);
});
