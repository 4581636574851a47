import { expect, test } from 'vitest';
import type { Connection } from '../../../server/db/database';
import { prepared } from '../../../server/db/prepared';
import { onEveryDatabase } from '../../harness/databases';

const EPOCH = 'the epoch of every space here';

onEveryDatabase('a prepared statement', ({ openMigrated }) => {
  const within = async (use: (connection: Connection) => Promise<void>) => {
    const connection = await openMigrated();
    try {
      await use(connection);
    } finally {
      await connection.close();
    }
  };

  test('is built once, and takes the values of each time in their places', () =>
    within(async ({ db: checked }) => {
      // The harness's plugin, like any, has a statement built each time.
      const db = checked.withoutPlugins();
      let built = 0;
      const add = prepared<{ id: string; rev: number }>()((to, place) => {
        built += 1;
        return to
          .insertInto('space')
          .values({
            id: place('id'),
            owner_id: place('id'),
            rev: place('rev'),
            floor: 0,
            epoch: EPOCH,
          })
          .returning(['owner_id', 'rev', 'epoch']);
      });
      expect(await add(db, { rev: 7, id: 'a' })).toEqual([{ owner_id: 'a', rev: 7, epoch: EPOCH }]);
      const inside = await db.transaction().execute((trx) => add(trx, { id: 'b', rev: 8 }));
      expect(inside).toEqual([{ owner_id: 'b', rev: 8, epoch: EPOCH }]);
      expect(built).toBe(1);
    }));

  test('takes part in the transaction that it is given', () =>
    within(async ({ db }) => {
      const count = prepared<{ id: string }>()((to, place) =>
        to.selectFrom('space').select('id').where('id', '=', place('id')),
      );
      const values = { id: 'c', owner_id: 'c', rev: 1, floor: 0, epoch: EPOCH };
      const undone = db.transaction().execute(async (trx) => {
        await trx.insertInto('space').values(values).execute();
        expect(await count(trx, { id: 'c' })).toEqual([{ id: 'c' }]);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await count(db, { id: 'c' })).toEqual([]);
    }));
});
