import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../harness/databases';

onEveryDatabase('a connection', ({ open }) => {
  test('has no plan compiled, which costs more than it takes', async () => {
    const { db, dialect, close } = await open();
    try {
      if (dialect !== 'postgres') return;
      const shown = await sql<{ jit: string }>`show jit`.execute(db);
      expect(shown.rows).toEqual([{ jit: 'off' }]);
    } finally {
      await close();
    }
  });
});
