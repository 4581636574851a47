import { sql } from 'kysely';
import { type Connection, createDatabase } from '../../server/db/database';
import { onPostgres } from '../harness/databases';
import { converge } from './converge';

/** A second server's own connections to this database. */
async function openAgain({ db }: Connection): Promise<Connection> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return createDatabase({ databaseUrl: url.href, dataDir: 'memory' });
}

onPostgres('devices whose requests two servers answer end alike', (database) => {
  converge(database, { part: 0, of: 1, schedules: 40, beside: openAgain });
});
