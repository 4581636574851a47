import { expect, test } from 'vitest';
import { onPostgres, postgresByAddress } from '../harness/databases';
import { goBackToBackup } from './restored-backup';

const TITLE = 'S4e: browsers bring back what a restored backup does not hold';

test(`${TITLE}, on SQLite`, () => goBackToBackup({}));

onPostgres(TITLE, () => {
  test('after pg_dump and pg_restore', async () => {
    const { url, drop } = await postgresByAddress();
    await goBackToBackup({ DATABASE_URL: url });
    await expect(drop()).resolves.toBeUndefined();
  });
});
