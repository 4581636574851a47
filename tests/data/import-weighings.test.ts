import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { agree, withdraw } from '#domain/account/health-consent';
import type { Weight } from '#domain/health/body-weight';
import { HEALTH_KINDS } from '#domain/health/health-kinds';
import type { Batch } from '#domain/record/batch';
import type { Writes } from '#domain/record/registers';
import { LIMITS } from '#protocol/limits';
import { syncResponseSchema } from '#protocol/sync';
import { migrate } from '../../server/db/migrations/migrate';
import { storeSteps } from '../../src/data/commands/files/import';
import { readKnownHere, readPastImports } from '../../src/data/commands/files/import-known';
import { undoSteps } from '../../src/data/commands/files/import-undo';
import { bodyCommands } from '../../src/data/commands/health/body';
import { eraseWithdrawn } from '../../src/data/commands/health/withdrawn';
import { ownFile } from '../../src/data/files/export-files';
import { readBody } from '../../src/data/health/body';
import type { Account } from '../../src/data/store/account';
import { createOwnFileReader } from '../../src/interchange/own/own-file';
import type { PlainRecord } from '../../src/interchange/own/plain-record';
import { planOwn } from '../../src/screens/files/import/use-own-plan';
import { SQLITE } from '../harness/databases';
import { page, wire, writtenBy } from '../replica/answers';
import { ACCOUNT, emptyBrowser, idOf, NOW, outbox } from '../replica/browser';
import { type Here, openHere } from '../replica/here';
import { createEndpoint } from '../server/sync/endpoint';
import { accountOf } from './account-here';

const BATCH: Batch = { id: 'b1', at: NOW, from: 'anilha' };
const HOUR = 3_600_000;
const weight = (grams: number, day = '2026-11-19'): Weight => ({ day, grams, note: '' });

let here: Here;
let account: Account;

async function start() {
  emptyBrowser();
  here = await openHere();
  account = accountOf(here);
}

beforeEach(start);
afterEach(() => here.replica.close());

const commands = () => bodyCommands(() => account);
const choose = (writes: Writes) =>
  here.replica.commit([{ kind: 'preferences', id: 'self', write: () => writes }]);
const grams = async () => (await readBody(here.replica)).weighings.map((one) => one.grams);
const health = async () => (await readBody(here.replica)).health;

const weighing = (n: number, values: PlainRecord['values']): PlainRecord => ({
  kind: 'body',
  id: idOf(n),
  values: { day: '2026-10-01', weight: 82_300, at: NOW - 50 * 24 * HOUR, ...values },
});
const CONSENT: PlainRecord = {
  kind: 'preferences',
  id: 'self',
  values: { ...agree(NOW - HOUR), healthWithdrawn: NOW - 9 * HOUR, unit: 'lb', rest: 75 },
};

async function plan(records: readonly PlainRecord[]) {
  return planOwn({ exportedAt: NOW, records, broken: 0 }, await readKnownHere(here.replica));
}

/** Imports like the screen, with or without weight entries. */
async function bring(records: readonly PlainRecord[], withWeighings = true, batch = BATCH) {
  const steps = (await plan(records)).stepsOf(batch, withWeighings);
  const signal = new AbortController().signal;
  return storeSteps(account, steps, { onProgress: () => undefined, signal });
}

async function exported(): Promise<readonly PlainRecord[]> {
  const file = await ownFile(here.replica, NOW, HEALTH_KINDS);
  const reader = createOwnFileReader();
  reader.take(gunzipSync(Buffer.from(await file.arrayBuffer())).toString('utf8'));
  const own = reader.end();
  if ('unreadable' in own) throw new Error('The file cannot be read');
  return own.records;
}

describe('H1h: a file grants no consent', () => {
  test('the consent in it is not taken over, nor a withdrawal; other settings are', async () => {
    await bring([CONSENT]);
    expect(await health()).toEqual({ consent: null, withdrawnAt: null });
    expect((await readBody(here.replica)).unit).toBe('lb');
    expect((await outbox()).flatMap(({ set }) => Object.keys(set))).toEqual(['unit', 'rest']);
  });

  test('a consent alone is nothing to import', async () => {
    const { unit: _, rest: __, ...values } = CONSENT.values;
    expect((await plan([{ ...CONSENT, values }])).others.size).toBe(0);
  });

  test('settings that were all chosen here already are nothing to import either', async () => {
    expect((await plan([CONSENT])).others.get('preferences')).toBe(1);
    await choose({ unit: 'kg', rest: 90 });
    expect((await plan([CONSENT])).others.size).toBe(0);
  });

  test('without one, no weighing is stored even when the steps hold it; the rest is', async () => {
    const outcome = await bring([CONSENT, weighing(1, {}), weighing(2, { weight: 81_000 })]);
    expect(outcome).toMatchObject({ taken: 3, unconsented: 2, stopped: null });
    expect(await here.replica.all('body')).toEqual([]);
    expect((await outbox()).map(({ kind }) => kind)).toEqual(['preferences']);
  });

  test('a consent to an older text is none', async () => {
    await choose({ health: { version: '2026-01-01', at: 1 } });
    expect(await bring([weighing(1, {})])).toMatchObject({ unconsented: 1 });
    expect(await here.replica.all('body')).toEqual([]);
  });

  test('refused, weighings stay out, and come with the same file later', async () => {
    const file = [CONSENT, weighing(1, {}), weighing(2, { weight: 81_000, day: '2026-10-02' })];
    await bring(file, false);
    expect((await plan(file)).weighings).toBe(2);
    await commands().agree();
    await bring(file, true, { ...BATCH, id: 'b2' });
    expect(await grams()).toEqual([81_000, 82_300]);
    expect(await plan(file)).toMatchObject({ weighings: 0, here: { weighings: 2 } });
  });

  test('what is no weighing counts as not understood', async () => {
    const { weight: _, ...values } = weighing(1, {}).values;
    const odd = [{ ...weighing(1, {}), values }, weighing(2, { weight: 3 })];
    expect(await plan(odd)).toMatchObject({ weighings: 0, unknown: 2 });
  });
});

describe('weighings taken along before a withdrawal', () => {
  test('H1i: come back under a new consent, stand, and fall with the next withdrawal', async () => {
    await commands().agree();
    await commands().log(weight(80_200));
    await commands().log(weight(80_900, '2026-11-18'));
    const file = await exported();
    expect(file.map(({ kind }) => kind)).toEqual(['body', 'body']);

    here.clock.now += HOUR;
    await commands().withdraw();
    expect(await exported()).toEqual([]);
    here.clock.now += HOUR;
    await commands().agree();
    await bring(file);
    expect(await grams()).toEqual([80_200, 80_900]);
    await eraseWithdrawn(account);
    expect(await grams()).toEqual([80_200, 80_900]);

    here.clock.now += HOUR;
    await commands().withdraw();
    await choose(agree(here.clock.now + 1));
    expect(await grams()).toEqual([]);
  });

  test('that came back by undoing the withdrawal are recognised, though they are other records', async () => {
    await commands().agree();
    await commands().log(weight(80_200));
    const file = await exported();
    await commands().undoWithdrawal(await commands().withdraw());
    expect(await plan(file)).toMatchObject({ weighings: 0, here: { weighings: 1 } });
  });

  test('a moment after today is not believed: it would outlive a withdrawal', async () => {
    await commands().agree();
    await bring([weighing(1, { at: NOW + 400 * 24 * HOUR })]);
    expect((await readBody(here.replica)).weighings).toMatchObject([{ at: NOW }]);
  });

  test('what fell with a consent is not taken along', async () => {
    await commands().agree();
    await commands().log(weight(80_200));
    await choose(withdraw(NOW + HOUR));
    await choose(agree(NOW + 2 * HOUR));
    expect(await exported()).toEqual([]);
  });
});

test('R6d: an erased weighing comes back on the server and on every device', async () => {
  const connection = await SQLITE.open();
  await migrate(connection);
  const endpoint = createEndpoint(connection);
  endpoint.clock = NOW;
  const send = async () => {
    for (let more = true; more; ) {
      const prepared = await here.exchanger.prepare({ ops: 200, bytes: LIMITS.bytes });
      const answer = await endpoint.post(ACCOUNT, JSON.stringify(prepared.request));
      const response = v.parse(syncResponseSchema, await answer.json());
      more = (await here.exchanger.apply(prepared, response, here.exchanger.reading())).more;
    }
  };
  const later = () => {
    here.clock.now += 1000;
    endpoint.clock = here.clock.now;
  };
  await commands().agree();
  await commands().log(weight(80_200));
  const file = await exported();
  await send();
  later();
  await commands().withdraw();
  await send();
  later();
  await commands().agree();
  await bring(file);
  await send();
  expect(await grams()).toEqual([80_200]);

  const { now } = here.clock;
  here.replica.close();
  await start();
  here.clock.now = now;
  await send();
  expect(await grams()).toEqual([80_200]);
  await connection.close();
});

test('undone, weighings go, and the consent and the settings stay', async () => {
  await commands().agree();
  await bring([CONSENT, weighing(1, {})]);
  expect(await readPastImports(here.replica)).toMatchObject([
    { workouts: 0, weighings: 1, exercises: 0, period: null },
  ]);
  const steps = await undoSteps(here.replica, 'b1');
  expect(steps.map(({ kind }) => kind)).toEqual(['body']);
  await storeSteps(account, steps, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  expect(await grams()).toEqual([]);
  expect((await health()).consent).not.toBeNull();
  expect((await readBody(here.replica)).unit).toBe('lb');
});

test('F1c: what is here counts as whole once the last page of a first sync has come', async () => {
  const whole = async () => (await readKnownHere(here.replica)).whole;
  const record = wire(idOf(4), writtenBy('tablet', NOW, { unit: 'kg' }), {
    kind: 'preferences',
    rev: 1,
  });
  expect(await whole()).toBe(false);
  await here.trip(page(0, 3, [record], true));
  expect(await whole()).toBe(false);
  await here.trip(page(3, 5, []));
  expect(await whole()).toBe(true);
});
