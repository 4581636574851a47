import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Registers } from '#domain/record/registers';
import type { WireOp } from '#protocol/sync';
import type { Connection } from '../../../server/db/database';
import type { Database } from '../../../server/db/schema';
import { bodyweight, lift, type Programme } from '../../../server/seed/programme';
import { seedRecordsOf } from '../../../server/seed/records';
import { createPerson } from '../../e2e/person-steps';
import type { BuiltServer } from '../../harness/built-server';
import { fill, signInByApi } from '../fill';

/** So many are copied in one statement. */
const AT_ONCE = 5_000;
const EMAIL = 'molde@exemplo.com.br';

const PROGRAMME: Programme = {
  title: 'Molde',
  goal: 'hypertrophy',
  weeks: 1,
  startsAt: 18 * 60,
  sessions: [
    {
      title: 'Empurrar',
      day: 0,
      movements: [
        lift('barbell-bench-press', 4, [6, 10], [30, 0.5], { warmups: 1 }),
        lift('incline-dumbbell-bench-press', 4, [8, 12], [12, 0.25]),
        lift('dumbbell-shoulder-press', 3, [8, 12], [10, 0.25]),
        lift('rope-triceps-pushdown', 3, [10, 15], [15, 0.5]),
        bodyweight('crunch', 3, [12, 20]),
      ],
    },
  ],
  notes: [],
};

/** The one that all others are copies of. */
export interface Mould {
  readonly userId: string;
  /** Their workout under way, and its sets. */
  readonly record: string;
  readonly sets: readonly string[];
}

const underWay = (registers: Registers): Registers =>
  Object.fromEntries(Object.entries(registers).filter(([path]) => path !== 'finish'));

/** A person with one workout, which goes on, stored the way every other one is. */
export async function createMould(server: BuiltServer): Promise<Mould> {
  await createPerson(server, 'Molde', EMAIL);
  const account = await signInByApi(server, EMAIL);
  const person = { name: 'Molde', email: EMAIL, birthDate: '1990-05-17', programme: PROGRAMME };
  const ops = seedRecordsOf(person, account.userId, Date.now()).flatMap((op): WireOp[] =>
    op.kind === 'workout' && 'full' in op ? [{ ...op, full: underWay(op.full) }] : [],
  );
  const [workout] = ops;
  if (!workout || !('full' in workout)) throw new Error('The programme made no workout.');
  await fill(server, account, [workout]);
  const keys = Object.keys(workout.full).map((path) => /^s\.([a-z0-9]+)\.done\./.exec(path)?.[1]);
  return {
    userId: account.userId,
    record: workout.record,
    sets: [...new Set(keys.flatMap((key) => key ?? []))],
  };
}

type Copied = 'user' | 'session' | 'space' | 'space_epoch' | 'record' | 'space_digest';

const numbered = (prefix: string) => sql`${sql.lit(prefix)} || n.i`;

/** Stores copies of the mould, numbered from one number to another; they differ only in that. */
export async function copyPeople(
  { db, dialect }: Connection,
  { userId }: Mould,
  from: number,
  to: number,
): Promise<void> {
  for (let first = from; first <= to; first += AT_ONCE) {
    const last = Math.min(to, first + AT_ONCE - 1);
    await db.transaction().execute(async (trx) => {
      const copy = (
        table: Copied,
        key: string,
        value: string,
        own: Record<string, RawBuilder<unknown>>,
      ) => copyRows(trx, table, [key, value], own, [first, last]);
      const space = numbered('u:b');
      await copy('user', 'id', userId, { id: numbered('b'), email: numbered('b') });
      await copy('session', 'userId', userId, {
        id: numbered('s'),
        token: numbered('bench-session-'),
        userId: numbered('b'),
      });
      await copy('space', 'id', `u:${userId}`, { id: space, owner_id: numbered('b') });
      await copy('space_epoch', 'space_id', `u:${userId}`, { space_id: space });
      await copy('record', 'space_id', `u:${userId}`, { space_id: space, author: numbered('b') });
      await copy('space_digest', 'space_id', `u:${userId}`, { space_id: space });
    });
  }
  // As a database that has been in use for a while.
  await sql
    .raw(dialect === 'postgres' ? 'vacuum analyze' : 'pragma wal_checkpoint(truncate)')
    .execute(db);
}

async function copyRows(
  trx: Kysely<Database>,
  table: Copied,
  [key, value]: readonly [string, string],
  own: Record<string, RawBuilder<unknown>>,
  [first, last]: readonly [number, number],
): Promise<void> {
  const found = await trx
    .selectFrom(table)
    .selectAll()
    .where(sql.ref(key), '=', value)
    .limit(1)
    .executeTakeFirstOrThrow();
  const columns = Object.keys(found);
  const values = columns.map((column) => own[column] ?? sql.ref(`t.${column}`));
  // Only one of several sessions of the mould is copied.
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    with recursive n(i) as
      (select cast(${first} as integer) union all select i + 1 from n where i < ${last})
    select ${sql.join(values)} from n cross join
      (select * from ${sql.table(table)} where ${sql.ref(key)} = ${value} limit 1) t`.execute(trx);
}
