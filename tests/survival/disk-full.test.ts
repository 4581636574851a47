import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type BuiltServer, startServer } from '../harness/built-server';
import { createChance } from '../sync/chance';
import { gather } from './crowd';
import { type Answered, createDoor } from './door';
import { SEED } from './odds';
import { mountSmallDisk, type SmallDisk } from './small-disk';

/** Room for the database, and for the build that a server keeps beside it. */
const MEGABYTES = 48;
const ENOUGH = 60;

let disk: SmallDisk | null = null;
let server: BuiltServer | undefined;

afterEach(async () => {
  await server?.stop();
  disk?.remove();
});

test('I9: a full disk of the server refuses for a while, loses nothing, and needs no restart', async () => {
  disk = mountSmallDisk(MEGABYTES);
  const { fill, makeRoom, path } = disk ?? expect.fail('mount needs root');
  const dataDir = join(path, 'data');
  mkdirSync(dataDir);
  server = await startServer({ dataDir });
  console.log(`Full disk: SURVIVAL_SEED=${SEED}`);

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
  // Whoever only reads is answered meanwhile.
  await crowd.readAll();

  makeRoom();
  roomAgain();
  const then = taken;
  await wait(() => taken > then + ENOUGH);
  crowd.stop();
  await training;
  const { sets, repeated } = await crowd.judge();
  expect(repeated).toBe(crowd.phones);
  console.log(`Full disk: ${sets} sets, ${repeated} requests sent again, 0 lost`);
});
