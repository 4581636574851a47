import { beforeEach, expect, test } from 'vitest';
import { takeRefused } from '../../src/replica/write/take-refused';
import { emptyBrowser, idOf } from './browser';
import { openHere } from './here';

beforeEach(emptyBrowser);

test('two tabs that look at the same time count what was refused once', async () => {
  const [one, two] = [await openHere(), await openHere()];
  await one.meet();
  await one.begin(idOf(1));
  await one.trip(({ ops }) => ({
    results: ops.map(({ id, stamp }) => ({ id, code: 'forbidden', stamp })),
  }));
  expect(await one.replica.refused()).toHaveLength(1);
  const taken = await Promise.all([one, two].map(({ replica }) => takeRefused(replica.inside)));
  expect(taken.toSorted()).toEqual([0, 1]);
  expect(await two.replica.refused()).toEqual([]);
});
