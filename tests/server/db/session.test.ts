import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onPostgres } from '../../harness/databases';

onPostgres('a connection', ({ open }) => {
  test('has no plan compiled, which costs more than it takes', async () => {
    const { db, close } = await open();
    try {
      const shown = await sql<{ jit: string }>`show jit`.execute(db);
      expect(shown.rows).toEqual([{ jit: 'off' }]);
    } finally {
      await close();
    }
  });
});
