import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { type BuiltServer, startServer } from '../harness/built-server';
import { type Cluster, findPostgres, startCluster } from '../harness/postgres-cluster';
import { testUnless } from '../harness/skipped-aloud';
import { createChance } from '../sync/chance';
import { gather } from './crowd';
import { type Answered, createDoor } from './door';
import { SEED } from './odds';
import { mayMount, mountSmallDisk, type SmallDisk } from './small-disk';
import { databaseOn } from './tablespace';

/** Space for the database, and for the build that a server with SQLite stores beside it. */
const MEGABYTES = 48;
const ENOUGH = 60;

let disk: SmallDisk | null = null;
let server: BuiltServer | undefined;
let cluster: Cluster | undefined;

afterEach(async () => {
  await server?.stop();
  cluster?.stop();
  disk?.remove();
  [server, cluster, disk] = [undefined, undefined, null];
});

async function onSqlite(path: string): Promise<BuiltServer> {
  const dataDir = join(path, 'data');
  mkdirSync(dataDir);
  return startServer({ dataDir });
}

async function onPostgres(path: string): Promise<BuiltServer> {
  cluster = await startCluster(findPostgres() ?? expect.fail('it was there before'));
  return startServer({ settings: { DATABASE_URL: await databaseOn(path, cluster.url) } });
}

const withoutRoot = mayMount() ? null : 'To mount a small disk needs root.';
const withoutPostgres = findPostgres() ? null : 'PostgreSQL is not installed here.';

for (const { name, lacking, start } of [
  { name: 'SQLite', lacking: withoutRoot, start: onSqlite },
  { name: 'PostgreSQL', lacking: withoutRoot ?? withoutPostgres, start: onPostgres },
]) {
  const title = `a full disk of ${name} refuses for a while, loses nothing, needs no restart`;
  testUnless(lacking, title, () => fillUnderLoad(name, start));
}

async function fillUnderLoad(
  name: string,
  start: (path: string) => Promise<BuiltServer>,
): Promise<void> {
  disk = mountSmallDisk(MEGABYTES);
  const { fill, makeRoom, path } = disk ?? expect.fail('it could be mounted before');
  server = await start(path);
  console.log(`Full disk, ${name}: SURVIVAL_SEED=${SEED}`);

  const refused: Answered[] = [];
  let taken = 0;
  let look = () => {};
  let roomAgain = () => {};
  const room = new Promise<void>((resolve) => {
    roomAgain = resolve;
  });
  const answered = (answer: Answered) => {
    if (answer.status === 200) taken += 1;
    else refused.push(answer);
    look();
  };
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      look = () => isSo() && resolve();
    });

  const crowd = await gather(
    server,
    createDoor(server.apiUrl, () => room, answered),
    createChance(SEED),
  );
  const training = crowd.train();
  const broken = training.then(() => Promise.reject(new Error('The crowd went home')));
  const wait = (isSo: () => boolean) => Promise.race([broken, until(isSo)]);
  await wait(() => taken > ENOUGH);
  fill();
  await wait(() => refused.length === crowd.phones);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
  for (const { text } of refused) expect(text).toContain('sem espaço');
  // Reads are answered meanwhile.
  await crowd.readAll();

  makeRoom();
  roomAgain();
  const then = taken;
  await wait(() => taken > then + ENOUGH);
  crowd.stop();
  await training;
  const { sets, repeated } = await crowd.judge();
  expect(repeated).toBe(crowd.phones);
  console.log(`Full disk, ${name}: ${sets} sets, ${repeated} requests sent again, 0 lost`);
}
