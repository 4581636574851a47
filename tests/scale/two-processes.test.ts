import { afterEach, expect, test, vi } from 'vitest';
import { spaceOf } from '#protocol/space';
import { type SignedIn, signInByApi } from '../bench/fill';
import { createPerson } from '../e2e/person-steps';
import { onPostgres, postgresByAddress } from '../harness/databases';
import { gather } from '../survival/crowd';
import { createDoor } from '../survival/door';
import { createPhone, type Phone } from '../survival/phone';
import { createChance } from '../sync/chance';
import { type Ear, listenIn } from './ear';
import { type Processes, startProcesses } from './processes';

const KILLS = Number(process.env.SCALE_KILLS ?? 4);
const SEED = Number(process.env.SURVIVAL_SEED ?? Date.now() % 1_000_000_000);
const MOST_ANSWERS = 60;
const PATIENCE_MS = 240_000 + KILLS * 20_000;
const UNTIL = { timeout: 60_000, interval: 20 };

/** Waits until every listener is connected to a living process. */
const untilHeard = (ears: readonly Ear[]) =>
  vi.waitFor(async () => {
    const heard = await Promise.all(ears.map((ear) => ear.isHeard()));
    expect(heard).not.toContain(false);
  }, UNTIL);

onPostgres('two processes over one PostgreSQL, behind a plain proxy', () => {
  const undo: (() => unknown)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

  async function start(): Promise<Processes> {
    const { url, drop } = await postgresByAddress();
    undo.push(drop);
    const settings = { DATABASE_URL: url, DATABASE_DIRECT_URL: url };
    const processes = await startProcesses(2, settings);
    undo.push(processes.stop);
    return processes;
  }
  function listen(url: string, who: SignedIn, device: string): Ear {
    const ear = listenIn(url, who, device);
    undo.push(ear.close);
    return ear;
  }
  /** A phone that opened the app at one address and sends requests to one. */
  function phoneAt(url: string, opened: string, who: SignedIn, device: string): Phone {
    const again = async () => undefined;
    const door = createDoor(url, again, () => undefined, opened);
    return createPhone({ ...who, workouts: [] }, device, createChance(SEED), door);
  }
  /** Logs some sets, and stops. */
  async function log(phone: Phone): Promise<void> {
    const running = phone.run();
    phone.stop();
    await running;
  }

  test(
    'one person signs in at one, writes at the other, and every device hears of it',
    async () => {
      const { front, all, proxy, kill, restart } = await start();
      await createPerson(front, 'Ana', 'ana@example.com');
      const ana = await signInByApi(front, 'ana@example.com');
      const space = spaceOf(ana.userId);
      const ears = all.map((_, index) => listen(proxy.url, ana, `ear${index}`));
      await untilHeard(ears);
      for (const one of all) expect(proxy.dealt.get(one.ports.web)).toBeGreaterThan(0);

      const phones = all.map((one, index) => phoneAt(one.url, proxy.url, ana, `phone${index}`));
      for (const [index, phone] of phones.entries()) {
        const before = ears.map(({ heard }) => heard.length);
        await log(phone);
        await vi.waitFor(() => {
          for (const [at, ear] of ears.entries()) {
            expect(ear.heard.length, `ear ${at} of a write at ${index}`).toBeGreaterThan(
              before[at] ?? 0,
            );
          }
        }, UNTIL);
      }
      expect(ears[0]?.heard.at(-1)).toMatchObject({ space });
      const held = phones.map((phone) => phone.acknowledged.size);
      for (const phone of phones) await phone.catchUp();
      expect(phones[0]?.held).toEqual(phones[1]?.held);
      expect(phones[0]?.held.size).toBe(held.reduce((sum, size) => sum + size, 0));

      // Whichever process is killed, the other one accepts its sockets without any further act.
      for (const dying of all.keys()) {
        await kill(dying);
        await untilHeard(ears);
        const before = ears.map(({ heard }) => heard.length);
        const through = phoneAt(proxy.url, proxy.url, ana, `after${dying}`);
        await log(through);
        await vi.waitFor(() => {
          for (const [at, ear] of ears.entries()) {
            expect(ear.heard.length).toBeGreaterThan(before[at] ?? 0);
          }
        }, UNTIL);
        await restart(dying);
      }
      expect(ears.reduce((sum, ear) => sum + ear.opened(), 0)).toBeGreaterThanOrEqual(4);
    },
    PATIENCE_MS,
  );

  test(
    'kill -9 of either under load loses nothing, and everybody goes on at the other',
    async () => {
      console.log(`two processes: ${KILLS} kills, SURVIVAL_SEED=${SEED}`);
      const chance = createChance(SEED);
      const { front, all, proxy, kill, restart } = await start();
      let left = Number.POSITIVE_INFINITY;
      let strike = () => {};
      const door = createDoor(
        proxy.url,
        async () => undefined,
        ({ status }) => {
          expect([200, 503]).toContain(status);
          left -= 1;
          if (left <= 0) strike();
        },
      );
      const crowd = await gather(front, door, chance);
      const training = crowd.train();
      const broken = training.then(() => Promise.reject(new Error('The crowd went home')));
      broken.catch(() => undefined);
      /** Resolves when a number of further requests was answered. */
      const answers = (count: number) =>
        Promise.race([
          broken,
          new Promise<void>((resolve) => {
            strike = resolve;
            left = count;
          }),
        ]);
      for (let killed = 0; killed < KILLS; killed += 1) {
        await answers(1 + chance.below(MOST_ANSWERS));
        const index = chance.below(all.length);
        await kill(index);
        // The other process answers alone.
        await answers(10);
        await restart(index);
      }
      crowd.stop();
      await training;
      const { sets, repeated } = await crowd.judge();
      console.log(`two processes: ${sets} sets, ${repeated} requests sent again, 0 lost`);
      for (const { output } of all) expect(output()).not.toMatch(/"level":"(error|fatal)"/);
    },
    PATIENCE_MS,
  );
});
