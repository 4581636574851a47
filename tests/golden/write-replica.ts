import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishWorkout } from '#domain/workouts/arrange';
import { VERSION } from '../../src/replica/store/upgrades';
import { projectAnew } from '../../src/replica/upkeep/project-anew';
import { emptyBrowser, inDatabase, NOW } from '../replica/browser';
import { openHere } from '../replica/here';
import { type Dump, readDumps, restore } from './replica-dump';

/**
 * Writes the dump of this version: `npx tsx tests/golden/write-replica.ts`, once per new version.
 * It is the dump of the version before, opened by this one, plus two workouts. The summary of one
 * is bundled, and the other's bundle is stale.
 */

emptyBrowser();
const before = readDumps().findLast(({ version }) => version < VERSION);
if (!before) throw new Error('There is no dump of an older version');
await restore(before);

const { replica, begin, perform, write } = await openHere();
await projectAnew(replica.inside);

async function train(head: string): Promise<void> {
  const id = `${head}-0000-7000-8000-${VERSION.toString(16).padStart(12, '0')}`;
  await begin(id);
  await perform(id, 's1', 85_000);
  await write(id, (_, device) => finishWorkout({ device, now: NOW }));
}

await train('01a18000');
await (await replica.summaries()).bundle();
await train('01980000');
replica.close();

const dump = await inDatabase(async (database): Promise<Dump> => {
  const stores: Dump['stores'] = {};
  for (const name of [...database.objectStoreNames].sort()) {
    const { store } = database.transaction(name);
    stores[name] = {
      keyPath: store.keyPath,
      autoIncrement: store.autoIncrement,
      indexes: [...store.indexNames].map((index) => {
        const { name, keyPath, unique, multiEntry } = store.index(index);
        return { name, keyPath, unique, ...(multiEntry && { multiEntry }) };
      }),
      rows: (await store.getAll()).map((row) => ({ ...row })),
    };
  }
  return { database: database.name, version: database.version, stores };
});
const file = join(import.meta.dirname, `replica-${VERSION}.json`);
writeFileSync(file, `${JSON.stringify(dump, null, 2)}\n`, { flag: 'wx' });
