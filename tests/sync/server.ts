import { sql } from 'kysely';
import pino from 'pino';
import type { Scope } from '#domain/account/scope';
import type { Registers } from '#domain/record/registers';
import { kindOf } from '#protocol/kinds';
import { spaceOf } from '#protocol/space';
import { readScopes } from '../../server/access/coaching';
import { agreesTo } from '../../server/access/consent';
import { eraseDueAccounts, erasureKey } from '../../server/account/erasure/erase';
import { personalTables } from '../../server/account/erasure/personal-tables';
import { isOfHealth } from '../../server/coaching/consents';
import { followHealthConsent } from '../../server/coaching/transitions';
import { createEvents, type Events } from '../../server/core/events';
import type { Connection } from '../../server/db/database';
import { readStored } from '../../server/sync/record/stored-record';
import { rotateEpochs } from '../../server/sync/space/epoch';
import { eraseRemoved } from '../../server/sync/space/purge';
import { forgetTombstones } from '../../server/sync/space/tombstones';
import { addPerson } from '../harness/accounts';
import { linkPeople } from '../harness/coaching';
import { createInterleaver } from '../harness/interleave';
import { changeGrant } from '../server/sync/coach-device';
import { createEndpoint } from '../server/sync/endpoint';
import type { Chance } from './chance';
import type { Answered } from './network';
import type { Machine } from './server-machine';

const DAY = 86_400_000;

/** The real endpoint and its jobs on a machine, for some accounts. */
export interface World {
  now: number;
  /** A device was told to take another name: what it had sent may be held under both (rule C10h). */
  renamed: boolean;
  /** Creates the accounts before any request. */
  signUp(): Promise<void>;
  /** Limits the next request to this many statements. */
  goDownAfter(statements: number): void;
  /** Null if the server went down during it. `person` is the account of the request's session. */
  serve(
    method: 'get' | 'post',
    path: string,
    body: string,
    person: string | null,
  ): Promise<Answered | null>;
  /** Erases removed records, as if 30 days had passed (rule R6). */
  erase(): Promise<void>;
  /** Forgets removed records, as if 180 days had passed (rule S3). */
  forget(): Promise<void>;
  backUp(): Promise<void>;
  /** Restores the last backup (rule S4). */
  restore(): Promise<void>;
  /** The projection of every visible record of an account, by kind and id. */
  shown(account: string): Promise<ReadonlyMap<string, unknown>>;
  /** Kind and registers of every record of an account. */
  registers(account: string): Promise<readonly (readonly [kind: string, Registers])[]>;
  /** Rev and epoch of an account's space. */
  head(account: string): Promise<{ rev: number; epoch: string } | null>;
  /**
   * Sets the scopes that a student shares with a coach, as far as their consent permits; null ends
   * the link.
   */
  share(coach: string, student: string, scopes: readonly Scope[] | null): Promise<void>;
  /** The scopes of a coach for a student; null without a link. */
  shared(coach: string, student: string): Promise<readonly Scope[] | null>;
  /** Whether a person consents to health data. */
  agrees(person: string): Promise<boolean>;
  /** A person has requested erasure a week ago: their coaches' writes count as late from now on. */
  leave(account: string): Promise<void>;
  /** Erases the account after this many statements of the next request with so many. */
  eraseAfter(account: string, statements: number): void;
  /** Resolves once the account is erased, with the places where something of it is left. */
  erased(account: string): Promise<readonly string[]>;
  /** Deletes all records of the accounts. */
  wipe(): Promise<void>;
  /** Deletes all links. */
  forgetLinks(): Promise<void>;
}

/** Further processes with the same database, and the choice among them. */
export interface Beside {
  readonly machines: readonly Machine[];
  readonly deal: Chance;
}

/** Replacements for the side effects of erasing. */
const SILENT = {
  mail: { queue: async () => {}, deliver: async () => {}, start: () => {}, stop: async () => {} },
  log: pino({ level: 'silent' }),
};

/** Deletes links with either account, like coaching/transitions. */
function followErasedLinks(events: Events): void {
  events.on('account.erased', async (trx, { userId }) => {
    const theirs = trx
      .selectFrom('coaching_link')
      .select('id')
      .where(({ eb, or }) =>
        or([eb('student_id', '=', userId), eb('professional_id', '=', userId)]),
      );
    // The rows are written before their deletion, which waits for concurrent writers.
    await trx.updateTable('coaching_link').set({ ended_at: 0 }).where('id', 'in', theirs).execute();
    await trx.deleteFrom('coaching_grant').where('link_id', 'in', theirs).execute();
    await trx.deleteFrom('coaching_link').where('id', 'in', theirs).execute();
  });
}

/** The tables that still have a row of an account. */
async function leftOf({ db }: Connection, account: string): Promise<string[]> {
  const left: string[] = [];
  for (const [name, table] of personalTables()) {
    const key = erasureKey(table, { id: account, name: '', email: null });
    const { rows } = await sql`select 1 from ${sql.table(name)}
      where ${sql.ref(table.column)} = ${key} limit 1`.execute(db);
    if (rows.length > 0) left.push(name);
  }
  return left;
}

const OF_SPACE = ['record', 'space_epoch', 'space_digest', 'sync_reject'] as const;

export function createWorld(
  machine: Machine,
  accounts: readonly string[],
  trace: (line: string) => void,
  beside: Beside | null = null,
): World {
  const spaces = accounts.map(spaceOf);
  const events = createEvents();
  followHealthConsent({ events, now: () => world.now });
  followErasedLinks(events);
  /** Erased accounts. */
  const over = new Set<string>();
  const endpointOver = (connection: Connection) => {
    const interleaver = createInterleaver(connection);
    const endpoint = createEndpoint(
      interleaver.connection,
      (trx, write) => events.emit(trx, 'records.written', write),
      over,
    );
    return { interleaver, endpoint };
  };
  // Each process remembers only what it saw itself.
  const servers = [machine, ...(beside?.machines ?? [])].map((its) => ({
    machine: its,
    ...endpointOver(its.connection),
  }));
  let erasure: { readonly account: string; readonly after: number } | null = null;
  const eraseDue = async (account: string) => {
    const { db } = machine.connection;
    const erased = await eraseDueAccounts({ db, now: () => world.now, ...SILENT, events });
    // If the server went down, the next run repeats the erasure.
    if (erased === 0) return;
    over.add(account);
    erasure = null;
  };
  const readAll = async () => {
    const { db } = machine.connection;
    return {
      space: await db.selectFrom('space').selectAll().where('id', 'in', spaces).execute(),
      epochs: await db
        .selectFrom('space_epoch')
        .selectAll()
        .where('space_id', 'in', spaces)
        .execute(),
      records: await db.selectFrom('record').selectAll().where('space_id', 'in', spaces).execute(),
      digests: await db
        .selectFrom('space_digest')
        .selectAll()
        .where('space_id', 'in', spaces)
        .execute(),
    };
  };
  /** Links by coach and student. */
  const links = new Map<string, string>();
  let versions = 0;
  let backup: Awaited<ReturnType<typeof readAll>> | null = null;
  let most = Number.POSITIVE_INFINITY;
  const world: World = {
    now: Date.UTC(2026, 2, 2, 12),
    renamed: false,
    async signUp() {
      for (const account of accounts) await addPerson(machine.connection, account);
    },
    goDownAfter(statements) {
      most = statements;
    },
    async serve(method, path, body, person) {
      const server = servers[beside?.deal.below(servers.length) ?? 0];
      if (!server) throw new Error('There is no server');
      const { endpoint, machine: its } = server;
      endpoint.clock = world.now;
      its.goDownAfter(most);
      most = Number.POSITIVE_INFINITY;
      if (erasure) {
        const { account, after } = erasure;
        server.interleaver.after(after, () => eraseDue(account));
      }
      const answer =
        method === 'post' ? await endpoint.post(person, body) : await endpoint.get(person, path);
      const text = await answer.text();
      await server.interleaver.settled();
      server.interleaver.after(Number.POSITIVE_INFINITY, async () => undefined);
      trace(`${method} ${body}`);
      if (its.isDown()) {
        trace('the server went down');
        await its.restart();
        // Its memory is lost too.
        Object.assign(server, endpointOver(its.connection));
        return null;
      }
      its.goDownAfter(most);
      trace(`${answer.status} ${text}`);
      world.renamed ||= text.includes('"code":"copy"');
      return { status: answer.status, text };
    },
    async erase() {
      await eraseRemoved(machine.connection.db, world.now + 31 * DAY);
    },
    async forget() {
      await forgetTombstones(machine.connection.db, world.now + 181 * DAY);
    },
    async backUp() {
      backup = await readAll();
    },
    async restore() {
      if (!backup || backup.space.length === 0) return;
      const { db } = machine.connection;
      const { space: rows, epochs, records, digests } = backup;
      await world.wipe();
      await db.insertInto('space').values(rows).execute();
      await db.insertInto('space_epoch').values(epochs).execute();
      if (records.length > 0) await db.insertInto('record').values(records).execute();
      if (digests.length > 0) await db.insertInto('space_digest').values(digests).execute();
      await rotateEpochs(db);
    },
    async shown(account) {
      const rows = await machine.connection.db
        .selectFrom('record')
        .select(['kind', 'id', 'body'])
        .where('space_id', '=', spaceOf(account))
        .where('hidden', '=', 0)
        .execute();
      return new Map(
        rows.map(({ kind, id, body }) => [
          `${kind}/${id}`,
          kindOf(kind)?.project(readStored(body).registers),
        ]),
      );
    },
    async registers(account) {
      const rows = await machine.connection.db
        .selectFrom('record')
        .select(['kind', 'body'])
        .where('space_id', '=', spaceOf(account))
        .execute();
      return rows.map(({ kind, body }) => [kind, readStored(body).registers]);
    },
    async head(account) {
      const row = await machine.connection.db
        .selectFrom('space')
        .select(['rev', 'epoch'])
        .where('id', '=', spaceOf(account))
        .executeTakeFirst();
      return row ?? null;
    },
    async share(coach, student, asked) {
      const pair = `${coach} ${student}`;
      const before = links.get(pair);
      const { connection } = machine;
      const agrees = await world.agrees(student);
      const scopes = asked?.filter((scope) => agrees || !isOfHealth(scope)) ?? null;
      if (before) await changeGrant(connection, before, scopes, world.now);
      if (before && scopes === null) links.delete(pair);
      if (before || scopes === null) return;
      const between = { professional: coach, student, scopes, at: world.now };
      const link = await linkPeople(connection, between);
      links.set(pair, link);
      // Versions increase over all links of a pair, as in the acceptance of an invitation.
      versions += 100;
      const version = { version: versions };
      await connection.db
        .updateTable('coaching_link')
        .set(version)
        .where('id', '=', link)
        .execute();
    },
    async shared(coach, student) {
      const row = await machine.connection.db
        .selectFrom('coaching_link')
        .select('scopes')
        .where('professional_id', '=', coach)
        .where('student_id', '=', student)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return row ? readScopes(row.scopes) : null;
    },
    agrees: (person) => agreesTo(machine.connection.db, person, 'health'),
    async leave(account) {
      const { db } = machine.connection;
      const wish = { user_id: account, asked_at: world.now, erase_at: world.now };
      await db.insertInto('account_deletion').values(wish).execute();
    },
    eraseAfter(account, after) {
      erasure = { account, after };
    },
    async erased(account) {
      if (erasure) await eraseDue(account);
      return leftOf(machine.connection, account);
    },
    async wipe() {
      const { db } = machine.connection;
      for (const table of OF_SPACE) {
        await db.deleteFrom(table).where('space_id', 'in', spaces).execute();
      }
      await db.deleteFrom('space').where('id', 'in', spaces).execute();
      // This database may replay the same seed.
      await db.deleteFrom('erased_account').execute();
    },
    async forgetLinks() {
      const { db } = machine.connection;
      const ours = db.selectFrom('coaching_link').select('id').where('student_id', 'in', accounts);
      await db.deleteFrom('coaching_grant').where('link_id', 'in', ours).execute();
      await db.deleteFrom('coaching_link').where('student_id', 'in', accounts).execute();
    },
  };
  return world;
}
