import { afterAll, beforeAll, expect, test } from 'vitest';
import { suspend } from '../../../server/admin/suspend';
import { onEveryDatabase } from '../../harness/databases';
import { createInterleaver, type Interleaver } from '../../harness/interleave';
import { createTestServer, PASSWORD, type TestServer } from '../../harness/server';

onEveryDatabase('an account that is suspended while somebody signs in', (database) => {
  let server: TestServer;
  let interleaver: Interleaver;

  beforeAll(async () => {
    server = await createTestServer({
      database: {
        ...database,
        openMigrated: async () => {
          interleaver = createInterleaver(await database.openMigrated());
          return interleaver.connection;
        },
      },
    });
  });
  afterAll(() => server.close());

  test('has no session left, after whichever statement of the sign-in it comes', async () => {
    const { db } = interleaver.plain;
    const deps = { ...server.deps, db };
    let statements = 1;
    for (let at = 1; at <= statements; at += 1) {
      const email = `ana-${at}@example.com`;
      const { user } = await server.signedIn({ email });
      await db.deleteFrom('session').where('userId', '=', user.id).execute();
      interleaver.after(at, () => suspend(deps, { admin: user.id, person: user.id, reason: 'x' }));
      const answer = await server
        .visitor()
        .post('/api/auth/sign-in/email', { email, password: PASSWORD });
      const isOver = interleaver.counted() < at;
      statements = Math.max(statements, interleaver.counted());
      await interleaver.settled();
      const left = await db
        .selectFrom('session')
        .select('id')
        .where('userId', '=', user.id)
        .execute();
      if (!isOver) expect([at, answer.status < 500, left]).toEqual([at, true, []]);
    }
  });
});
