import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Runs before and after all tests: removes the databases with the name of this run. */
export default function setup(): () => Promise<void> {
  process.env.TEST_DATABASES ??= `anilha_${randomBytes(4).toString('hex')}`;
  return async () => {
    const connectionString = process.env.TEST_POSTGRES_URL;
    if (!connectionString) return;
    const client = new Client({ connectionString });
    await client.connect();
    const left = await client.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, $1)`,
      [process.env.TEST_DATABASES],
    );
    for (const { datname } of left.rows)
      await client.query(`drop database ${datname} with (force)`);
    await client.end();
  };
}
