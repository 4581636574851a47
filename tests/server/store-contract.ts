import { afterAll, beforeAll } from 'vitest';
import type { Connection } from '../../server/db/database';
import { onEveryDatabase } from '../harness/databases';

/** A contract for every store: the suite runs on each, with new tables. */
export function storeContract(title: string, suite: (store: () => Connection) => void): void {
  onEveryDatabase(title, (database) => {
    let connection: Connection | null = null;
    beforeAll(async () => {
      connection = await database.openMigrated();
    });
    afterAll(() => connection?.close());
    suite(() => {
      if (!connection) throw new Error('the database is not open');
      return connection;
    });
  });
}
