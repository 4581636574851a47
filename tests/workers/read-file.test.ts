import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { warningWords } from '../../src/interchange/apps/warning-words';
import { bodyWarningLines } from '../../src/interchange/body/body-warning-words';
import type { ReadTable, TableChoices } from '../../src/interchange/model';
import type { FileContents } from '../../src/workers/import-messages';
import { readFile } from '../../src/workers/read-file';
import { liftLogBytes } from '../interchange/liftlog-writer';

import { archive } from './archive';
import { odsFile, xlsxFile } from './workbooks';

/** A small limit, so that the test can exceed it. */
vi.mock('../../src/interchange/limits', () => ({
  IMPORT_LIMITS: { tableBytes: 3_000, tableRows: 50, ownBytes: 10_000, ownCharacters: 100_000 },
}));

const EXERCISE = { kind: 'exercise', id: 'a', values: { name: 'Rosca' } };
const own = (...records: readonly string[]) =>
  `{"format":"anilha","version":1,"records":[\n${records.join(',\n')}\n]}\n`;
const nested = (depth: number) =>
  `{"kind":"gym","id":"b","values":{"name":${'['.repeat(depth)}${']'.repeat(depth)}}}`;

/** The worker's result for a file, copied between threads as for the page. */
async function read(...parts: BlobPart[]): Promise<FileContents> {
  return readWith({}, ...parts);
}

async function readWith(
  choices: Partial<TableChoices>,
  ...parts: BlobPart[]
): Promise<FileContents> {
  const none = { unit: null, roles: null, order: null, year: null, body: false };
  return structuredClone(await readFile({ file: new Blob(parts), ...none, ...choices }, () => {}));
}

afterEach(() => vi.unstubAllGlobals());

describe('27: a file to import', () => {
  test.each([
    ['a table', 'table', 'a;b\n'.repeat(1_000)],
    ['one of our own', 'own', own(JSON.stringify(EXERCISE).padEnd(20_000))],
  ])('that is too large is not read: %s', async (_, limit, text) => {
    expect(await read(text)).toEqual({
      is: 'unreadable',
      unreadable: { reason: 'too-large', limit },
    });
  });

  test('that unpacks to more than it may is left off', async () => {
    const bomb = gzipSync(own(JSON.stringify(EXERCISE).padEnd(2_000_000)));
    expect(bomb.length).toBeLessThan(10_000);
    expect(await read(bomb)).toEqual({
      is: 'unreadable',
      unreadable: { reason: 'too-large', limit: 'own' },
    });
  });

  test('that is nested without end is broken there, and the rest is read', async () => {
    const whole = own(JSON.stringify(EXERCISE), nested(4_000));
    for (const text of [whole, whole.replaceAll('\n', '')]) {
      expect(await read(text)).toEqual({
        is: 'own',
        own: { exportedAt: null, records: [EXERCISE], broken: 1 },
      });
    }
  });
});

const HEVY = [
  'title,start_time,exercise_title,set_index,weight_kg,reps',
  'A,"15 Sep 2024, 18:02",Squat,0,100,5',
].join('\n');

describe('a compressed file', () => {
  const table = { is: 'table', table: { source: 'hevy', workouts: [{ title: 'A' }] } };

  test('is read when it is a table', async () => {
    expect(await read(gzipSync(HEVY))).toMatchObject(table);
  });

  test('is read when it is an archive with a single table', async () => {
    const packed = archive({ 'workouts.csv': HEVY, '__MACOSX/._workouts.csv': 'x' });
    expect(await read(packed)).toMatchObject(table);
  });

  test.each([
    ['zip', 'has several tables', archive({ 'a.csv': HEVY, 'b.csv': HEVY })],
    ['zip', 'has no table', archive({ 'a.png': '{}' })],
    [
      'apple-health',
      'comes from Apple Health without its data',
      archive({ 'apple_health_export/x.xml': '<a/>' }),
    ],
    ['excel', 'is a spreadsheet of Excel', archive({ 'docProps/a.xml': '', 'xl/b.xml': '' })],
    [
      'opendocument',
      'is a spreadsheet of LibreOffice',
      archive({
        mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
        'content.xml': '<a/>',
      }),
    ],
    ['numbers', 'is a spreadsheet of Numbers', archive({ 'Index/Document.iwa': 'x' })],
    ['packed', 'is packed by 7z', Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4])],
    ['packed', 'holds another packed file', gzipSync(archive({ 'a.csv': HEVY }))],
  ])('is named as %s when it %s', async (as, _, content) => {
    expect(await read(content)).toEqual({
      is: 'unreadable',
      unreadable: { reason: 'unknown', seen: { as } },
    });
  });

  test('is read when it is a backup of LiftLog', async () => {
    const exercises = [{ name: 'Squat', sets: [{ load: 100_000, reps: 5 }] }];
    const backup = liftLogBytes([{ start: 1_700_000_000, title: 'A', exercises }]);
    expect(await read(gzipSync(backup))).toMatchObject({
      is: 'table',
      table: { source: 'liftlog', workouts: [{ title: 'A' }] },
    });
  });

  test('is incomplete when it was cut off', async () => {
    const whole = gzipSync(HEVY);
    const broken = { is: 'unreadable', unreadable: { reason: 'broken' } };
    expect(await read(whole.subarray(0, whole.length - 12))).toEqual(broken);
    const packed = archive({ 'workouts.csv': HEVY });
    expect(await read(packed.subarray(0, packed.length - 30))).toEqual(broken);
  });

  test('is too large when the table in it exceeds the limit', async () => {
    const long = `${HEVY}${'\n'.repeat(5_000)}`;
    for (const content of [gzipSync(long), archive({ 'a.csv': long })]) {
      expect(await read(content)).toEqual({
        is: 'unreadable',
        unreadable: { reason: 'too-large', limit: 'table' },
      });
    }
  });
});

describe('a file of another app', () => {
  const openGym = (entries: readonly object[]) =>
    JSON.stringify({ unit: 'kg', routines: [], workouts: [{ d: '2026-07-15', entries }] });
  const json = openGym([{ id: '0025', sets: [{ w: 80, r: 5 }] }]);

  test.each([
    ['plain', Buffer.from(json)],
    ['in gzip', gzipSync(json)],
    ['in an archive', archive({ 'opengym-backup.json': json })],
  ])('is read when it is JSON, %s', async (_, content) => {
    expect(await read(content)).toMatchObject({ is: 'table', table: { source: 'opengym' } });
  });

  test('has nothing to import when its backup has no sets', async () => {
    expect(await read(openGym([]))).toEqual({ is: 'unreadable', unreadable: { reason: 'empty' } });
  });

  test('is read when it is in UTF-16 without a mark', async () => {
    expect(await read(Buffer.from(HEVY, 'utf16le'))).toMatchObject({
      is: 'table',
      table: { source: 'hevy', workouts: [{ title: 'A' }] },
    });
  });

  test('is incomplete when its JSON ends early', async () => {
    expect(await read(json.slice(0, -9))).toEqual({
      is: 'unreadable',
      unreadable: { reason: 'broken' },
    });
  });

  test('is JSON of no known app when nothing in it is a workout', async () => {
    for (const text of ['{}', '[]', '[1]', '{"workouts":[],"unit":"kg"}', '{"history":[]}']) {
      expect(await read(text)).toEqual({
        is: 'unreadable',
        unreadable: { reason: 'unknown', seen: { as: 'json' } },
      });
    }
  });
});

describe("an export of Apple's Health app", () => {
  const date = '2025-01-06 07:01:02 -0300';
  const type = 'HKQuantityTypeIdentifierBodyMass';
  const record = `<Record type="${type}" unit="kg" startDate="${date}" value="64.2"/>`;
  const heart = '<Record type="HKQuantityTypeIdentifierHeartRate" value="61"/>\n'.repeat(20_000);
  const xml = `<?xml version="1.0"?>\n<!DOCTYPE HealthData [ ]>\n<HealthData>${heart}${record}</HealthData>`;
  const body = { is: 'body', body: { source: 'apple-health', readings: [{ day: '2025-01-06' }] } };

  test('is read from its archive in any language, though it is larger than other files may be', async () => {
    const clinical = { 'apple_health_export/export_cda.xml': '<ClinicalDocument/>' };
    for (const name of ['export.xml', 'exportar.xml']) {
      const packed = archive({ ...clinical, [`apple_health_export/${name}`]: xml });
      expect(await read(packed)).toMatchObject(body);
    }
    expect(await read(xml)).toMatchObject(body);
  });

  test('is incomplete when its archive is damaged', async () => {
    expect(await read(gzipSync(xml))).toMatchObject(body);
    const packed = archive({ 'apple_health_export/export.xml': xml });
    packed.fill(0xff, 200, 260);
    // Deflated bytes like these unpack without a fault, into other ones.
    expect(await read(packed)).toEqual({ is: 'unreadable', unreadable: { reason: 'broken' } });
  });
});

describe('a workbook', () => {
  /** The table of a workbook, by the columns that are guessed. */
  async function readGuessed(
    file: BlobPart,
    choices: Partial<TableChoices> = {},
  ): Promise<ReadTable> {
    const asked = await read(file);
    if (asked.is !== 'columns') throw new Error(`Not asked: ${JSON.stringify(asked)}`);
    const answer = await readWith({ ...choices, roles: asked.question.guess }, file);
    if (answer.is !== 'table') throw new Error(`Not read: ${JSON.stringify(answer)}`);
    return answer.table;
  }

  const sets = ({ workouts }: ReadTable) =>
    workouts.flatMap(({ start, exercises }) =>
      exercises.flatMap((one) =>
        one.sets.map(({ done }) => [start.day, one.name, done?.load ?? null, done?.reps ?? null]),
      ),
    );

  test('of Excel is read with its dates, its times and its units', async () => {
    const table = await readGuessed(
      xlsxFile({
        Treinos: [
          ['Meus treinos'],
          [],
          ['Data', 'Hora', 'Exercício', 'Reps', 'Carga', 'Obs'],
          [
            { value: 46056, style: 1 },
            { value: 0.770833333, style: 2 },
            'Supino',
            10,
            { value: 62.5, style: 4 },
            'duas\nlinhas',
          ],
          ['', '', '', 8.000000000000002, { value: 65, style: 4 }],
          [{ value: 46057.5, style: 3 }, '', 'Remada & cia', '10/8', 40],
        ],
      }),
    );
    expect(sets(table)).toEqual([
      ['2026-02-03', 'Supino', 62_500, 10],
      ['2026-02-03', 'Supino', 65_000, 8],
      ['2026-02-04', 'Remada & cia', 40_000, null],
    ]);
    expect(table.workouts.map(({ start }) => start.seconds / 60)).toEqual([1110, 720]);
    expect(table.workouts[0]?.exercises[0]?.note).toBe('duas\nlinhas');
    expect(table.unit).toEqual({ value: 'kg', known: true });
    expect(table.warnings.map(warningWords)).toEqual([
      "Linha 6: '10/8' não é um número de repetições. A série entra sem repetições.",
    ]);
  });

  test('is read from all sheets with the same columns, and the others are named', async () => {
    const titles = ['Data', 'Exercício', 'Reps', 'Carga (kg)'];
    const table = await readGuessed(
      xlsxFile({
        Capa: [['Planilha da Bia', 'versão 2']],
        Fevereiro: [
          titles,
          ['13/02/2026', 'Supino', 10, 60],
          ['14/02/2026', 'Supino', 'muitas', 60],
        ],
        Metas: [
          ['Data', 'Meta'],
          ['01/03/2026', 'Supino 80'],
        ],
        Março: [['Março'], titles, ['02/03/2026', 'Supino', 10, 62]],
      }),
    );
    expect(sets(table)).toEqual([
      ['2026-02-13', 'Supino', 60_000, 10],
      ['2026-02-14', 'Supino', 60_000, null],
      ['2026-03-02', 'Supino', 62_000, 10],
    ]);
    expect(table.sheets).toEqual({ taken: ['Fevereiro', 'Março'], left: ['Capa', 'Metas'] });
    // The thirteenth shows the order of the other sheet's dates.
    expect(table.dateOrder).toBeUndefined();
    expect(table.warnings.map(warningWords)).toEqual([
      "Aba Fevereiro, linha 3: 'muitas' não é um número de repetições. A série entra sem repetições.",
    ]);
  });

  describe('with the same columns in a sheet for each name', () => {
    const titles = ['Data', 'Exercício', 'Reps', 'Carga (kg)'];
    const file = (...names: readonly string[]) =>
      xlsxFile(
        Object.fromEntries(
          names.map((name, at) => [name, [titles, [`1${at + 3}/02/2026`, 'Supino', 10, 60 + at]]]),
        ),
      );

    test('asks whose rows they are, and reads those of the chosen ones', async () => {
      const names = ['Ana', 'Bruno - Treino A', 'Bruno - Treino B', 'Fevereiro'];
      const asked = await readGuessed(file(...names));
      expect(sets(asked)).toEqual([]);
      expect(asked.people?.all.map(({ name, rows, isSheet }) => [name, rows, isSheet])).toEqual([
        ['Bruno', 2, true],
        ['Ana', 1, true],
        ['', 1, true],
      ]);
      const read = await readGuessed(file(...names), { people: ['Bruno'] });
      expect(sets(read).map(([day, , load]) => [day, load])).toEqual([
        ['2026-02-14', 61_000],
        ['2026-02-15', 62_000],
      ]);
      expect(read.sheets).toEqual({ taken: names.slice(1, 3), left: [] });
    });

    test.each([
      [['Aluno 1', 'Aluno 2']],
      [['Cliente A', 'Cliente B - Fevereiro']],
      [['Aluna nº 1', 'Aluna nº 2', 'Modelo']],
    ])('asks also when the people have numbers or letters: %s', async (names) => {
      const asked = await readGuessed(file(...names));
      expect(sets(asked)).toEqual([]);
      expect(asked.people?.all).toHaveLength(names.length);
    });

    test.each([
      [['2025', '2026']],
      [['Jan', 'Fev', 'Março 2026']],
      [['Treino A', 'Treino B']],
      [['Plan1', 'Cópia de Plan1']],
      [['Peito', 'Costas', 'Pernas']],
      [['Segunda', 'Quarta-feira']],
      [['Ana', 'Treino B']],
    ])('is read at once when they are no people: %s', async (names) => {
      expect(sets(await readGuessed(file(...names)))).toHaveLength(names.length);
    });
  });

  describe('with measures of the body', () => {
    const weights = [
      ['Data', 'Peso (kg)'],
      ['13/02/2026', 80],
      ['14/02/2026', 79.5],
    ];
    const girths = [
      ['Data', 'Cintura (cm)', 'Quadril (cm)'],
      ['15/02/2026', 82, 98],
      ['ontem', 82, 98],
    ];
    const training = [
      ['Data', 'Exercício', 'Reps', 'Carga (kg)'],
      ['13/02/2026', 'Supino', 10, 60],
    ];

    test('has them in all of its sheets', async () => {
      const notes = [['Metas do ano'], ['Correr mais']];
      const answer = await read(xlsxFile({ Metas: notes, Peso: weights, Medidas: girths }));
      if (answer.is !== 'body') throw new Error(`No measures: ${JSON.stringify(answer)}`);
      expect(answer.body.readings.map(({ day, values }) => [day, values.length])).toEqual([
        ['2026-02-13', 1],
        ['2026-02-14', 1],
        ['2026-02-15', 2],
      ]);
      expect(answer.body.sheets).toEqual({ taken: ['Peso', 'Medidas'], left: ['Metas'] });
      expect(bodyWarningLines(answer.body.warnings)).toEqual([
        "Aba Medidas, linha 3: data 'ontem' não foi entendida. As medidas dela ficam de fora.",
      ]);
    });

    test('has its workouts too, whichever sheet is first', async () => {
      for (const sheets of [
        { Peso: weights, Treinos: training },
        { Treinos: training, Peso: weights },
      ]) {
        const file = xlsxFile(sheets);
        const asked = await read(file);
        if (asked.is !== 'columns') throw new Error(`Not asked: ${JSON.stringify(asked)}`);
        const roles = asked.question.guess;
        expect(await readWith({ roles }, file)).toMatchObject({ is: 'table', measures: 2 });
        expect(await readWith({ body: true }, file)).toMatchObject({ is: 'body', training: true });
      }
    });

    test('asks whose they are when its sheets have names of people', async () => {
      const file = xlsxFile({ Ana: weights, Rui: weights });
      expect(await read(file)).toMatchObject({
        is: 'people',
        people: [
          { name: 'Ana', rows: 2, from: '2026-02-13', to: '2026-02-14', isSheet: true },
          { name: 'Rui', rows: 2 },
        ],
      });
      const answer = await readWith({ people: ['Rui'] }, file);
      if (answer.is !== 'body') throw new Error('No measures');
      expect(answer.body.readings).toHaveLength(2);
      expect(answer.body.people?.chosen).toEqual(['Rui']);
    });
  });

  test('has the month of its days in the names of its sheets', async () => {
    const titles = ['Dia', 'Exercício', 'Reps', 'Carga (kg)'];
    const table = await readGuessed(
      xlsxFile({
        'Março 2026': [titles, [3, 'Supino', 10, 60]],
        'Abr/26': [titles, [2, 'Supino', 9, 62]],
      }),
    );
    expect(sets(table)).toEqual([
      ['2026-03-03', 'Supino', 60_000, 10],
      ['2026-04-02', 'Supino', 62_000, 9],
    ]);
  });

  test('is read at once when it is the table of a known app', async () => {
    const rows = HEVY.split('\n').map((line) =>
      line.replace(/"([^"]*)"/, '15/09/2024 18:02').split(','),
    );
    expect(await read(xlsxFile({ Plan1: rows }))).toMatchObject({
      is: 'table',
      table: { source: 'hevy', workouts: [{ title: 'A', start: { day: '2024-09-15' } }] },
    });
  });

  test('of LibreOffice is read with its dates', async () => {
    const table = await readGuessed(
      odsFile({
        Treinos: [
          ['Data', 'Exercício', 'Reps', 'Carga (kg)'],
          ['2026-02-03', 'Supino', '10', '62.5'],
          ['', '', '8', '65'],
        ],
      }),
    );
    expect(sets(table)).toEqual([
      ['2026-02-03', 'Supino', 62_500, 10],
      ['2026-02-03', 'Supino', 65_000, 8],
    ]);
  });

  test('is refused in words when it has no dates, and when it is damaged', async () => {
    expect(
      await read(
        xlsxFile({
          A: [
            ['Nome', 'Telefone'],
            ['Ana', '11'],
          ],
        }),
      ),
    ).toMatchObject({
      unreadable: { reason: 'unknown', seen: { as: 'table', columns: ['Nome', 'Telefone'] } },
    });
    const whole = xlsxFile({
      A: [
        ['Data', 'Exercício'],
        ['13/02/2026', 'Supino'],
      ],
    });
    const damaged = Buffer.from(whole);
    damaged.fill(0, 40, whole.length - 700);
    expect((await read(damaged)).is).toBe('unreadable');
  });
});
