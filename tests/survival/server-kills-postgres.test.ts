import { expect, test } from 'vitest';
import { onPostgres, postgresByAddress } from '../harness/databases';
import { patienceFor } from './odds';
import { killUnderLoad, SERVER_KILLS } from './server-kills';

onPostgres('kill -9 of the server under load', () => {
  test(
    'loses nothing that it acknowledged',
    async () => {
      const { url, drop } = await postgresByAddress();
      await killUnderLoad('PostgreSQL', { DATABASE_URL: url });
      await expect(drop()).resolves.toBeUndefined();
    },
    patienceFor(SERVER_KILLS),
  );
});
