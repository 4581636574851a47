import { beforeEach, describe, expect, test } from 'vitest';
import {
  agree,
  HEALTH_CONSENT_VERSION,
  NO_HEALTH_CHOICE,
  withdraw,
} from '#domain/account/health-consent';
import { bodyKind, weightWrites } from '#domain/health/body-weight';
import { bodyCommands } from '../../../src/data/commands/health/body';
import { eraseWithdrawn, watchWithdrawn } from '../../../src/data/commands/health/withdrawn';
import { readBody } from '../../../src/data/health/body';
import type { Account } from '../../../src/data/store/account';
import { UNKNOWN_STATUS } from '../../../src/sync/status';
import { page, wire, writtenBy } from '../../replica/answers';
import { idOf, inDatabase, NOW, outbox } from '../../replica/browser';
import { here, withHere } from '../../replica/opened';
import { accountOf } from '../account-here';

const weight = { day: '2026-11-20', grams: 80_200, note: '' };

let account: Account;
let reached: boolean;
/** Number of requests to send everything. */
let flushes: number;

withHere();
beforeEach(() => {
  reached = true;
  flushes = 0;
  account = accountOf(here, async () => {
    flushes += 1;
    return reached;
  });
});

const commands = () => bodyCommands(() => account);
const body = () => readBody(here.replica);
const grams = async () => (await body()).weighings.map((one) => one.grams);
/** Values of weight entries that are pending or on this device. */
const held = async () =>
  (await here.replica.all('body')).filter(
    ({ shape, binAt }) => Reflect.get(Object(shape), 'grams') !== null && binAt === undefined,
  );

/** A weight entry recorded on another device. */
const fromTablet = (n: number, at: number) =>
  wire(idOf(n), writtenBy('tablet', at, { ...weightWrites(weight), at }), { kind: 'body', rev: n });
const choiceFromTablet = (at: number, writes: ReturnType<typeof agree>, rev: number) =>
  wire('self', writtenBy('tablet', at, writes), { kind: 'preferences', rev });

describe('H1a: nothing about the body is written without a consent', () => {
  test('no weighing is stored, nor anything else about the wish to', async () => {
    expect((await commands().log(weight)).refusal).toBe('consent');
    expect(await outbox()).toEqual([]);
    expect(await body()).toEqual({ health: NO_HEALTH_CHOICE, unit: 'kg', weighings: [] });
  });

  test('the consent is kept with its version and its instant, and then weighings are', async () => {
    await commands().agree();
    const { id, refusal } = await commands().log(weight);
    expect(refusal).toBeNull();
    const { health, weighings } = await body();
    expect(health.consent).toEqual({ version: HEALTH_CONSENT_VERSION, at: NOW });
    expect(weighings).toEqual([{ id, at: NOW, ...weight }]);
  });

  test('H1b: the commit looks at the consent that its own transaction finds', async () => {
    await commands().agree();
    const write = () => withdraw(NOW);
    const withdrawing = here.replica.commit([{ kind: 'preferences', id: 'self', write }]);
    expect((await commands().log(weight)).refusal).toBe('consent');
    await withdrawing;
    expect(await held()).toEqual([]);
  });

  test('an older text is not enough', async () => {
    await here.replica.commit([
      {
        kind: 'preferences',
        id: 'self',
        write: () => ({ health: { version: '2026-01-01', at: 1 } }),
      },
    ]);
    expect((await commands().log(weight)).refusal).toBe('consent');
  });
});

describe('weighings', () => {
  beforeEach(() => commands().agree());

  test('are corrected, removed, and brought back', async () => {
    const { id } = await commands().log(weight);
    here.clock.now += 1000;
    expect(await commands().correct(id, { ...weight, grams: 79_900, note: 'em jejum' })).toBeNull();
    expect((await body()).weighings).toEqual([
      { id, at: NOW, day: weight.day, grams: 79_900, note: 'em jejum' },
    ]);
    await commands().remove(id);
    expect(await grams()).toEqual([]);
    await commands().restore(id);
    expect(await grams()).toEqual([79_900]);
  });

  test('newest day first, whatever the order they were recorded in', async () => {
    await commands().log(weight);
    await commands().log({ ...weight, day: '2026-10-01', grams: 82_000 });
    await commands().log({ ...weight, day: '2026-11-21', grams: 80_000 });
    expect(await grams()).toEqual([80_000, 80_200, 82_000]);
  });

  test('come with the unit that the person chose', async () => {
    await here.replica.commit([{ kind: 'preferences', id: 'self', write: () => ({ unit: 'lb' }) }]);
    expect((await body()).unit).toBe('lb');
  });

  test.each([19_999, 400_001])('%i g is refused, and nothing of it stored', async (said) => {
    expect((await commands().log({ ...weight, grams: said })).refusal).toBe('value');
    expect(await grams()).toEqual([]);
  });
});

describe('taking the consent back', () => {
  beforeEach(() => commands().agree());

  test('H1d: erases every weighing, those in the bin too, on the server as well', async () => {
    const { id } = await commands().log(weight);
    await commands().log({ ...weight, grams: 81_000 });
    await commands().remove(id);
    await commands().withdraw();
    const { health, weighings } = await body();
    expect(weighings).toEqual([]);
    expect(health).toEqual({ consent: null, withdrawnAt: NOW });
    const purged = (await outbox()).filter(({ set }) => 'purge' in set);
    expect(purged.map(({ kind }) => kind)).toEqual(['body', 'body']);
    for (const row of await here.replica.all('body')) {
      expect(bodyKind.removedAt(Object(row.shape))).not.toBeNull();
    }
    expect((await commands().log(weight)).refusal).toBe('consent');
  });

  test('can be undone while what there was is at hand', async () => {
    await commands().log({ ...weight, note: 'em jejum' });
    const before = await commands().withdraw();
    expect(await grams()).toEqual([]);
    await commands().undoWithdrawal(before);
    const after = await body();
    expect(after.health).toEqual(before.health);
    const content = (all: Pick<typeof after, 'weighings'>) =>
      all.weighings.map(({ id: _, ...one }) => one);
    expect(content(after)).toEqual(content(before));
    await eraseWithdrawn(account);
    expect(await grams()).toEqual([80_200]);
  });

  test('given again, new weighings stand, however the clock was set', async () => {
    await commands().withdraw();
    here.clock.now -= 3_600_000;
    await commands().agree();
    await commands().log(weight);
    expect(await grams()).toEqual([80_200]);
    await eraseWithdrawn(account);
    expect(await held()).toHaveLength(1);
  });
});

describe('a withdrawal on another device', () => {
  test('erases here what that device had not seen', async () => {
    await commands().agree();
    await commands().log(weight);
    await here.trip(page(0, 9, [choiceFromTablet(NOW + 1000, withdraw(NOW + 1000), 9)]));
    expect(await grams()).toEqual([]);
    reached = false;
    await eraseWithdrawn(account);
    expect(await held()).toHaveLength(1);
    reached = true;
    await eraseWithdrawn(account);
    expect(await held()).toEqual([]);
  });

  test('T2b1: erases here once the exchange that it needs has gone through', async () => {
    await commands().agree();
    await commands().log(weight);
    await here.trip(page(0, 9, [choiceFromTablet(NOW + 1000, withdraw(NOW + 1000), 9)]));
    reached = false;
    let tell: () => void = () => undefined;
    const sync = {
      ...account.sync,
      status: () => UNKNOWN_STATUS,
      subscribe: (listener: () => void) => {
        tell = listener;
        return () => true;
      },
    };
    watchWithdrawn({ ...account, sync });
    await expect.poll(() => flushes).toBe(1);
    expect(await held()).toHaveLength(1);
    reached = true;
    await expect
      .poll(async () => {
        tell();
        return held();
      })
      .toEqual([]);
  });

  test('H1e: reaches weighings that come later from a device that had not heard of it', async () => {
    await here.trip(page(0, 3, [choiceFromTablet(NOW, withdraw(NOW), 3)]));
    await here.trip(page(3, 5, [fromTablet(4, NOW - 5), fromTablet(5, NOW + 5)]));
    await eraseWithdrawn(account);
    expect(await held()).toEqual([]);
    const asked = (await outbox()).length;
    await eraseWithdrawn(account);
    expect(await outbox()).toHaveLength(asked);
  });

  test('C7d: reaches what a large sweep had set aside (C7)', async () => {
    await here.trip(page(0, 2, [choiceFromTablet(NOW - 9, agree(NOW - 9), 1), fromTablet(2, NOW)]));
    const setAside = () => inDatabase((database) => database.getAll('parked'));
    await inDatabase(async (database) => {
      const rows = (await database.getAll('base')).filter(({ kind }) => kind === 'body');
      await database.put('parked', { id: 'sweep', at: NOW, rows });
    });
    await eraseWithdrawn(account);
    expect(await setAside()).toHaveLength(1);
    await here.trip(page(2, 3, [choiceFromTablet(NOW + 1000, withdraw(NOW + 1000), 3)]));
    await eraseWithdrawn(account);
    expect(await setAside()).toEqual([]);
  });

  test('H1f: weighings that come before the consent to keep them are never erased', async () => {
    await here.trip(page(0, 4, [fromTablet(4, NOW)]));
    await eraseWithdrawn(account);
    expect(await outbox()).toEqual([]);
    expect(await grams()).toEqual([]);
    await here.trip(page(4, 5, [choiceFromTablet(NOW - 9, agree(NOW - 9), 5)]));
    expect(await grams()).toEqual([80_200]);
  });
});
