import { sql } from 'kysely';
import { Client } from 'pg';
import { type Connection, createDatabase } from '../../server/db/database';
import { placesOf } from '../../server/db/distribute';
import { migrate } from '../../server/db/migrations/migrate';

/**
 * Two partitions for each of two servers, so that spaces may share a server but not a partition.
 */
const PARTS = 4;

interface Holder {
  readonly connection: Connection;
  readonly address: URL;
}

/** A database of that name with the current tables on another server. */
async function openOn(server: string, name: string): Promise<Holder> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  const connection = createDatabase({ databaseUrl: address.href, dataDir: 'memory' });
  await migrate(connection);
  return { connection, address };
}

/** Creates foreign tables for data on another server. */
async function leadTo({ db }: Connection, { address }: Holder, server: string): Promise<void> {
  const [host, port] = [address.hostname, address.port].map((part) => sql.lit(part));
  const [name, user] = [address.pathname.slice(1), address.username].map((part) => sql.lit(part));
  await sql`create server ${sql.id(server)} foreign data wrapper postgres_fdw
    options (host ${host}, port ${port}, dbname ${name})`.execute(db);
  await sql`create user mapping for current_user server ${sql.id(server)}
    options (user ${user})`.execute(db);
}

/**
 * Partitions the tables of spaces in an empty, migrated PostgreSQL by the hash of the space, with
 * partitions on other servers. Tables keep their names and columns. Keys and indexes are on the
 * partitions, because PostgreSQL has no unique key over foreign partitions.
 */
export async function spreadOverServers(
  connection: Connection,
  servers: readonly string[],
): Promise<void> {
  const { db } = connection;
  const places = await placesOf(db);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`create extension postgres_fdw`.execute(db);
  for (const [table, column] of places) {
    const [own, before] = [sql.id(table), sql.id(`${table}_before`)];
    await sql`alter table ${own} rename to ${before}`.execute(db);
    await sql`create table ${own} (like ${before} including defaults)
      partition by hash (${sql.id(column)})`.execute(db);
    await sql`drop table ${before}`.execute(db);
  }
  for (const [at, server] of servers.entries()) {
    const holder = await openOn(server, rows[0]?.name ?? '');
    await leadTo(connection, holder, `server${at}`);
    for (const table of places.keys()) {
      for (let part = at; part < PARTS; part += servers.length) {
        const piece = sql.id(`${table}_p${part}`);
        const like = sql`create table ${piece} (like ${sql.id(table)} including all)`;
        await like.execute(holder.connection.db);
        await sql`create foreign table ${piece} partition of ${sql.id(table)}
          for values with (modulus ${sql.lit(PARTS)}, remainder ${sql.lit(part)})
          server ${sql.id(`server${at}`)}`.execute(db);
      }
    }
    await holder.connection.close();
  }
}
