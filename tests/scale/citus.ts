import { Client } from 'pg';

/** Few shards, because every test database has its own. */
const SHARDS = 4;

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Whether a PostgreSQL server has the extension Citus at hand. */
export async function offersCitus(server: string): Promise<boolean> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const asked = "select 1 from pg_available_extensions where name = 'citus'";
    return (await client.query(asked)).rowCount === 1;
  } finally {
    await client.end();
  }
}

/** Makes an empty database the coordinator of new databases with its name on workers. */
export async function joinWorkers(
  coordinator: string,
  name: string,
  workers: readonly string[],
): Promise<void> {
  const own = new URL(coordinator);
  for (const worker of workers) {
    await run(worker, `create database ${name}`);
    await run(databaseOn(worker, name), 'create extension citus');
  }
  const nodes = workers.map((worker) => {
    const { hostname, port } = new URL(worker);
    return `select citus_add_node('${hostname}', ${port})`;
  });
  await run(
    coordinator,
    'create extension citus',
    `alter database ${name} set citus.shard_count = ${SHARDS}`,
    `select citus_set_coordinator_host('${own.hostname}', ${own.port})`,
    ...nodes,
  );
}

export async function dropFromWorkers(name: string, workers: readonly string[]): Promise<void> {
  for (const worker of workers) {
    await run(worker, `drop database if exists ${name} with (force)`);
  }
}
