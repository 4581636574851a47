import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresQueryCompiler,
  SqliteQueryCompiler,
} from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/database';
import type { Database } from '../../../server/db/schema';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase, type TestDatabase } from '../../harness/databases';
import { createTestServer, type TestServer } from '../../harness/server';
import type { Person } from '../coaching/people';
import { type SentRecord, sendRecords } from '../sending';
import { begun, done } from './endpoint';

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Records the statements that a server sends to its database, with their values. */
function observe(connection: Connection, into: Statement[]): Connection {
  const executor = connection.db.getExecutor();
  const ends = new WeakMap<DatabaseConnection, () => void>();
  const watch = (one: DatabaseConnection): DatabaseConnection => ({
    executeQuery(query) {
      into.push(query);
      return one.executeQuery(query);
    },
    streamQuery: (query, size) => one.streamQuery(query, size),
  });
  const say = (words: string) => async (one: DatabaseConnection) => {
    await one.executeQuery(CompiledQuery.raw(words));
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: () =>
      new Promise((resolve, reject) => {
        const held = (one: DatabaseConnection) =>
          new Promise<void>((end) => {
            const watched = watch(one);
            ends.set(watched, end);
            resolve(watched);
          });
        executor.provideConnection(held).catch(reject);
      }),
    releaseConnection: async (one) => ends.get(one)?.(),
    beginTransaction: say('begin'),
    commitTransaction: say('commit'),
    rollbackTransaction: say('rollback'),
    destroy: async () => undefined,
  };
  const isSqlite = connection.dialect === 'sqlite';
  const dialect: Dialect = {
    createAdapter: () => executor.adapter,
    createDriver: () => driver,
    createIntrospector: () => connection.db.introspection,
    createQueryCompiler: () => (isSqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
  };
  return { ...connection, db: new Kysely<Database>({ dialect }) };
}

/** Tables with rows of a space. */
const OF_SPACE = [
  'space',
  'space_epoch',
  'record',
  'space_digest',
  'sync_reject',
  'student_fact',
  'workout_fact',
  'space_best',
  'pain_fact',
  'unread_message',
];
const namedAfter = (verb: string, sql: string) =>
  [...sql.matchAll(new RegExp(`\\b${verb} "(\\w+)"`, 'g'))].map(([, table = '']) => table);
const tablesIn = (sql: string) =>
  ['from', 'join', 'into', 'update'].flatMap((verb) => namedAfter(verb, sql));
const writtenIn = (sql: string) => [
  ...namedAfter('into', sql),
  ...namedAfter('update', sql),
  ...namedAfter('delete from', sql),
];

onEveryDatabase('what a device sends', (database) => {
  const statements: Statement[] = [];
  let server: TestServer;
  let ana: Person;
  beforeEach(async () => {
    const watched: TestDatabase = {
      ...database,
      openMigrated: async () => observe(await database.openMigrated(), statements),
    };
    server = await createTestServer({ database: watched });
    ana = await server.signedIn();
    // The first request of a device records it; later ones do not.
    await send();
  });
  afterEach(() => server.close());

  const getCoach = async () => {
    const coach = await server.signedIn({ email: 'bia@example.com', name: 'Bia' });
    const at = server.clock.now();
    const people = { professional: coach.user.id, student: ana.user.id };
    return linkPeople(server.deps, { ...people, scopes: ['program', 'log'], at });
  };
  const send = async (...records: SentRecord[]) => {
    server.clock.advance(1000);
    statements.length = 0;
    const answer = await sendRecords(ana, ana.user.id, server.clock.now(), records);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('"code"');
  };
  const workout = (id: string): SentRecord => ({
    kind: 'workout',
    id,
    values: { ...begun(), 's.um.done.a': done(80_000), finish: { at: 1 } },
  });
  const ofSpace = () =>
    statements.filter(({ sql }) => tablesIn(sql).some((table) => OF_SPACE.includes(table)));
  const written = () => new Set(statements.flatMap(({ sql }) => writtenIn(sql)));
  const elsewhere = () => [...written()].filter((table) => !OF_SPACE.includes(table)).sort();

  test.each(['alone', 'with a coach'])(
    'touches the rows of one space and writes there, of who trains %s',
    async (how) => {
      if (how === 'with a coach') await getCoach();
      await send(workout('0195f000-0000-7000-8000-0000000000a0'));
      const program = { title: 'Ficha' };
      await send(workout('0195f000-0000-7000-8000-0000000000a1'), {
        kind: 'program',
        id: '0195f000-0000-7000-8000-0000000000b1',
        values: program,
      });
      const space = `u:${ana.user.id}`;
      expect(ofSpace().length).toBeGreaterThan(4);
      for (const { sql, parameters } of ofSpace()) {
        expect(parameters, sql).toContain(space);
        // With partitions on other servers there is no unique key for this.
        expect(sql).not.toMatch(/on conflict \(/);
      }
      const named = statements.flatMap(({ parameters }) =>
        parameters.filter((one) => typeof one === 'string' && one.startsWith('u:')),
      );
      expect([...new Set(named)]).toEqual([space]);
      expect([...written()]).toEqual(expect.arrayContaining(['space', 'record', 'space_digest']));
      // The time of the coach's last review moves back before the new record: a row of their link.
      expect(elsewhere()).toEqual(how === 'alone' ? [] : ['link_review']);
    },
  );

  test('raises the space first, and a page is one statement that writes nothing', async () => {
    await send(workout('0195f000-0000-7000-8000-0000000000a2'));
    expect(ofSpace()[0]?.sql).toMatch(/^update "space" set "rev"/);
    await send();
    expect(ofSpace()).toHaveLength(1);
    expect([...written()]).toEqual([]);
  });

  // Rare, and correct in one transaction: the other side gets a notice, or loses data that is no
  // longer shared.
  test('reaches rows of others by choices and messages alone', async () => {
    const link = await getCoach();
    await send({ kind: 'preferences', id: 'self', values: { unit: 'kg' } });
    expect(elsewhere()).toEqual(['notice_person']);
    const values = { link, from: ana.user.id, text: 'Oi', at: server.clock.now() };
    await send({ kind: 'message', id: '0195f000-0000-7000-8000-0000000000c1', values });
    expect(elsewhere()).toEqual(expect.arrayContaining(['link_review', 'notice']));
  });
});
