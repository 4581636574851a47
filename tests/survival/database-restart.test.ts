import { afterEach, expect } from 'vitest';
import { type BuiltServer, startServer } from '../harness/built-server';
import { onPostgres } from '../harness/databases';
import { type Cluster, findPostgres, startCluster } from '../harness/postgres-cluster';
import { testUnless } from '../harness/skipped-aloud';
import { createChance } from '../sync/chance';
import { gather } from './crowd';
import { type Answered, createDoor } from './door';
import { SEED } from './odds';
import { keepCommits, restartPostgres } from './restart-postgres';

const RESTARTS = 2;
const MOST_ANSWERS = 60;

let cluster: Cluster | undefined;
let server: BuiltServer | undefined;

afterEach(async () => {
  await server?.stop();
  cluster?.stop();
});

onPostgres('a database that crashes and comes back under load', () => {
  const programs = findPostgres() ?? '';
  const lacking = programs ? null : 'PostgreSQL is not installed here.';
  testUnless(lacking, 'loses nothing that was acknowledged, and the server goes on', async () => {
    cluster = await startCluster(programs);
    await keepCommits(cluster.url);
    server = await startServer({ settings: { DATABASE_URL: cluster.url } });
    console.log(`Database: SURVIVAL_SEED=${SEED}`);
    const chance = createChance(SEED);

    const statuses = new Set<number>();
    let left = Number.POSITIVE_INFINITY;
    let enough = () => {};
    const answered = ({ status }: Answered) => {
      statuses.add(status);
      if (status === 200) left -= 1;
      if (left <= 0) enough();
    };
    const { apiUrl, pid, output } = server;
    const again = async () => {
      const lives = () => process.kill(pid, 0);
      expect(lives, output()).not.toThrow();
      // A refused phone tries again at once, which the server must withstand.
      await new Promise<void>((resolve) => setImmediate(resolve));
    };
    const crowd = await gather(server, createDoor(apiUrl, again, answered), chance);
    const training = crowd.train();
    const broken = training.then(() => Promise.reject(new Error('The crowd went home')));
    const answers = (count: number) => {
      left = count;
      return Promise.race([
        broken,
        new Promise<void>((resolve) => {
          enough = resolve;
        }),
      ]);
    };
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await answers(1 + chance.below(MOST_ANSWERS));
      await restartPostgres(programs, cluster.url);
    }
    await answers(MOST_ANSWERS);
    crowd.stop();
    await training;
    const { sets, repeated } = await crowd.judge();
    console.log(`Database: ${RESTARTS} crashes, ${sets} sets, ${repeated} sent again, 0 lost`);
    expect([...statuses].sort()).toEqual([200, 503]);
    expect(output()).not.toContain('"level":"fatal"');
  });
});
