import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bodySums } from '../../../src/interchange/body/body-sums';
import { sumsOf } from '../../../src/interchange/sums';
import { unreadableWords } from '../../../src/screens/files/import/words/file-words';
import type { FileContents } from '../../../src/workers/import-messages';
import { archive } from '../../workers/archive';
import { corpusDatabase, sqliteFile } from './sqlite-files';

const WASM = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm-browser.wasm');

/** The contents of a file; the reader of SQLite comes from the package. */
async function read(content: Uint8Array, body = false, online = true): Promise<FileContents> {
  vi.stubGlobal('fetch', async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return new Response(await readFile(WASM));
  });
  // The reader keeps what it has loaded.
  vi.resetModules();
  const reader = await import('../../../src/workers/read-file');
  const file = new Blob([new Uint8Array(content)]);
  const choices = { unit: null, roles: null, order: null, year: null, body };
  return structuredClone(await reader.readFile({ file, ...choices }, () => {}));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sums = (contents: FileContents) =>
  contents.is === 'body' &&
  Object.fromEntries(
    bodySums(contents.body.readings).map(({ measure, count, sum }) => [measure.name, [count, sum]]),
  );

describe('an export of Health Connect', () => {
  test('gives its measures, and its strength workouts with their times', async () => {
    const contents = await read(corpusDatabase('health-connect-2025'));
    if (contents.is !== 'body') throw new Error(JSON.stringify(contents));
    const { body } = contents;
    expect(body.source).toBe('health-connect');
    expect(sums(contents)).toEqual({
      Peso: [2, 64_200 + 64_183],
      'Gordura medida': [1, 2750],
      Altura: [1, 16_600],
    });
    expect(body.readings.map(({ day, seconds }) => [day, seconds])).toEqual([
      ['2025-01-06', 25_262],
      ['2025-01-13', 85_800],
      ['2025-01-05', 25_200],
    ]);
    expect(body.warnings.map(({ line, code }) => `${line} ${code}`)).toEqual(['3 range']);
    expect(body.workouts).toMatchObject([
      { title: 'Musculação', start: { day: '2025-02-03' }, durationSeconds: 3750 },
      { title: 'Pernas', start: { day: '2025-02-05' }, durationSeconds: 3600 },
    ]);
  });

  test('is read from its archive too', async () => {
    const packed = archive({ 'health_connect_export.db': corpusDatabase('health-connect-2025') });
    expect(await read(packed)).toMatchObject({ is: 'body', body: { source: 'health-connect' } });
  });

  test('comes back the same when it was written by its form', async () => {
    const day = fc.integer({ min: 13_000, max: 20_700 });
    const written = fc.record({
      day,
      seconds: fc.nat(86_399),
      grams: fc.integer({ min: 35_000, max: 180_000 }),
      offset: fc.constantFrom(-10_800, 0, 19_800),
    });
    const all = fc.uniqueArray(written, { minLength: 1, maxLength: 8, selector: (one) => one.day });
    await fc.assert(
      fc.asyncProperty(all, async (days) => {
        const rows = days.map(
          ({ day: at, seconds, grams, offset }) =>
            `(${(at * 86_400 + seconds - offset) * 1000}, ${offset}, ${grams})`,
        );
        const contents = await read(
          sqliteFile(
            `CREATE TABLE weight_record_table (time INTEGER, zone_offset INTEGER, weight REAL); INSERT INTO weight_record_table VALUES ${rows.join(', ')}`,
          ),
        );
        const found = contents.is === 'body' ? contents.body.readings : [];
        const wanted = days.map(({ day: at, seconds, grams }) => [
          new Date(at * 86_400_000).toISOString().slice(0, 10),
          seconds,
          grams,
        ]);
        expect(
          found.map(({ day: on, seconds, values }) => [on, seconds, values[0]?.value]).sort(),
        ).toEqual(wanted.sort());
      }),
      { numRuns: 15 },
    );
  });
});

describe('a backup of FitNotes', () => {
  test('gives its sets as the CSV of the app does, and says that it has measures too', async () => {
    const contents = await read(corpusDatabase('fitnotes-backup-2024'));
    if (contents.is !== 'table') throw new Error(JSON.stringify(contents));
    const { period, ...figures } = sumsOf(contents.table.workouts);
    expect({ ...figures, ...period, measures: contents.measures }).toEqual({
      workouts: 2,
      sets: 3,
      volume: 40_000 * 10 + 42_500 * 8,
      meters: 2000,
      seconds: 720,
      from: '2024-03-10',
      to: '2024-03-12',
      measures: 4,
    });
    expect(contents.table).toMatchObject({ source: 'fitnotes', warnings: [], unread: [] });
    const [first] = contents.table.workouts;
    expect(first?.exercises).toMatchObject([
      { name: 'Row (Cable, Wide)', note: 'pegada "aberta", sem apoio' },
    ]);
  });

  test('gives its measures when they are wanted', async () => {
    const contents = await read(corpusDatabase('fitnotes-backup-2024'), true);
    expect(sums(contents)).toEqual({
      Peso: [2, 82_000 + 81_500],
      Cintura: [1, 8650],
      'Gordura medida': [1, 1950],
    });
    expect(contents).toMatchObject({ is: 'body', training: true });
  });

  test('comes back the same when it was written by its form', async () => {
    const set = fc.record({
      day: fc.constantFrom('2024-03-10', '2024-03-11', '2025-01-02'),
      exercise: fc.constantFrom('Row "wide", seated', 'Squat'),
      /** Tens of grams. */
      weight: fc.integer({ min: 1, max: 40_000 }),
      reps: fc.integer({ min: 1, max: 99 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(set, { minLength: 1, maxLength: 12 }), async (sets) => {
        const text = (value: string) => `'${value}'`;
        const rows = sets.map(
          ({ day, exercise, weight, reps }, index) =>
            `(${index}, ${exercise === 'Squat' ? 1 : 2}, ${text(day)}, ${weight / 100}, ${reps})`,
        );
        const contents = await read(
          sqliteFile(
            `CREATE TABLE exercise (_id INTEGER, name TEXT); INSERT INTO exercise VALUES (1, 'Squat'), (2, 'Row "wide", seated');
            CREATE TABLE training_log (_id INTEGER, exercise_id INTEGER, date TEXT, metric_weight REAL, reps INTEGER); INSERT INTO training_log VALUES ${rows.join(', ')}`,
          ),
        );
        const workouts = contents.is === 'table' ? contents.table.workouts : [];
        const found = workouts.flatMap(({ start, exercises }) =>
          exercises.flatMap(({ name, sets: done }) =>
            done.map((one) => [start.day, name, one.done?.load, one.done?.reps].join(' ')),
          ),
        );
        const wanted = sets.map(({ day, exercise, weight, reps }) =>
          [day, exercise, weight * 10, reps].join(' '),
        );
        expect(found.sort()).toEqual(wanted.sort());
      }),
      { numRuns: 15 },
    );
  });

  test('of an early version gives the weights of its own table', async () => {
    const contents = await read(
      sqliteFile(`CREATE TABLE exercise (_id INTEGER, name TEXT); CREATE TABLE training_log (_id INTEGER, exercise_id INTEGER, date TEXT, metric_weight REAL, reps INTEGER);
        CREATE TABLE BodyWeight (date TEXT, body_weight_metric REAL, body_fat REAL); INSERT INTO BodyWeight VALUES ('2016-05-01', 80.5, 20)`),
    );
    expect(sums(contents)).toEqual({ Peso: [1, 80_500], 'Gordura medida': [1, 2000] });
  });
});

describe('a SQLite file', () => {
  test('of another app is named as a backup', async () => {
    const contents = await read(sqliteFile('CREATE TABLE other (a INTEGER)'));
    expect(contents).toEqual({
      is: 'unreadable',
      unreadable: { reason: 'unknown', seen: { as: 'database' } },
    });
  });

  test('asks for a connection when its reader is not on this device yet', async () => {
    expect(await read(corpusDatabase('health-connect-2025'), false, false)).toEqual({
      is: 'unreadable',
      unreadable: { reason: 'offline' },
    });
  });

  test('is answered in words, when it is cut or damaged', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const wholes = [
      corpusDatabase('fitnotes-backup-2024'),
      corpusDatabase('health-connect-2025'),
      archive({ 'health_connect_export.db': corpusDatabase('health-connect-2025') }),
    ];
    const damage = fc.record({
      whole: fc.constantFrom(...wholes),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(4096),
      cut: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ whole, share, length, cut }) => {
        const at = Math.floor(share * (whole.length - 1));
        const damaged = cut
          ? whole.subarray(0, Math.max(16, at))
          : Buffer.from(whole).fill(0xa5, Math.max(16, at), Math.min(at + length, whole.length));
        const contents = await read(damaged);
        if (contents.is === 'unreadable') unreadableWords(contents.unreadable);
        else expect(['table', 'body']).toContain(contents.is);
      }),
      { numRuns: 60 },
    );
  });
});

/** A backup of LiftLog of 2026 with these sessions. */
function liftLogDatabase(sessions: readonly object[]): Buffer<ArrayBuffer> {
  const payload = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
  const rows = sessions.map((one, index) => `('s${index}', 0, ${payload(one)})`);
  return sqliteFile(`
    CREATE TABLE session (id text PRIMARY KEY NOT NULL, active integer NOT NULL DEFAULT 0, payload text NOT NULL);
    CREATE TABLE program (id text PRIMARY KEY NOT NULL, active integer NOT NULL, payload text NOT NULL);
    CREATE TABLE exercise (id text PRIMARY KEY NOT NULL, payload text NOT NULL);
    INSERT INTO session VALUES ${rows.join(', ')};
  `);
}

test('an export of Health Connect has the same weights when it is written and read', async () => {
  const weights = fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: 18_000, max: 20_700 }),
      seconds: fc.nat(86_399),
      grams: fc.integer({ min: 35_000, max: 180_000 }),
      hours: fc.constantFrom(-3, 0, 5),
    }),
    { minLength: 1, maxLength: 8, selector: ({ day }) => day },
  );
  await fc.assert(
    fc.asyncProperty(weights, async (written) => {
      const rows = written.map(({ day, seconds, grams, hours }) => {
        const at = (day * 86_400 + seconds - hours * 3600) * 1000;
        return `(x'01', ${at}, ${hours * 3600}, ${grams}.0)`;
      });
      const contents = await read(
        sqliteFile(`
          CREATE TABLE application_info_table (row_id INTEGER PRIMARY KEY, package_name TEXT);
          CREATE TABLE weight_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB, time INTEGER, zone_offset INTEGER, weight REAL);
          INSERT INTO weight_record_table (uuid, time, zone_offset, weight) VALUES ${rows.join(', ')};
        `),
      );
      if (contents.is !== 'body') throw new Error(JSON.stringify(contents));
      const key = (one: object) => JSON.stringify(one);
      const found = contents.body.readings.map(({ day, seconds, values }) =>
        key({ day, seconds, grams: values[0]?.value }),
      );
      const expected = written.map(({ day, seconds, grams }) =>
        key({ day: new Date(day * 86_400_000).toISOString().slice(0, 10), seconds, grams }),
      );
      expect(found.sort()).toEqual(expected.sort());
    }),
    { numRuns: 15 },
  );
});

test('a backup of FitNotes has the same sets when it is written and read', async () => {
  const schema = readFileSync(
    new URL('./databases/fitnotes-backup-2024.sql', import.meta.url),
    'utf8',
  )
    .split('\n')
    .filter((line) => line.startsWith('CREATE'))
    .join('\n');
  const set = fc.record({
    day: fc.integer({ min: 18_000, max: 20_700 }),
    quarters: fc.integer({ min: 1, max: 1200 }),
    reps: fc.integer({ min: 1, max: 99 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(set, { minLength: 1, maxLength: 8 }), async (written) => {
      const dayOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
      const rows = written.map(
        ({ day, quarters, reps }) => `(1, '${dayOf(day)}', ${quarters / 4}, ${reps})`,
      );
      const contents = await read(
        sqliteFile(`${schema}
          INSERT INTO Category (_id, name) VALUES (1, 'Back');
          INSERT INTO exercise (_id, name, category_id) VALUES (1, 'Row (Cable, Wide)', 1);
          INSERT INTO training_log (exercise_id, date, metric_weight, reps) VALUES ${rows.join(', ')};
        `),
      );
      if (contents.is !== 'table') throw new Error(JSON.stringify(contents));
      const found = contents.table.workouts.flatMap(({ start, exercises }) =>
        exercises.flatMap(({ name, sets }) =>
          sets.map(({ done }) => `${start.day} ${name} ${done?.load} ${done?.reps}`),
        ),
      );
      const expected = written.map(
        ({ day, quarters, reps }) => `${dayOf(day)} Row (Cable, Wide) ${quarters * 250} ${reps}`,
      );
      expect(found.sort()).toEqual(expected.sort());
    }),
    { numRuns: 15 },
  );
});

test('a backup of LiftLog of 2026 has the same sets when it is written and read', async () => {
  const set = fc.record({
    quarters: fc.integer({ min: 1, max: 1200 }),
    reps: fc.integer({ min: 1, max: 99 }),
  });
  const session = fc.record({
    title: fc.constantFrom('A', 'Peito, "ombro"', "Treino d'água"),
    sets: fc.array(set, { minLength: 1, maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(session, { minLength: 1, maxLength: 4 }), async (sessions) => {
      const written = sessions.map(({ title, sets }, index) => ({
        date: `2026-01-${String(index + 1).padStart(2, '0')}`,
        blueprint: { name: title },
        recordedExercises: [
          {
            blueprint: { name: 'Squat' },
            potentialSets: sets.map(({ quarters, reps }) => ({
              set: {
                completionDateTime: `2026-01-${String(index + 1).padStart(2, '0')}T12:00:00Z`,
                repsCompleted: reps,
              },
              weight: { value: String(quarters / 4), unit: 'kilograms' },
            })),
          },
        ],
      }));
      const contents = await read(liftLogDatabase(written));
      if (contents.is !== 'table') throw new Error(JSON.stringify(contents));
      expect(contents.table.warnings).toEqual([]);
      expect(
        contents.table.workouts.map(({ title, start, exercises }) => ({
          title,
          day: start.day,
          sets: exercises.flatMap(({ sets }) =>
            sets.map(({ done }) => ({ quarters: (done?.load ?? 0) / 250, reps: done?.reps })),
          ),
        })),
      ).toEqual(
        sessions.map((one, index) => ({
          ...one,
          day: `2026-01-${String(index + 1).padStart(2, '0')}`,
        })),
      );
    }),
    { numRuns: 15 },
  );
});

describe('a compressed backup', () => {
  test('of FitNotes is read like the backup itself', async () => {
    const contents = await read(gzipSync(corpusDatabase('fitnotes-backup-2024')));
    expect(contents).toEqual(await read(corpusDatabase('fitnotes-backup-2024')));
    expect(contents.is).toBe('table');
  });

  test('of LiftLog of 2026 has the finished sessions of its JSON export', async () => {
    const json = readFileSync(
      new URL('../corpus/liftlog-2026-en-kg.json', import.meta.url),
      'utf8',
    );
    const [session] = JSON.parse(json);
    const payload = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
    const backup = sqliteFile(`
      CREATE TABLE session (id text PRIMARY KEY NOT NULL, active integer NOT NULL DEFAULT 0, payload text NOT NULL);
      CREATE TABLE program (id text PRIMARY KEY NOT NULL, active integer NOT NULL, payload text NOT NULL);
      CREATE TABLE exercise (id text PRIMARY KEY NOT NULL, payload text NOT NULL);
      INSERT INTO session VALUES ('a', 0, ${payload(session)}), ('b', 1, ${payload({ ...session, date: '2026-02-01' })}), ('c', 0, '{');
    `);
    const contents = await read(gzipSync(backup));
    if (contents.is !== 'table') throw new Error(JSON.stringify(contents));
    expect(contents.table).toMatchObject({
      source: 'liftlog',
      warnings: [{ line: 2, inBackup: true, code: 'workout' }],
    });
    expect(sumsOf(contents.table.workouts)).toMatchObject({
      workouts: 1,
      sets: 3,
      volume: 62_500 * 10 + 100_000 * 5,
      period: { from: '2026-01-15', to: '2026-01-15' },
    });
  });
});
