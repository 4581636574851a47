import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyAssessment } from '#domain/health/body/assessment';
import type { Batch } from '#domain/record/batch';
import { planBody } from '../../src/data/commands/files/body-plan';
import { storeSteps } from '../../src/data/commands/files/import';
import { readKnownHere, readPastImports } from '../../src/data/commands/files/import-known';
import { undoSteps } from '../../src/data/commands/files/import-undo';
import { assessmentCommands } from '../../src/data/commands/health/assessments';
import { bodyCommands } from '../../src/data/commands/health/body';
import { readBodyMeasures } from '../../src/data/health/assessments';
import type { Account } from '../../src/data/store/account';
import { readBodyTable } from '../../src/interchange/body/read-body';
import { emptyBrowser, NOW } from '../replica/browser';
import { type Here, openHere } from '../replica/here';
import { accountOf } from './account-here';

const ZONE = 'America/Sao_Paulo';
const BATCH: Batch = { id: 'b1', at: NOW, from: 'body-table' };
const FILE = [
  'Data;Peso (kg);Gordura (%);Cintura (cm)',
  '05/01/2025;81,4;;',
  '13/01/2025;80,9;21,5;87,5',
  '14/01/2025;;;87',
].join('\n');

let here: Here;
let account: Account;

beforeEach(async () => {
  emptyBrowser();
  here = await openHere();
  account = accountOf(here);
});
afterEach(() => here.replica.close());

const body = () => readBodyMeasures(here.replica);
const agree = () => bodyCommands(() => account).agree();
const assess = assessmentCommands(() => account);

async function planOf(text: string) {
  const read = readBodyTable(text, {}, ZONE);
  if (!read || !('readings' in read)) throw new Error('Not read');
  return planBody(read, await body(), (await readKnownHere(here.replica)).workouts, ZONE);
}

const watching = { onProgress: () => undefined, signal: new AbortController().signal };

async function bring(text: string, batch = BATCH) {
  return storeSteps(account, (await planOf(text)).stepsOf(batch, true), watching);
}

const undo = async (batch = 'b1') =>
  storeSteps(account, await undoSteps(here.replica, batch), watching);

describe('a file with measures of the body', () => {
  test('becomes weighings and assessments, and a measure that the app lacks one of the person', async () => {
    await agree();
    await bring(FILE);
    const { weights, assessments, measures } = await body();
    expect(weights.map(({ of, day, grams }) => [of, day, grams])).toEqual([
      ['assessment', '2025-01-13', 80_900],
      ['body', '2025-01-05', 81_400],
    ]);
    const [fat] = measures;
    expect(measures).toMatchObject([{ name: 'Gordura medida', unit: 'percent' }]);
    expect(assessments).toMatchObject([
      { day: '2025-01-14', circumferences: { waist: 8700 }, measures: {} },
      { day: '2025-01-13', circumferences: { waist: 8750 }, measures: { [fat?.id ?? '']: 2150 } },
    ]);
  });

  test('brings nothing a second time, and later only what is new, with the same measure', async () => {
    await agree();
    await bring(FILE);
    expect(await planOf(FILE)).toMatchObject({ readings: [], valuesHere: 5 });
    await bring(`${FILE}\n20/01/2025;80,1;20,9;`, { ...BATCH, id: 'b2' });
    const { measures, assessments } = await body();
    expect(measures).toHaveLength(1);
    expect(assessments).toHaveLength(3);
  });

  test('leaves out a weight that was recorded here in pounds, and the same value twice in it', async () => {
    await agree();
    // 179.5 lb, which is 81.42 kg.
    await bodyCommands(() => account).log({ day: '2025-01-05', grams: 81_420, note: '' });
    const plan = await planOf('Data;Peso (kg)\n05/01/2025;81,4\n13/01/2025;80\n13/01/2025;80');
    expect(plan.readings.map(({ day }) => day)).toEqual(['2025-01-13']);
    expect(plan.valuesHere).toBe(2);
  });

  test('leaves the last one of a day as its weight, although the newest is stored first', async () => {
    await agree();
    const rows = Array.from({ length: 50 }, (_, at) => `2025-01-13 07:${10 + at}:00,${80 + at}`);
    await bring(['Date,Weight (kg)', ...rows.reverse()].join('\n'));
    expect((await body()).weights[0]?.grams).toBe(129_000);
  });

  test('H1h: is not stored without a consent', async () => {
    expect(await bring(FILE)).toMatchObject({ unconsented: 4 });
    expect(await here.replica.all('body')).toEqual([]);
    expect(await here.replica.all('assessment')).toEqual([]);
    expect(await here.replica.all('measure')).toEqual([]);
  });

  test('goes as a whole when it is undone, and can be imported again', async () => {
    await agree();
    await bring(FILE);
    expect(await readPastImports(here.replica)).toMatchObject([{ weighings: 1, workouts: 0 }]);
    await undo();
    expect(await body()).toMatchObject({ weights: [], assessments: [], measures: [] });
    await bring(FILE, { ...BATCH, id: 'b2' });
    expect((await body()).weights).toHaveLength(2);
  });

  test('leaves its measure when it is undone and another assessment has a value of it', async () => {
    await agree();
    await bring(FILE);
    const id = (await body()).measures[0]?.id ?? '';
    await assess.assess({ ...emptyAssessment('2026-01-01'), measures: { [id]: 1900 } });
    await undo();
    expect(await body()).toMatchObject({
      measures: [{ id }],
      assessments: [{ day: '2026-01-01', measures: { [id]: 1900 } }],
    });
  });

  test('leaves its measure when it is undone and a goal is about it', async () => {
    await agree();
    await bring(FILE);
    const id = (await body()).measures[0]?.id ?? '';
    const goal = { target: 1500, start: null, since: '2026-01-01', due: null, reached: null };
    await assess.setGoal({ ...goal, of: `m.${id}` });
    await undo();
    expect((await body()).measures).toMatchObject([{ id }]);
  });
});
