import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { spaceOf } from '#protocol/space';
import { eraseLeftovers } from '../../../../server/account/erasure/leftovers';
import type { PersonalTable } from '../../../../server/account/erasure/personal-tables';
import { personalTables } from '../../../../server/account/erasure/personal-tables';
import { keepNoLonger } from '../../../../server/app/retention';
import { addPerson } from '../../../harness/accounts';
import { linkPeople } from '../../../harness/coaching';
import { onEveryDatabase } from '../../../harness/databases';
import { chargedOne } from '../../charges/charging';
import { link, type Person } from '../../coaching/people';
import { server, withServer } from '../../opened';
import { sendRecords } from '../../sending';
import { begun, newId } from '../../sync/endpoint';
import { contents, plant, tracesOf } from './traces';

const ghost = { id: 'fantasma', name: 'Fábia Fantasma', email: 'fabia@example.com' };

onEveryDatabase('what a race left of an erased account', (database) => {
  let ana: Person;
  let bia: Person;

  withServer(database);
  beforeEach(async () => {
    [ana, bia] = [
      await server.signedIn({ email: 'ana@example.com' }),
      await server.signedIn({ name: 'Bia', email: 'bia@example.com' }),
    ];
    await link(ana, bia);
    await chargedOne(ana, [bia.user.id]);
    const workout = { kind: 'workout', id: newId(), values: begun() };
    await sendRecords(bia, bia.user.id, server.clock.now(), [workout]);
    await server.mails();
  });

  /** Adds rows of an unknown person to every table that permits them. */
  async function haunt(): Promise<void> {
    const { db } = server.connection;
    await addPerson(server.connection, ghost.id);
    await plant(server, ghost);
    const at = server.clock.now();
    const old = await linkPeople(server.connection, {
      professional: ana.user.id,
      student: ghost.id,
      scopes: ['program'],
      at: at - 2,
    });
    await db
      .updateTable('coaching_link')
      .set({ ended_at: at - 1 })
      .where('id', '=', old)
      .execute();
    await db.deleteFrom('mail_outbox').where('recipient', '=', ghost.email).execute();
    // Rows that refer to the account are deleted with it.
    await db.deleteFrom('user').where('id', '=', ghost.id).execute();
  }

  /** The places that name the unknown person, by the tables' own columns. */
  async function haunted(): Promise<string[]> {
    const found: string[] = [];
    const keyOf = ({ holds }: PersonalTable) => (holds === 'space' ? spaceOf(ghost.id) : ghost.id);
    for (const [name, table] of personalTables()) {
      const { rows } = await sql`select 1 from ${sql.table(name)}
        where ${sql.ref(table.column)} = ${keyOf(table)}`.execute(server.deps.db);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  test('goes with the next regular work, and nothing of anybody else', async () => {
    await keepNoLonger(server.deps);
    const before = await contents(server);
    await haunt();
    expect(await haunted()).toEqual(
      expect.arrayContaining(['record', 'space', 'device', 'notice', 'invitation', 'student_fact']),
    );
    await keepNoLonger(server.deps);
    expect(await tracesOf(server, ghost)).toEqual([]);
    const after = await contents(server);
    // Their customer at Stripe still waits for erasure there.
    expect(after.get('stripe_leaver')).toEqual(['{"customer":"cus_planted customer"}']);
    expect(after.set('stripe_leaver', [])).toEqual(before);
  });

  test('is found by its records where the space is gone already', async () => {
    await haunt();
    for (const table of ['space', 'device', 'notice', 'invitation'] as const) {
      const column =
        table === 'space' ? 'owner_id' : table === 'invitation' ? 'professional_id' : 'user_id';
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${ghost.id}`.execute(
        server.deps.db,
      );
    }
    expect(await eraseLeftovers(server.deps)).toBe(1);
    expect(await haunted()).toEqual([]);
  });

  test('leaves people alone who have an account, whatever they have', async () => {
    await plant(server, { id: bia.user.id, name: 'Bia', email: 'bia@example.com' });
    // The planted rows name a reporter who never existed.
    await server.deps.db.updateTable('report').set({ reporter_id: null }).execute();
    const before = await contents(server);
    expect(await eraseLeftovers(server.deps)).toBe(0);
    expect(await contents(server)).toEqual(before);
  });
});
