import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { FitEncoder } from 'fit-file-parser/encoder';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { emailSchema } from '#domain/account/account';
import { effortSchema } from '#domain/workouts/paths';
import { KINDS } from '#protocol/kinds';
import { personWarning } from '#words/coaching/invitation-list';
import { planBody } from '../../src/data/commands/files/body-plan';
import { warningWords } from '../../src/interchange/apps/warning-words';
import { bodyWarningWords } from '../../src/interchange/body/body-warning-words';
import type { ReadBody } from '../../src/interchange/body/model';
import { namesIn, partsIn, pastWorkoutsOf } from '../../src/interchange/matching/drafts';
import { DATE_ORDERS, type ReadTable, type TableChoices } from '../../src/interchange/model';
import { checkPeople } from '../../src/interchange/people/check-people';
import { personTextsOf, readPeopleTable } from '../../src/interchange/people/people-table';
import { sumsOf } from '../../src/interchange/sums';
import { bodyRemarkWords } from '../../src/screens/files/import/words/body-words';
import { remarkWords, unreadableWords } from '../../src/screens/files/import/words/file-words';
import type { FileContents } from '../../src/workers/import-messages';
import { readFile } from '../../src/workers/read-file';
import { archive } from '../workers/archive';
import { odsFile, xlsxFile } from '../workers/workbooks';
import { FIT_FILES, TCX_FILES } from './activities/activity-corpus';
import { answerTo } from './activities/reading';
import { liftLogBytes } from './liftlog-writer';

const FOLDERS = ['./corpus/', './body/corpus/'].map((path) => new URL(path, import.meta.url));
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8')),
);

/** Tables of no known app, with blanks, signs, times and units in their cells. */
const ANY_TABLES = [
  'Data;Hora;Treino;Exercício;Séries;Reps;Carga;Tempo;Obs\n03/02/2026;18:30;A;Supino;3;12/10/8;60 kg;;leve\n;;;;2;8-10;175 lb;1:30;\n05/02;19h;B;Barra fixa;1;5;-20;45s;\n;;;Total;;;1.250,5;;',
  'Meus treinos\n\nDate,Start,End,Exercise,Set,Reps,Weight,Unit\n45992.75,18:00,19:10,Squat,1,10,135,lb\n45992.75,18:00,19:10,Squat,2,10,60,kg\n45993,,,"Row, seated",1,AMRAP,,\n',
];
const WORKBOOKS = [
  xlsxFile({
    Fev: [
      ['Data', 'Exercício', 'Reps'],
      [{ value: 46056, style: 1 }, 'Supino', 10],
      ['', '', 8],
    ],
    Capa: [['Bia']],
  }),
  odsFile({
    Fev: [
      ['Data', 'Exercício', 'Reps'],
      ['2026-02-03', 'Supino', '10'],
      ['', '', '8'],
    ],
  }),
];

/** Records as our own files have them, one a line. */
const OWN_RECORDS = [
  { kind: 'exercise', id: 'a', values: { name: 'Rosca, "21"' } },
  { kind: 'exercise', id: 'b', values: { name: 'Remada' } },
  { kind: 'exercise', id: 'c', values: { name: 'Elevação' } },
];
const ownText = (records: readonly object[]) =>
  `{"format":"anilha","version":1,"records":[\n${records.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;

const PEOPLE = [
  'Nome;E-mail;Celular;Plano;Valor (R$);Dia de vencimento;Status\nAna Lima;ana@exemplo.com;(11) 98765-4321;Mensal;150,00;10;Ativo\nBia Reis;;11 98765-4322;;;;Inativo',
  'Full Name,Email,Phone\n"Lima, Ana",ana@exemplo.com,+55 11 98765-4321\nBia,bia@exemplo.com,',
  'Ana Lima 11 98765-4321 dia 10\n- Bia Reis bia@exemplo.com R$ 120\nCaio',
];
const NOBODY = { students: [], invited: [] };

const CHOICE = { consent: { version: '1', at: 1 }, withdrawnAt: null };

/** The contents of a file, copied between threads. */
async function contentsOf(
  content: Uint8Array<ArrayBuffer>,
  choices: Partial<TableChoices> = {},
): Promise<FileContents> {
  const none = { unit: null, roles: null, order: null, year: null, body: false };
  return structuredClone(
    await readFile({ file: new Blob([content]), ...none, ...choices }, () => {}),
  );
}

/** Reads a file, with the guessed columns and each order of dates if it is any table. */
async function expectAnswer(content: Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = await contentsOf(content);
  if (answer?.is === 'table') expectSound(answer.table);
  else if (answer?.is === 'body') expectSoundBody(answer.body);
  else if (answer?.is === 'unreadable') unreadableWords(answer.unreadable);
  else if (answer?.is === 'columns') {
    for (const order of [null, ...DATE_ORDERS]) {
      const named = await contentsOf(content, { roles: answer.question.guess, order });
      if (named?.is === 'table') expectSound(named.table);
      else expect(named?.is).toBe('unreadable');
    }
  } else if (answer?.is === 'measures') {
    const named = await contentsOf(content, { measures: answer.question.guess });
    if (named?.is === 'body') expectSoundBody(named.body);
    else expect(named?.is).toBe('unreadable');
  } else if (answer?.is === 'people') {
    expect(answer.people.length).toBeGreaterThan(1);
    const people = answer.people.slice(0, 1).map(({ name }) => name);
    const chosen = await contentsOf(content, { people });
    if (chosen?.is === 'body') expectSoundBody(chosen.body);
    else expect(chosen?.is).toBe('body');
  } else expect(answer).toBeDefined();
}

/** Everything of a table fits into records, and has words. */
function expectSound(table: ReadTable): void {
  for (const { exercises, durationSeconds } of table.workouts) {
    expect(durationSeconds).toBeGreaterThanOrEqual(0);
    for (const { sets } of exercises) {
      for (const { done } of sets) {
        if (done) expect(v.is(effortSchema, done)).toBe(true);
      }
    }
  }
  expect(
    table.warnings.map(warningWords).every((words) => /^(Linha|Treino|Arquivo|Aba) /.test(words)),
  ).toBe(true);
  remarkWords(table.remarks);
  const { sets } = sumsOf(table.workouts);
  const past = table.workouts.flatMap((one) => {
    const parts = pastWorkoutsOf(
      one,
      (name) => name,
      'America/Sao_Paulo',
      () => false,
    );
    expect(partsIn(one)).toBe(parts.length);
    return parts;
  });
  const stored = past.flatMap(({ exercises }) => exercises.flatMap((one) => one.sets));
  expect(stored.filter(({ done }) => done)).toHaveLength(sets);
  namesIn(table.workouts);
}

/** Every value of a body file fits into a record, and has words. */
function expectSoundBody({ readings, warnings, remarks }: ReadBody): void {
  const here = { weights: [], assessments: [], measures: [] };
  const plan = planBody({ readings, workouts: [] }, here, [], 'America/Sao_Paulo');
  const author = { now: 2, device: 'd' };
  const steps = plan.stepsOf({ id: 'b', at: 1, from: 'body-table' }, true);
  for (const { kind, writes } of steps) {
    for (const [path, value] of Object.entries(writes[0]?.({}, author, CHOICE) ?? {})) {
      const schema = KINDS[kind].schemaOf(path);
      expect([path, schema !== null && v.is(schema, value)]).toEqual([path, true]);
    }
  }
  expect(plan.readings.length === 0).toBe(readings.length === 0);
  expect(warnings.map(bodyWarningWords).every((words) => words.startsWith('Linha '))).toBe(true);
  bodyRemarkWords(remarks);
}

type Damage = (text: string, at: number, sign: string) => string;

const DAMAGES: Readonly<Record<string, Damage>> = {
  cut: (text, at) => text.slice(0, at),
  'cut in front': (text, at) => text.slice(at),
  doubled: (text) => `${text}\n${text}`,
  'doubled in the middle': (text, at) => text.slice(0, at) + text,
  'mixed separators': (text, at, sign) =>
    text.slice(0, at) + text.slice(at).replaceAll(/[,;\t]/g, sign),
  'another separator': (text, _, sign) => text.replaceAll(',', sign),
  'a sign too much': (text, at, sign) => text.slice(0, at) + sign + text.slice(at),
  'a row cut': (text, at) => text.slice(0, at) + text.slice(at).replace(/^[^\n]*/, ''),
  'short rows': (text, at) =>
    text.slice(0, at) + text.slice(at).replaceAll(/[,;\t][^,;\t\n]*(?=\n)/g, ''),
  'lines mixed': (text) => text.split('\n').reverse().join('\n'),
  'no header': (text) => text.split('\n').slice(1).join('\n'),
  'no line breaks': (text) => text.replaceAll('\n', ' '),
  whole: (text) => text,
};

const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-8 with a mark': (text) => Buffer.from(`\uFEFF${text}`),
  'utf-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'utf-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'one byte a letter': (text) => Buffer.from(text, 'latin1'),
  gzip: (text) => gzipSync(text),
  'half a gzip': (text) => {
    const whole = gzipSync(text);
    return whole.subarray(0, Math.floor(whole.length / 2));
  },
};

describe('a damaged file', () => {
  test('is answered in words, and with sound values when it is cut, doubled or mixed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...FILES, ...ANY_TABLES),
        fc.constantFrom(...Object.values(DAMAGES)),
        fc.constantFrom(...Object.values(ENCODINGS)),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('"', ',', ';', '\t', '\0', '\r', '\n', '\\', '=', '–', '9'.repeat(400)),
        async (file, damage, encode, share, sign) => {
          const damaged = damage(file, Math.floor(share * file.length), sign);
          const failed = vi.spyOn(console, 'error');
          try {
            await expectAnswer(new Uint8Array(encode(damaged)));
            // A reader that throws answers "incomplete" too. Only half an archive may.
            if (encode !== ENCODINGS['half a gzip']) expect(failed).not.toHaveBeenCalled();
          } finally {
            failed.mockRestore();
          }
        },
      ),
      { numRuns: Number(process.env.FUZZ_FILES ?? 400) },
    );
  });

  test('is answered in words, and with sound values when its bytes are cut or changed', async () => {
    const sets = [{ load: 102_500, reps: 5 }];
    const one = {
      title: 'Peito',
      exercises: [
        { name: 'Supino', sets },
        { name: 'Rosca', sets },
      ],
    };
    const backup = liftLogBytes([
      { ...one, start: 1_700_000_000 },
      { ...one, start: 1_700_100_000 },
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: backup.length }),
        fc.nat({ max: 255 }),
        fc.constantFrom('cut', 'changed', 'doubled'),
        async (at, byte, damage) => {
          const bytes = damage === 'cut' ? backup.slice(0, at) : new Uint8Array(backup);
          if (damage === 'changed') bytes[Math.min(at, bytes.length - 1)] = byte;
          const parts = damage === 'doubled' ? [bytes, bytes.slice(at)] : [bytes];
          const answer = await contentsOf(new Uint8Array(gzipSync(Buffer.concat(parts))));
          if (answer?.is === 'table') expectSound(answer.table);
          else if (answer?.is === 'unreadable') unreadableWords(answer.unreadable);
          else expect(answer).toBeDefined();
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is answered in words, and with sound values when it is a workbook', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...WORKBOOKS),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat({ max: 255 }),
        fc.constantFrom('cut', 'changed', 'doubled', 'whole'),
        async (workbook, share, byte, damage) => {
          const at = Math.floor(share * (workbook.length - 1));
          const bytes = new Uint8Array(damage === 'cut' ? workbook.subarray(0, at) : workbook);
          if (damage === 'changed') bytes[at] = byte;
          const parts = damage === 'doubled' ? [bytes, bytes.slice(at)] : [bytes];
          await expectAnswer(new Uint8Array(Buffer.concat(parts)));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is answered in words and with sound values when it is the activity of a watch', () => {
    const signs = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 8 });
    const bytes = fc
      .record({
        file: fc.constantFrom(...Object.values(FIT_FILES)),
        damage: fc.constantFrom('cut', 'doubled', 'changed', 'whole'),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        signs,
        // Without a right sum every change would be noticed at once.
        sum: fc.boolean(),
      })
      .map(({ file, damage, share, signs: changes, sum }) => {
        const at = Math.floor(share * file.length);
        if (damage === 'cut') return file.slice(0, at);
        if (damage === 'doubled') return new Uint8Array([...file, ...file.slice(0, at)]);
        const copy = file.slice();
        for (const [place, sign] of damage === 'changed' ? changes : []) {
          if (copy.length > 16) copy[14 + (place % (copy.length - 16))] = sign;
        }
        const checked = FitEncoder.calculateCRC(copy.subarray(0, -2));
        if (sum) copy.set([checked & 0xff, checked >> 8], copy.length - 2);
        return copy;
      });
    const text = fc
      .tuple(
        fc.constantFrom(...Object.values(TCX_FILES)),
        fc.constantFrom(...Object.values(DAMAGES)),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('<', '>', '/', '&', '"', '</Lap>', '9'.repeat(400), '-1'),
      )
      .map(([file, damage, share, sign]) => damage(file, Math.floor(share * file.length), sign));
    fc.assert(
      fc.property(fc.array(fc.oneof(bytes, text), { minLength: 1, maxLength: 3 }), (files) => {
        const answer = answerTo(
          Object.fromEntries(files.map((file, index) => [`f${index}`, file])),
        );
        if ('unreadable' in answer) unreadableWords(answer.unreadable);
        else expectSound(answer);
      }),
      { numRuns: 1000 },
    );
  });

  test('is answered in words, and stores no half record when it is our own', async () => {
    const whole = ownText(OWN_RECORDS);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(DAMAGES)),
        fc.constantFrom(...Object.values(ENCODINGS)),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('"', ',', '{', '}', ']', '\0', '\n', '\\', '9'.repeat(400)),
        async (damage, encode, share, sign) => {
          const damaged = damage(whole, Math.floor(share * whole.length), sign);
          const failed = vi.spyOn(console, 'error');
          try {
            const answer = await contentsOf(new Uint8Array(encode(damaged)));
            if (answer.is === 'unreadable') unreadableWords(answer.unreadable);
            else if (answer.is === 'own') {
              for (const { kind, id, values } of answer.own.records) {
                expect(id.length).toBeGreaterThan(0);
                const known = Object.entries(KINDS).find(([name]) => name === kind)?.[1];
                for (const [path, value] of Object.entries(values)) {
                  const schema = known?.schemaOf(path) ?? null;
                  expect([path, schema !== null && v.is(schema, value)]).toEqual([path, true]);
                }
              }
            } else expect(['columns', 'table']).toContain(answer.is);
            if (encode !== ENCODINGS['half a gzip']) expect(failed).not.toHaveBeenCalled();
          } finally {
            failed.mockRestore();
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is a list of people with sound rows, or none, when it is one', async () => {
    const decoders = ['utf-8', 'windows-1252', 'utf-16le'] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...PEOPLE),
        fc.constantFrom(...Object.values(DAMAGES)),
        fc.constantFrom(...decoders),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('"', ',', ';', '\t', '\0', '@', '\n', '=', '9'.repeat(400)),
        (list, damage, letters, share, sign) => {
          const damaged = damage(list, Math.floor(share * list.length), sign);
          const text = new TextDecoder(letters).decode(Buffer.from(damaged));
          const table = readPeopleTable(text);
          const people = checkPeople(personTextsOf(table, table.guess), NOBODY);
          expect(people).toHaveLength(table.rows.length);
          for (const { name, email, phone, centavos, dueDay, warnings, suggested } of people) {
            expect(warnings.map(personWarning)).not.toContain(undefined);
            if (email !== null) expect(v.is(emailSchema, email)).toBe(true);
            if (phone !== null) expect(phone).toMatch(/^\+\d{8,15}$/);
            if (centavos !== null) expect(Number.isSafeInteger(centavos)).toBe(true);
            if (dueDay !== null) expect(dueDay).toBeGreaterThanOrEqual(1);
            // Nobody is invited without a name and a contact.
            if (suggested) expect(`${name}${email ?? ''}${phone ?? ''}`).not.toBe('');
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test('is answered in words, and with sound values when it is an archive', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const [first = '', ...others] = FILES;
    const health = FILES.find((text) => text.includes('<HealthData')) ?? '';
    const archives = [
      archive({ 'workouts.csv': first }),
      archive({ 'a/workouts.csv': others.at(-1) ?? '', '__MACOSX/._a.csv': 'x' }),
      archive({ 'apple_health_export/export.xml': health }),
      archive({
        'treinos/run.fit': FIT_FILES['strength-kg'] ?? '',
        'run.tcx': TCX_FILES.run ?? '',
      }),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...archives),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat({ max: 255 }),
        fc.constantFrom('cut', 'cut in front', 'changed', 'doubled', 'whole'),
        async (whole, share, byte, damage) => {
          const at = Math.floor(share * (whole.length - 1));
          const bytes = new Uint8Array(damage === 'cut' ? whole.subarray(0, at) : whole);
          if (damage === 'changed') bytes[at] = byte;
          const from = damage === 'cut in front' ? at : 0;
          const parts = damage === 'doubled' ? [bytes, bytes.slice(at)] : [bytes.slice(from)];
          await expectAnswer(new Uint8Array(Buffer.concat(parts)));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is read without its last row, which is named, when it ends within that row', async () => {
    const row = (day: number) => `A,"${day} Sep 2024, 18:02",Squat,0,normal,100,5`;
    const titles = 'title,start_time,exercise_title,set_index,set_type,weight_kg,reps';
    const whole = [titles, ...[1, 2, 3, 4].map(row)].join('\n');
    const answer = await contentsOf(new Uint8Array(Buffer.from(whole.slice(0, -4))));
    const table = answer?.is === 'table' ? answer.table : null;
    expect(table?.workouts.map(({ start }) => start.day)).toEqual([
      '2024-09-01',
      '2024-09-02',
      '2024-09-03',
    ]);
    expect(table?.warnings.map(warningWords)).toEqual([
      'Linha 5: é a última e tem menos valores que as outras, e fica de fora. O arquivo pode ter chegado incompleto: se falta uma série, exporte de novo.',
    ]);
  });
});
