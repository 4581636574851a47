import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCOPES } from '#domain/account/scope';
import type { Json } from '#domain/record/registers';
import { chargeLinkSchema } from '#protocol/charges/charges';
import { spaceOf } from '#protocol/space';
import { PROTO, SCHEMA } from '#protocol/version';
import { eraseDueAccounts } from '../../../../server/account/erasure/erase';
import type { Actor } from '../../../../server/core/auth';
import { addPerson } from '../../../harness/accounts';
import { DAY } from '../../../harness/clock';
import { linkPeople } from '../../../harness/coaching';
import { onEveryDatabase } from '../../../harness/databases';
import { createInterleaver, type Interleaver } from '../../../harness/interleave';
import { createTestServer, type TestServer } from '../../../harness/server';
import type { Answer, Visitor } from '../../../harness/visitor';
import { charge, chargedOne, MONTHLY } from '../../charges/charging';
import { invite, VERSION } from '../../coaching/people';
import { page } from '../../coaching/professionals/people';
import { fichaCode } from '../../programs/ficha';
import { begun, newId } from '../../sync/endpoint';
import { jpeg } from '../photo/jpeg-sample';
import { contents } from './traces';

const HOUR = 3_600_000;
const zone = 'America/Sao_Paulo';

interface Someone extends Visitor {
  readonly id: string;
}

/** A coach, their student and the link; one of the two will be erased. */
interface Pair {
  readonly coach: Someone;
  readonly student: Someone;
  readonly link: string;
  readonly now: number;
}

interface Case {
  readonly erased: 'coach' | 'student';
  /** Whether they requested erasure a week ago, instead of during the request. */
  readonly leaving?: true;
  /** Creates the state before the act. */
  readonly prepare?: (pair: Pair) => Promise<string>;
  /** @param made the result of `prepare` */
  readonly act: (pair: Pair, made: string) => Promise<Answer>;
}

interface Sent {
  readonly kind: string;
  readonly at: number;
  readonly values: Readonly<Record<string, Json>>;
}

/** Sends a whole record into a person's space. */
function send(by: Someone, owner: Someone, { kind, at, values }: Sent): Promise<Answer> {
  const [space, stamp] = [spaceOf(owner.id), [at, 0, 'phone']];
  const full = Object.fromEntries(
    Object.entries(values).map(([path, one]) => [path, [one, stamp]]),
  );
  const op = { id: newId(), space, kind, record: newId(), stamp, full };
  const asked = { id: space, cursor: 0, epoch: null, grantVer: 0, inReset: false };
  const body = { proto: PROTO, schema: SCHEMA, account: by.id, device: 'phone' };
  return by.post('/api/sync', { ...body, spaces: [asked], ops: [op] });
}

const trained = (at: number): Sent => ({ kind: 'workout', at, values: begun(at) });
const message = (by: Someone, link: string, at: number): Sent => ({
  kind: 'message',
  at,
  values: { link, from: by.id, text: 'Boa sessão', at },
});
const appointment = {
  zone,
  day: '2026-11-23',
  time: 7 * 60,
  duration: 60,
  weekdays: [],
  until: null,
  place: '',
};
const photo = { day: '2026-11-20', pose: 'front', image: jpeg(64, 96).toString('base64') };
const face = jpeg(64, 64).toString('base64');
const agreed = { scopes: ['program'], version: VERSION };
const idIn = ({ body }: Answer) => v.parse(v.object({ id: v.string() }), body).id;

async function invited({ coach }: Pair): Promise<string> {
  return (await invite(coach)).token;
}

async function unlinked(pair: Pair): Promise<string> {
  await pair.student.post(`/api/coaching/links/${pair.link}/end`);
  return invited(pair);
}

async function linkOf(coach: Someone, id: string): Promise<string> {
  const { address } = v.parse(chargeLinkSchema, (await coach.post(`/api/charges/${id}/link`)).body);
  return address.slice(address.lastIndexOf('/') + 1);
}

const handleOf = ({ id }: Someone) => `pagina-${id.slice(-12)}`;

async function published({ coach }: Pair): Promise<string> {
  const handle = handleOf(coach);
  const answer = await coach.put('/api/coaching/profile', page({ handle }));
  if (answer.status !== 200) throw new Error(answer.text);
  return handle;
}

const CASES: Readonly<Record<string, Case>> = {
  'a coach sends late what they wrote before the student asked to be erased (G1w)': {
    erased: 'student',
    leaving: true,
    act: ({ coach, student, now }) => send(coach, student, trained(now - 8 * DAY)),
  },
  'a coach sends what they wrote': {
    erased: 'student',
    act: ({ coach, student, now }) => send(coach, student, trained(now)),
  },
  'a coach publishes a version of the ficha': {
    erased: 'student',
    act: ({ coach, student, now }) =>
      send(coach, student, {
        kind: 'program-version',
        at: now,
        values: { by: coach.id, number: 1, at: now },
      }),
  },
  'a person sends what they trained': {
    erased: 'student',
    act: ({ student, now }) => send(student, student, trained(now)),
  },
  'a person sends what is refused': {
    erased: 'student',
    act: ({ student, now }) => send(student, student, { kind: 'workout', at: now, values: {} }),
  },
  'a person writes to their coach': {
    erased: 'student',
    act: ({ student, link, now }) => send(student, student, message(student, link, now)),
  },
  'a student writes to their coach': {
    erased: 'coach',
    act: ({ student, link, now }) => send(student, student, message(student, link, now)),
  },
  'a coach charges them': {
    erased: 'student',
    act: ({ coach, student }) => charge(coach, [student.id]),
  },
  'they charge a student': {
    erased: 'coach',
    act: ({ coach, student }) => charge(coach, [student.id]),
  },
  'they charge by name': { erased: 'coach', act: ({ coach }) => charge(coach, 'Rui') },
  'a coach subscribes them to a plan': {
    erased: 'student',
    act: ({ coach, student }) =>
      coach.post('/api/charges/subscriptions', {
        ...MONTHLY,
        students: [student.id],
        first: '2026-11-20',
        zone,
      }),
  },
  'they say that they paid': {
    erased: 'student',
    prepare: ({ coach, student }) => chargedOne(coach, [student.id]),
    act: ({ student }, id) =>
      student.post(`/api/charges/${id}/claims`, { note: 'Paguei', receipt: null }),
  },
  'a student says that they paid them': {
    erased: 'coach',
    prepare: ({ coach, student }) => chargedOne(coach, [student.id]),
    act: ({ student }, id) =>
      student.post(`/api/charges/${id}/claims`, { note: 'Paguei', receipt: null }),
  },
  'a coach plans to meet them': {
    erased: 'student',
    act: ({ coach, student }) =>
      coach.post('/api/coaching/appointments', { ...appointment, student: student.id }),
  },
  'a student moves an appointment': {
    erased: 'coach',
    prepare: async ({ coach, student }) =>
      idIn(await coach.post('/api/coaching/appointments', { ...appointment, student: student.id })),
    act: ({ student }, id) =>
      student.put(`/api/coaching/appointments/${id}/days/2026-11-23`, { kind: 'off' }),
  },
  'they will be away': {
    erased: 'student',
    act: ({ student }) =>
      student.post('/api/coaching/absences', { zone, from: '2026-12-01', until: '2026-12-03' }),
  },
  'they ask for the address of their calendar': {
    erased: 'student',
    act: ({ student }) => student.post('/api/coaching/calendar'),
  },
  'a coach looks at them': {
    erased: 'student',
    act: ({ coach, link }) =>
      coach.post('/api/coaching/reviews', { reviews: [{ link, until: 1 }] }),
  },
  'a student shows them a photo': {
    erased: 'coach',
    act: ({ student, link }) => student.put(`/api/coaching/links/${link}/photos/p1`, photo),
  },
  'they change what a coach may do': {
    erased: 'student',
    act: ({ student, link }) => student.post(`/api/coaching/links/${link}/scopes`, agreed),
  },
  'a student changes what they may do': {
    erased: 'coach',
    act: ({ student, link }) => student.post(`/api/coaching/links/${link}/scopes`, agreed),
  },
  'a student ends the link': {
    erased: 'coach',
    act: ({ student, link }) => student.post(`/api/coaching/links/${link}/end`),
  },
  'they invite somebody': {
    erased: 'coach',
    act: ({ coach }) =>
      coach.post('/api/coaching/invitations', {
        label: 'Rui',
        scopes: ['program'],
        uses: 1,
        days: 7,
      }),
  },
  'they invite a list of people': {
    erased: 'coach',
    act: ({ coach }) =>
      coach.post('/api/coaching/invitations/list', {
        scopes: ['program'],
        days: 7,
        people: [
          { key: 'p1', label: 'Rui', email: 'rui@example.com', phone: null, proposal: null },
        ],
      }),
  },
  'a student accepts their invitation': {
    erased: 'coach',
    prepare: unlinked,
    act: ({ student }, token) => student.post(`/api/links/${token}/accept`, agreed),
  },
  'they accept an invitation': {
    erased: 'student',
    prepare: unlinked,
    act: ({ student }, token) => student.post(`/api/links/${token}/accept`, agreed),
  },
  'they publish a page': {
    erased: 'coach',
    act: ({ coach }) => coach.put('/api/coaching/profile', page({ handle: handleOf(coach) })),
  },
  'somebody asks them by their page to train': {
    erased: 'coach',
    prepare: published,
    act: ({ student }, handle) => student.post(`/api/public/${handle}/invitation`),
  },
  'somebody reports their page': {
    erased: 'coach',
    prepare: published,
    act: ({ student }, handle) =>
      student.post(`/api/public/${handle}/report`, { reason: 'other', text: 'Veja' }),
  },
  'they report a page': {
    erased: 'student',
    prepare: published,
    act: ({ student }, handle) =>
      student.post(`/api/public/${handle}/report`, { reason: 'other', text: 'Veja' }),
  },
  'they share a ficha by a link': {
    erased: 'student',
    act: ({ student }) => student.put(`/api/programs/${newId()}/link`, { code: fichaCode() }),
  },
  'a coach reminds them by hand': {
    erased: 'student',
    prepare: ({ coach, student }) => chargedOne(coach, [student.id], { due: '2026-11-19' }),
    act: ({ coach }, id) => coach.post(`/api/charges/${id}/remind`),
  },
  'a coach notes what they paid': {
    erased: 'student',
    prepare: ({ coach, student }) => chargedOne(coach, [student.id]),
    act: ({ coach }, id) =>
      coach.post(`/api/charges/${id}/payments`, {
        id: newId(),
        method: 'cash',
        centavos: 15_000,
        day: '2026-11-20',
        note: '',
      }),
  },
  'they say that a charge by name is theirs': {
    erased: 'student',
    prepare: async ({ coach }) => linkOf(coach, await chargedOne(coach, 'Rui')),
    act: ({ student }, token) => student.post(`/api/checkout/${token}/mine`),
  },
  'they keep a picture': {
    erased: 'student',
    act: ({ student }) => student.put('/api/account/photo', { image: face }),
  },
  'they say where they are': {
    erased: 'student',
    act: ({ student }) => student.put('/api/notifications/zone', { zone: 'America/Manaus' }),
  },
  'they put their number on receipts': {
    erased: 'student',
    act: ({ student }) => student.put('/api/charges/identity', { taxNumber: '11144477735' }),
  },
  'they choose how to remind': {
    erased: 'coach',
    act: ({ coach }) =>
      coach.put('/api/charges/settings', {
        ladder: [0, 3],
        wordings: {},
        overdue: 'none',
        overdueDays: 5,
      }),
  },
};

/** Endpoints without a case, by reason. Those below /api/auth belong to the library. */
const UNTRIED: Readonly<Record<string, readonly string[]>> = {
  'they change or remove a row that goes with its person': [
    'POST /api/account/cancel-deletion',
    'POST /api/account/nameless/joined',
    'POST /api/account/nameless/erase',
    'POST /api/notifications/inbox/read',
    'POST /api/notifications/mail/resume',
    'POST /api/coaching/links/:id/archive',
    'POST /api/coaching/links/:id/unarchive',
    'POST /api/coaching/team/:id',
    'POST /api/coaching/team/:id/end',
    'POST /api/coaching/links/:id/team',
    'PUT /api/coaching/appointments/:id',
    'PUT /api/charges/subscriptions/:id',
    'POST /api/charges/subscriptions/:id/standing',
    'PUT /api/charges/:id',
    'PUT /api/charges/:id/sessions',
    'POST /api/charges/:id/cancel',
    'PUT /api/charges/:id/claims/:payment',
    'POST /api/charges/:id/link/renew',
    'POST /api/coaching/profile/unpublish',
  ],
  'they store nothing': [
    'POST /api/links/code',
    'POST /api/account/standing',
    'POST /api/account/nameless/standing',
    'POST /api/notifications/subscriptions/:id/test',
    'POST /api/charges/:id/link',
  ],
  'a foreign key to the account refuses the row': [
    'POST /api/account/email',
    'POST /api/account/email/confirm',
    'POST /api/privacy/guardian',
  ],
  'an admin acts, under the account that it is about (writeDown)': [
    'POST /api/admin/crefs/:person',
    'POST /api/admin/reports/:id/close',
    'POST /api/admin/reports/:id/open',
    'POST /api/admin/pages/:person/hide',
    'POST /api/admin/pages/:person/show',
    'POST /api/admin/programs/:link/hide',
    'POST /api/admin/programs/:link/show',
    'POST /api/admin/people/:person/suspend',
    'POST /api/admin/people/:person/resume',
  ],
  'Stripe is asked first; what it made is stored under the account, or removed there': [
    'POST /api/payments/account/open',
    'POST /api/payments/start',
    'POST /api/payments/:payment/ask',
    'POST /api/payments/:payment/leave',
    'POST /api/payments/:payment/refund',
  ],
  'they need a browser, a mail, a password or a third person, and take the same lock': [
    'POST /api/notifications/subscriptions',
    'PUT /api/notifications/rest/:device',
    'POST /api/notifications/stop-mail',
    'PUT /api/charges/payee',
    'POST /api/coaching/links/:id/transfer',
    'POST /api/public/programs/:id/report',
  ],
};

/**
 * The account is erased after each statement of a request in turn. In no order may personal data
 * stay.
 */
onEveryDatabase('an account that is erased while others write', (database) => {
  let server: TestServer;
  let plain: TestServer;
  let interleaver: Interleaver;
  const people = new Map<string, Actor>();
  /** Names of all cases, for comparison with the existing endpoints. */
  const asked = new Set<string>();
  let isActing = false;

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
    plain = { ...server, deps: { ...server.deps, db: interleaver.plain.db } };
    server.deps.auth.session = async (headers) => {
      const user = people.get(headers.get('x-person') ?? '');
      return user ? { id: `s-${user.id}`, user, startedAt: 0, expiresAt: Number.MAX_VALUE } : null;
    };
  });
  afterAll(() => server.close());

  async function someone(role: string): Promise<Someone> {
    const id = `${role}${newId()}`;
    const name = `Pessoa ${id}`;
    await addPerson(interleaver.plain, id);
    await interleaver.plain.db.updateTable('user').set({ name }).where('id', '=', id).execute();
    people.set(id, { id, name, email: `${id}@example.com` });
    const door = server.visitor();
    const headers = { 'x-person': id };
    return {
      ...door,
      id,
      get: (path) => door.get(path, headers),
      post(path, body) {
        if (isActing) asked.add(`POST ${path}`);
        return door.post(path, body, headers);
      },
      put(path, body) {
        if (isActing) asked.add(`PUT ${path}`);
        return door.put(path, body, headers);
      },
      delete: (path) => door.delete(path, headers),
    };
  }

  /** Two new, linked people. */
  async function pairUp(): Promise<Pair> {
    const [coach, student] = [await someone('c'), await someone('s')];
    const now = server.clock.now();
    const link = await linkPeople(interleaver.plain, {
      professional: coach.id,
      student: student.id,
      scopes: SCOPES,
      at: now - 30 * DAY,
    });
    return { coach, student, link, now };
  }

  /** Makes a person's seven days end now. */
  async function leave(user_id: string): Promise<void> {
    const now = server.clock.now();
    await interleaver.plain.db
      .insertInto('account_deletion')
      .values({ user_id, asked_at: now - 7 * DAY - HOUR, erase_at: now })
      .execute();
  }

  const erase = () => eraseDueAccounts(plain.deps);

  describe.each(Object.entries(CASES))('G1e1 G1e2: when %s', (_, one) => {
    test('leaves nothing of the person', async () => {
      const gone = new Map<number, string>();
      let statements = 0;
      // The first run is undisturbed, to count the statements.
      for (let at = 0; at <= statements; at += 1) {
        const pair = await pairUp();
        const { id } = pair[one.erased];
        gone.set(at, id);
        const made = (await one.prepare?.(pair)) ?? '';
        if (one.leaving) await leave(id);
        interleaver.after(at, async () => {
          if (!one.leaving) await leave(id);
          await erase();
        });
        isActing = true;
        const answer = await one.act(pair, made);
        isActing = false;
        statements = Math.max(statements, interleaver.counted());
        const hasLeft = await interleaver.settled();
        if (!hasLeft && !one.leaving) await leave(id);
        if (at === 0) expect(answer.status, answer.text).toBeLessThan(300);
        expect(answer.status, `${at}: ${answer.text} ${server.logged().slice(-2000)}`).toBeLessThan(
          500,
        );
      }
      await erase();
      await plain.deps.mail.deliver();
      const left = [...(await contents(plain))].map(([table, rows]) => [table, rows.join('\n')]);
      const traces = [...gone].flatMap(([at, id]) =>
        left.flatMap(([table, text]) => (text?.includes(id) ? [`${table} after ${at}`] : [])),
      );
      expect(traces).toEqual([]);
    });
  });

  test('every endpoint that writes was tried above, or has its reason', () => {
    const endpoints = server.app.routes
      .filter(({ method }) => method === 'POST' || method === 'PUT')
      .map(({ method, path }) => `${method} ${path}`);
    const tried = new Set(
      [...asked].map((one) =>
        endpoints.find((shape) => new RegExp(`^${shape.replace(/:\w+/g, '[^/]+')}$`).test(one)),
      ),
    );
    const untried = endpoints.filter((one) => !tried.has(one) && !one.includes('/api/auth/'));
    expect([...new Set(untried)].toSorted()).toEqual(Object.values(UNTRIED).flat().toSorted());
  });
});
