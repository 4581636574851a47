import { expect, test } from 'vitest';
import { onPostgres, postgresByAddress } from '../harness/databases';
import { PATIENCE_MS } from './odds';
import { killUnderLoad } from './server-kills';

onPostgres('I7: kill -9 of the server under load', () => {
  test(
    'loses nothing that it acknowledged',
    async () => {
      const { url, drop } = await postgresByAddress();
      await killUnderLoad('PostgreSQL', { DATABASE_URL: url });
      await expect(drop()).resolves.toBeUndefined();
    },
    PATIENCE_MS,
  );
});
