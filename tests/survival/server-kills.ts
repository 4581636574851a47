import { expect } from 'vitest';
import { type BuiltServer, startServer } from '../harness/built-server';
import { createChance } from '../sync/chance';
import { gather } from './crowd';
import { type Answered, createDoor } from './door';
import { killsOf, SEED, sayOdds } from './odds';

export const SERVER_KILLS = killsOf(500);

/** A kill comes after up to this many answers, and some milliseconds after the last of them. */
const MOST_ANSWERS = 40;
const MOST_MS = 8;

/** Log lines that need attention. */
const TROUBLE = /"level":"(error|fatal)"/;

/**
 * Kills a server under load again and again, and restarts it at the same place. In the end
 * everything acknowledged is there, once.
 * @param afterKill inspects the dead server's files before a start
 */
export async function killUnderLoad(
  what: string,
  settings: Record<string, string>,
  afterKill: (server: BuiltServer) => Promise<void> = async () => undefined,
): Promise<void> {
  sayOdds(what, SERVER_KILLS);
  const chance = createChance(SEED);
  const first = await startServer({ settings });
  let server = first;
  let answersLeft = Number.POSITIVE_INFINITY;
  let strike = () => {};
  let back = Promise.resolve();
  const answered = ({ status }: Answered) => {
    expect([200, 503]).toContain(status);
    answersLeft -= 1;
    if (answersLeft <= 0) strike();
  };
  try {
    const door = createDoor(first.apiUrl, () => back, answered);
    const crowd = await gather(first, door, chance);
    const training = crowd.train();
    // `training` reports it itself; a kill must not wait for answers that never come.
    const broken = training.then(() => Promise.reject(new Error('The crowd went home')));
    broken.catch(() => undefined);
    for (let kill = 0; kill < SERVER_KILLS; kill += 1) {
      await Promise.race([
        broken,
        new Promise<void>((resolve) => {
          strike = () => setTimeout(resolve, chance.below(MOST_MS));
          answersLeft = 1 + chance.below(MOST_ANSWERS);
        }),
      ]);
      answersLeft = Number.POSITIVE_INFINITY;
      let up = () => {};
      back = new Promise((resolve) => {
        up = resolve;
      });
      await server.kill();
      expect(server.output()).not.toMatch(TROUBLE);
      await afterKill(server);
      const { dataDir, ports } = first;
      server = await startServer({ settings, dataDir, ports });
      up();
    }
    crowd.stop();
    await training;
    const { sets, repeated } = await crowd.judge();
    console.log(
      `${what}: ${SERVER_KILLS} kills, ${sets} sets, ${repeated} requests sent again, 0 lost`,
    );
    expect(repeated).toBeGreaterThan(0);
    expect(server.output()).not.toMatch(TROUBLE);
  } finally {
    await server.kill();
    await first.stop();
  }
}
