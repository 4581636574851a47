import { beforeEach, expect, test } from 'vitest';
import { agree } from '#domain/account/health-consent';
import { weightWrites } from '#domain/health/body-weight';
import { SCHEMA } from '#protocol/version';
import { projectAnew } from '../../src/replica/upkeep/project-anew';
import { page, wire, writtenBy } from './answers';
import { idOf, inDatabase, NOW } from './browser';
import { here, withHere } from './opened';

let told: number;

withHere();
beforeEach(() => {
  told = 0;
  here.replica.subscribe(({ wide }) => {
    told += wide ? 1 : 0;
  });
});

/** A database from a version without body measurements and the consent to them. */
async function leftByAnEarlierVersion() {
  const weight = { ...weightWrites({ day: '2026-11-20', grams: 80_200, note: '' }), at: NOW };
  await here.trip(
    page(0, 3, [
      wire('self', writtenBy('tablet', NOW, agree(NOW)), { kind: 'preferences', rev: 2 }),
      wire(idOf(1), writtenBy('tablet', NOW, weight), { kind: 'body', rev: 3 }),
    ]),
  );
  await inDatabase(async (database) => {
    await database.delete('view', [here.replica.space, 'body', idOf(1)]);
    const key: [string, string, string] = [here.replica.space, 'preferences', 'self'];
    const row = await database.get('view', key);
    if (row)
      await database.put('view', {
        ...row,
        shape: JSON.stringify({ unit: null, removedAt: null }),
      });
    const identity = await database.get('meta', 'identity');
    if (identity && 'databaseId' in identity) {
      const { shapes: _, ...earlier } = identity;
      await database.put('meta', earlier);
    }
  });
  told = 0;
}

const weights = async () =>
  (await here.replica.all('body')).map(({ shape }) => Reflect.get(Object(shape), 'grams'));

test('V1d: what an earlier version kept unseen is shown after the update, once', async () => {
  await leftByAnEarlierVersion();
  expect(await weights()).toEqual([]);
  await projectAnew(here.replica.inside);
  expect(await weights()).toEqual([80_200]);
  const preferences = await here.replica.record('preferences', 'self');
  expect(preferences?.shape).toMatchObject({ health: { consent: { at: NOW } } });
  expect(told).toBe(1);
  await projectAnew(here.replica.inside);
  expect(told).toBe(1);
});

test('V1d: it goes on being known by its name, and writes as before', async () => {
  await leftByAnEarlierVersion();
  const { device } = here.replica;
  const name = device();
  await projectAnew(here.replica.inside);
  await here.replica.commit([{ kind: 'body', id: idOf(1), write: () => ({ weight: 81_000 }) }]);
  expect(device()).toBe(name);
  expect(await weights()).toEqual([81_000]);
  await projectAnew(here.replica.inside);
  expect(told).toBe(1);
});

/** A database that a later version, open in another tab, has upgraded. */
async function takenByALaterVersion() {
  await inDatabase(async (database) => {
    const identity = await database.get('meta', 'identity');
    if (identity && 'databaseId' in identity)
      await database.put('meta', { ...identity, shapes: SCHEMA + 1 });
  });
}

const shapes = () =>
  inDatabase(async (database) =>
    Reflect.get(Object(await database.get('meta', 'identity')), 'shapes'),
  );

test('V1d: what an open tab of an earlier version writes is made anew by the later one', async () => {
  await here.meet();
  await takenByALaterVersion();
  await here.trip(page(0, 1, []));
  expect(await shapes()).toBe(SCHEMA + 1);
  await here.begin(idOf(2));
  expect(await shapes()).toBe(SCHEMA);
  await takenByALaterVersion();
  await here.trip(
    page(1, 2, [wire(idOf(3), writtenBy('tablet', NOW, { title: 'B' }), { rev: 2 })]),
  );
  expect(await shapes()).toBe(SCHEMA);
  // Later writes continue from there.
  await here.begin(idOf(4));
  expect(await shapes()).toBe(SCHEMA);
});
