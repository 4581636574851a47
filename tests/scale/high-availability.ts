import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { signInByApi } from '../bench/fill';
import { createPerson } from '../e2e/person-steps';
import { findPostgres } from '../harness/postgres-cluster';
import { gather } from '../survival/crowd';
import { createDoor } from '../survival/door';
import { createChance } from '../sync/chance';
import { listenIn } from './ear';
import { type Cluster, startPatroni } from './patroni';
import { startProcesses } from './processes';

/**
 * `npm run test:failover`: the primary of a PostgreSQL with a synchronous standby dies under load, as
 * a database and as a whole machine, in turn. Two API processes and their clients go on with the
 * other one by themselves, nothing that was acknowledged is lost, and the time without writes is told.
 */
const ROUNDS = Number(process.env.FAILOVERS ?? 4);
const SEED = Number(process.env.SURVIVAL_SEED ?? Date.now() % 1_000_000_000);
const NEEDED = ['patroni', 'etcd', 'haproxy'];
const APT_GET = '/usr/bin/apt-get';
const PACKAGES = ['patroni', 'etcd-server', 'haproxy', 'postgresql'];
/** Writes before each death, so that it comes under load. */
const BEFORE = 100;

const inPath = (program: string) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`));

function install(): void {
  if (NEEDED.every(inPath) && findPostgres()) return;
  const args = ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES];
  spawnSync(APT_GET, ['update', '-q'], { stdio: 'ignore' });
  const done = spawnSync(APT_GET, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) throw new Error(`Needs ${PACKAGES.join(', ')}, as root on Debian.`);
}

interface Outage {
  readonly what: string;
  readonly seconds: number;
}

async function fail(cluster: Cluster): Promise<number> {
  const { url } = cluster;
  const settings = { DATABASE_URL: url, DATABASE_DIRECT_URL: url };
  const processes = await startProcesses(2, settings);
  const { front, proxy } = processes;
  let stored: number[] = [];
  let refused = 0;
  const door = createDoor(
    proxy.url,
    () => new Promise((resolve) => setTimeout(resolve, 50)),
    ({ status, text }) => {
      if (status === 200) stored.push(Date.now());
      else if (status === 503) refused += 1;
      else throw new Error(`${status} ${text}`);
    },
  );
  const writes = async (count: number) => {
    const before = stored.length;
    while (stored.length < before + count) await new Promise((next) => setTimeout(next, 5));
  };
  try {
    const crowd = await gather(front, door, createChance(SEED));
    await createPerson(front, 'Ouvinte', 'ouvinte@example.com');
    const ear = listenIn(proxy.url, await signInByApi(front, 'ouvinte@example.com'), 'ear');
    const training = crowd.train();
    training.catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
    const outages: Outage[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await cluster.untilSafe();
      stored = [];
      await writes(BEFORE);
      const primary = await cluster.primary();
      const machine = round % 2 === 1;
      const killed = Date.now();
      if (machine) await cluster.killMachine(primary);
      else cluster.killDatabase(primary);
      const before = stored.length;
      while ((await cluster.primary().catch(() => primary)) === primary) {
        await new Promise((next) => setTimeout(next, 50));
      }
      await writes(BEFORE);
      const times = [killed, ...stored.slice(before)];
      const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
      const seconds = Math.max(...gaps) / 1000;
      const what = machine ? 'the machine' : 'the database';
      outages.push({ what, seconds });
      console.log(`${what} of ${primary} died: no write for ${seconds.toFixed(1)} s`);
      if (machine) cluster.revive(primary);
    }
    crowd.stop();
    await training;
    const { sets, repeated } = await crowd.judge();
    ear.close();
    console.log(`${ROUNDS} failovers, SURVIVAL_SEED=${SEED}: ${sets} sets acknowledged, 0 lost,`);
    console.log(`${repeated} requests sent again (${refused} answered 503), by nobody's hand;`);
    for (const what of ['the database', 'the machine']) {
      const times = outages.filter((one) => one.what === what).map(({ seconds }) => seconds);
      if (times.length === 0) continue;
      const [least, most] = [Math.min(...times), Math.max(...times)];
      console.log(
        `  without writes after ${what} died: ${least.toFixed(1)} to ${most.toFixed(1)} s`,
      );
    }
    return 0;
  } finally {
    await processes.stop();
  }
}

async function main(): Promise<number> {
  install();
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const cluster = await startPatroni(programs);
  try {
    await cluster.untilSafe();
    console.log('A primary and its synchronous standby are up.');
    return await fail(cluster);
  } finally {
    await cluster.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
