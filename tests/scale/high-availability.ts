import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { pokeSchema } from '#protocol/sync';
import { type SignedIn, signInByApi } from '../bench/fill';
import { createPerson } from '../e2e/person-steps';
import { findPostgres } from '../harness/postgres-cluster';
import { gather } from '../survival/crowd';
import { createDoor } from '../survival/door';
import { createPhone } from '../survival/phone';
import { createChance } from '../sync/chance';
import { type Ear, listenIn } from './ear';
import { type Cluster, startPatroni } from './patroni';
import { type Processes, startProcesses } from './processes';
import { openTrainingTab, type TrainingTab } from './training-tab';

/**
 * `npm run test:failover`: the primary of a PostgreSQL with a synchronous standby dies under load,
 * in turn as a database and as a whole machine. Two API processes, their clients, the app in a
 * browser and a listener for pokes continue with the other one by themselves. Nothing acknowledged
 * is lost, and the time without writes is printed.
 */
const ROUNDS = Number(process.env.FAILOVERS ?? 4);
const SEED = Number(process.env.SURVIVAL_SEED ?? Date.now() % 1_000_000_000);
const CHANCE = createChance(SEED);
const BROWSER = process.env.CHROMIUM_PATH ? [] : ['chromium', 'chromium-headless-shell'];
const NEEDED = ['patroni', 'etcd', 'haproxy', ...BROWSER];
const APT_GET = '/usr/bin/apt-get';
const PACKAGES = ['patroni', 'etcd-server', 'haproxy', 'postgresql', ...BROWSER];
/** Number of writes before each kill, so that it comes under load. */
const BEFORE = 100;
/** A limit for hanging tests: processes hear each other again once LISTEN has reconnected. */
const TOLD_WITHIN_MS = 60_000;

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

/**
 * Writes at each process, and waits until the listener gets a poke, wherever its socket is by now.
 */
async function untilTold(
  { all, proxy }: Processes,
  ear: Ear,
  listener: SignedIn,
  name: string,
): Promise<void> {
  const newest = () => Math.max(0, ...ear.heard.map((one) => v.parse(pokeSchema, one).rev));
  const pause = () => new Promise<void>((next) => setTimeout(next, 50));
  for (const [index, { url }] of all.entries()) {
    const before = newest();
    const door = createDoor(url, pause, () => undefined, proxy.url);
    const phone = createPhone({ ...listener, workouts: [] }, `${name}at${index}`, CHANCE, door);
    const logged = phone.run();
    phone.stop();
    await logged;
    const until = Date.now() + TOLD_WITHIN_MS;
    while (newest() <= before) {
      if (Date.now() > until) throw new Error(`${name}: nobody was told of a write at ${index}`);
      await pause();
    }
  }
}

async function fail(cluster: Cluster): Promise<number> {
  const { url } = cluster;
  const settings = { DATABASE_URL: url, DATABASE_DIRECT_URL: url };
  const processes = await startProcesses(2, settings);
  const { front, proxy } = processes;
  let stored: number[] = [];
  let refused = 0;
  let tab: TrainingTab | undefined;
  const door = createDoor(
    proxy.url,
    () => new Promise((resolve) => setTimeout(resolve, 50)),
    ({ status, text }) => {
      if (status === 200) stored.push(Date.now());
      else if (status === 503) refused += 1;
      // A fast machine reaches the limit of one person; a device then waits and tries again.
      else if (status !== 429) throw new Error(`${status} ${text}`);
    },
  );
  const writes = async (count: number) => {
    const before = stored.length;
    while (stored.length < before + count) await new Promise((next) => setTimeout(next, 5));
  };
  try {
    const crowd = await gather(front, door, CHANCE);
    await createPerson(front, 'Ouvinte', 'ouvinte@example.com');
    const listener = await signInByApi(front, 'ouvinte@example.com');
    const ear = listenIn(proxy.url, listener, 'ear');
    // The first check is before the first kill, to prove that the connection works.
    await untilTold(processes, ear, listener, 'before');
    tab = await openTrainingTab(front, door, ROUNDS);
    const training = crowd.train();
    training.catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
    const outages: Outage[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await cluster.untilSafe();
      stored = [];
      await Promise.all([writes(BEFORE), tab.warmUp()]);
      const primary = await cluster.primary();
      const machine = round % 2 === 1;
      const killed = Date.now();
      if (machine) await cluster.killMachine(primary);
      else cluster.killDatabase(primary);
      const before = stored.length;
      let over = false;
      const through = tab.trainThrough(() => over);
      // Its error is reported once there is a primary.
      through.catch(() => undefined);
      while ((await cluster.primary().catch(() => primary)) === primary) {
        await new Promise((next) => setTimeout(next, 50));
      }
      over = true;
      await Promise.all([writes(BEFORE), through]);
      await tab.untilSaved();
      const times = [killed, ...stored.slice(before)];
      const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
      const seconds = Math.max(...gaps) / 1000;
      const what = machine ? 'the machine' : 'the database';
      outages.push({ what, seconds });
      console.log(`${what} of ${primary} died: no write for ${seconds.toFixed(1)} s`);
      await untilTold(processes, ear, listener, `round${round}`);
      if (machine) cluster.revive(primary);
    }
    crowd.stop();
    await training;
    const { sets, repeated } = await crowd.judge();
    ear.close();
    const seen = tab.counts();
    if (ROUNDS > 1 && seen.told === 0) throw new Error('the app never said what waits on it');
    console.log(`${ROUNDS} failovers, SURVIVAL_SEED=${SEED}: ${sets} sets acknowledged, 0 lost,`);
    console.log(`${repeated} requests sent again (${refused} answered 503), by nobody's hand;`);
    console.log(`in a browser ${seen.sets} sets ticked, ${seen.during} of them without a primary,`);
    console.log(
      `${seen.refused} answers of 503, ${seen.told} times the screen said what waits there;`,
    );
    console.log('each time all of it was sent without a tap, 0 lost;');
    console.log('who listens was told each time of what was written at either process;');
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
    await tab?.close();
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
