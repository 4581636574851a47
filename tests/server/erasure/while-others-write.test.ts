import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCOPES } from '#domain/coaching/scope';
import type { Json } from '#domain/record/registers';
import { spaceOf } from '#protocol/space';
import { PROTO, SCHEMA } from '#protocol/version';
import { eraseDueAccounts } from '../../../server/erasure/erase';
import { addPerson } from '../../harness/accounts';
import { DAY } from '../../harness/clock';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import { createInterleaver, type Interleaver } from '../../harness/interleave';
import { createTestServer, ORIGIN, type TestServer } from '../../harness/server';
import { begun, newId } from '../sync/endpoint';
import { contents } from './traces';

const HOUR = 3_600_000;

/** A coach, their student and the link; one of the two is about to be erased. */
interface Pair {
  readonly coach: string;
  readonly student: string;
  readonly link: string;
}

interface Request {
  readonly by: string;
  readonly path: string;
  readonly body: object;
}

interface Case {
  readonly erased: 'coach' | 'student';
  readonly request: (pair: Pair, now: number) => Request;
}

/** A whole record that somebody sends into a space, written at an instant. */
function sent(
  by: string,
  owner: string,
  at: number,
  { kind, values }: { readonly kind: string; readonly values: Readonly<Record<string, Json>> },
): Request {
  const [space, stamp] = [spaceOf(owner), [at, 0, 'phone']];
  const full = Object.fromEntries(
    Object.entries(values).map(([path, one]) => [path, [one, stamp]]),
  );
  const op = { id: newId(), space, kind, record: newId(), stamp, full };
  const asked = { id: space, cursor: 0, epoch: null, grantVer: 0, inReset: false };
  const body = { proto: PROTO, schema: SCHEMA, account: by, device: 'phone' };
  return { by, path: '/api/sync', body: { ...body, spaces: [asked], ops: [op] } };
}

const CASES: Readonly<Record<string, Case>> = {
  'a coach sends late what they wrote before the student asked to be erased (G1w)': {
    erased: 'student',
    request: ({ coach, student }, now) =>
      sent(coach, student, now - 8 * DAY, { kind: 'workout', values: begun(now - 8 * DAY) }),
  },
  'a person sends what they trained': {
    erased: 'student',
    request: ({ student }, now) =>
      sent(student, student, now, { kind: 'workout', values: begun(now) }),
  },
  'a person sends what is refused': {
    erased: 'student',
    request: ({ student }, now) => sent(student, student, now, { kind: 'workout', values: {} }),
  },
};

/**
 * After each statement of a request in turn, the account is erased: whatever the order, nothing of the
 * person may stay.
 */
onEveryDatabase('an account that is erased while others write', (database) => {
  let server: TestServer;
  let interleaver: Interleaver;
  const people = new Map<string, { id: string; name: string; email: string }>();

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
    server.deps.auth.session = async (headers) => {
      const user = people.get(headers.get('x-person') ?? '');
      return user ? { id: `s-${user.id}`, user, startedAt: 0, expiresAt: Number.MAX_VALUE } : null;
    };
  });
  afterAll(() => server.close());

  async function person(role: string): Promise<string> {
    const id = `${role}${newId()}`;
    await addPerson(interleaver.plain, id);
    people.set(id, { id, name: `Pessoa ${id}`, email: `${id}@example.com` });
    return id;
  }

  /** Links two new people, and puts one of them down to be erased now. */
  async function pairWith(erased: Case['erased']): Promise<Pair> {
    const [coach, student] = [await person('c'), await person('s')];
    const now = server.clock.now();
    const at = now - 30 * DAY;
    const link = await linkPeople(interleaver.plain, {
      professional: coach,
      student,
      scopes: SCOPES,
      at,
    });
    const user_id = erased === 'coach' ? coach : student;
    await interleaver.plain.db
      .insertInto('account_deletion')
      .values({ user_id, asked_at: now - 7 * DAY - HOUR, erase_at: now })
      .execute();
    return { coach, student, link };
  }

  const send = ({ by, path, body }: Request) =>
    server.app.request(`http://localhost:3005${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { origin: ORIGIN, 'content-type': 'application/json', 'x-person': by },
    });

  describe.each(Object.entries(CASES))('G1e: when %s', (_, { erased, request }) => {
    test('leaves nothing of the person', async () => {
      const plain = { ...server, deps: { ...server.deps, db: interleaver.plain.db } };
      const gone = new Map<number, string>();
      let statements = 1;
      for (let at = 1; at <= statements; at += 1) {
        const pair = await pairWith(erased);
        gone.set(at, pair[erased]);
        interleaver.after(at, () => eraseDueAccounts(plain.deps));
        const answer = await send(request(pair, server.clock.now()));
        statements = Math.max(statements, interleaver.counted());
        await interleaver.settled();
        expect([at, answer.status < 500]).toEqual([at, true]);
      }
      // Those of requests that were over before.
      await eraseDueAccounts(plain.deps);
      await plain.deps.mail.deliver();
      const left = [...(await contents(plain))].map(([table, rows]) => [table, rows.join('\n')]);
      const traces = [...gone].flatMap(([at, id]) =>
        left.flatMap(([table, text]) => (text?.includes(id) ? [`${table} after ${at}`] : [])),
      );
      expect(traces).toEqual([]);
    });
  });
});
