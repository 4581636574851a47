import { expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrations/migrate';
import { createDevices } from '../../../server/sync/space/devices';
import { addPerson } from '../../harness/accounts';
import { onEveryDatabase } from '../../harness/databases';

const SCHEMA = 3;

onEveryDatabase('the devices of a person', (database) => {
  test('are noted once an hour, and no more than the last fifty are kept', async () => {
    const connection = await database.open();
    await migrate(connection);
    for (const person of ['ana', 'bia']) await addPerson(connection, person);
    const { seen } = createDevices(connection.db);
    await seen('bia', 'telefone', SCHEMA, 1);
    for (let nth = 10; nth < 70; nth += 1) await seen('ana', `aparelho-${nth}`, SCHEMA, nth);
    await seen('ana', 'aparelho-69', SCHEMA, 1000);

    const rows = await connection.db
      .selectFrom('device')
      .select(['user_id', 'id', 'last_seen'])
      .orderBy('user_id')
      .orderBy('last_seen')
      .execute();
    const kept = Array.from({ length: 50 }, (_, at) => ({
      user_id: 'ana',
      id: `aparelho-${20 + at}`,
      last_seen: 20 + at,
    }));
    expect(rows).toEqual([...kept, { user_id: 'bia', id: 'telefone', last_seen: 1 }]);
    await connection.close();
  });
});
