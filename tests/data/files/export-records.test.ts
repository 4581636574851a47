import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPlainRecords } from '../../../src/data/files/export-records';
import { emptyBrowser, idOf } from '../../replica/browser';
import { failWrites, recover } from '../../replica/failing-database';
import { openHere } from '../../replica/here';

beforeEach(emptyBrowser);
afterEach(recover);

test('C8e: what a full disk keeps in memory is exported with all the rest', async () => {
  const here = await openHere();
  await here.begin(idOf(1), 2);
  failWrites();
  await here.perform(idOf(1), 's1', 90_000);
  await here.begin(idOf(2), 1);
  const records = await readPlainRecords(here.replica);
  expect(records.map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
  expect(records[0]?.values['s.s1.done']).toMatchObject({ load: 90_000, reps: 8 });
});
