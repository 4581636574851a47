import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEALTH_CONSENT_VERSION } from '#domain/account/health-consent';
import { usualGym } from '#domain/gyms/gym';
import type { StudentLink } from '#protocol/coaching/coaching';
import { type Client, createClient } from '../../../src/api/client';
import { keepStudents } from '../../../src/data/coaching/student-memory';
import { gymCommands } from '../../../src/data/commands/gyms';
import { bodyCommands } from '../../../src/data/commands/health/body';
import { readGyms } from '../../../src/data/gyms/gyms';
import { KNOWN_SESSION_KEY } from '../../../src/data/session/known-session';
import { openAccount, wipeAccount } from '../../../src/data/start/open-account';
import type { Account } from '../../../src/data/store/account';
import {
  copiesKey,
  studentCopiesIn,
  studentCopiesOf,
} from '../../../src/data/store/student-copies';
import { asGuest, type Terms } from '../../../src/data/student-space/student-guest';
import { readReach, widenReach } from '../../../src/data/student-space/student-reach';
import type { StudentSpaces } from '../../../src/data/student-space/student-space-state';
import { createStudentSpaces } from '../../../src/data/student-space/student-spaces';
import { createStudentSync } from '../../../src/data/student-space/student-sync';
import { schedule } from '../../../src/data/timers';
import { createLocalMirror } from '../../../src/replica/mirror/mirror-local';
import { createEngine } from '../../../src/sync/engine';
import { createTransport } from '../../../src/sync/transport';
import { emptyBrowser, idOf, memoryStorage } from '../../replica/browser';
import { begun } from '../../replica/here';

const mirrorFor = (place: string) => createLocalMirror(place, localStorage);
/** Generous, because a slow machine is not a fault. */
const SOON = { timeout: 20_000 };
const databases = async () => (await indexedDB.databases()).map(({ name }) => name).sort();

/** A server of one student's space, with answers from the test. */
function serverOf(says: {
  now: 'page' | 'gone' | 'offline' | 'forbidden';
  since?: number;
  epoch: string;
  students: StudentLink[];
}) {
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    if (says.now === 'offline' || !(input instanceof Request)) throw new TypeError('offline');
    if (input.method === 'GET') return Response.json({ students: says.students });
    const body: unknown = await input.json();
    const ops: unknown[] = Reflect.get(Object(body), 'ops');
    const [asked] = Reflect.get(Object(body), 'spaces');
    says.since = asked.window?.since;
    if (asked.epoch !== null && asked.epoch !== says.epoch) {
      const restored = { id: asked.id, restored: { commonRev: 0, epoch: says.epoch } };
      return Response.json({ now: Date.now(), minSchema: 1, results: [], spaces: [restored] });
    }
    const results = ops.map((op) => {
      const [id, stamp] = [Reflect.get(Object(op), 'id'), Reflect.get(Object(op), 'stamp')];
      return says.now === 'page'
        ? { id, ok: { rev: 1, born: 1, stamp } }
        : { id, code: 'forbidden', stamp };
    });
    const space =
      says.now === 'gone'
        ? { id: asked.id, gone: true }
        : {
            id: asked.id,
            epoch: says.epoch,
            from: asked.cursor,
            to: asked.cursor,
            more: false,
            records: [],
            grantVer: 1,
          };
    return Response.json({ now: Date.now(), minSchema: 1, results, spaces: [space] });
  };
  return createClient({ baseUrl: 'https://api.example.com', fetch });
}

let home: Account;
let client: Client;
let spaces: StudentSpaces;
const says: Parameters<typeof serverOf>[0] = { now: 'page', epoch: 'e1', students: [] };

beforeEach(async () => {
  emptyBrowser();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  const visible = { visibilityState: 'visible' as const };
  vi.stubGlobal('document', Object.assign(new EventTarget(), visible));
  Object.assign(says, { now: 'page', epoch: 'e1', students: [] });
  client = serverOf(says);
  home = await openAccount('coach', { client, mirrorFor });
  spaces = createStudentSpaces({ home: home.replica, client, mirrorFor, wall: () => Date.now() });
});
afterEach(() => {
  spaces.close();
  home.close();
  vi.unstubAllGlobals();
});

const untilState = (student: string, state: string) =>
  vi.waitFor(() => expect(spaces.state(student).state).toBe(state), SOON);

async function opened(student: string): Promise<Account> {
  spaces.hold(student);
  await untilState(student, 'open');
  const shown = spaces.state(student);
  if (shown.state !== 'open') throw new Error('not open');
  return shown.account;
}
/** Exchanges the coach's own records. */
const homeEngine = () =>
  createEngine({
    replica: home.replica,
    transport: createTransport(client),
    leadership: { lead: (work) => work(() => true) },
    wall: () => Date.now(),
    random: () => 0.5,
    schedule,
  });
const begin = (account: Account, n: number) =>
  account.replica.commit([{ kind: 'workout', id: idOf(n), write: () => begun() }]);

/** Lets a call that is refused at once return. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('copies of students', () => {
  it('G1c1: each has a database of its own, one however often it is held, and says what it waits for', async () => {
    says.now = 'offline';
    spaces.hold('ana');
    await untilState('ana', 'offline');
    says.now = 'page';
    spaces.request();
    const ana = await opened('ana');
    expect((await opened('ana')).replica).toBe(ana.replica);
    await opened('bia');
    expect(await databases()).toEqual(['anilha-coach', 'anilha-coach~ana', 'anilha-coach~bia']);
  });

  it('of many that were looked at only a few stay open', async () => {
    for (const student of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const release = spaces.hold(student);
      await untilState(student, 'open');
      release();
    }
    const open = ['a', 'b', 'c', 'd', 'e', 'f'].filter((one) => spaces.state(one).state === 'open');
    expect(open).toEqual(['c', 'd', 'e', 'f']);
    // A closed copy is complete when it is opened again.
    await opened('a');
  });

  it('what is unsent is counted while nobody looks, and sent when asked', async () => {
    const ana = await opened('ana');
    says.now = 'offline';
    await begin(ana, 1);
    const copies = studentCopiesOf(home.replica);
    expect(copies.unsent().unsent).toBe(1);
    spaces.close();
    says.now = 'page';
    spaces = createStudentSpaces({ home: home.replica, client, mirrorFor, wall: () => Date.now() });
    expect(copies.unsent().unsent).toBe(1);
    expect(await spaces.flush()).toBe(true);
    await vi.waitFor(() => expect(copies.unsent().unsent).toBe(0), SOON);
  });

  it('G2b: a copy is widened, waits for the network with what it holds, and then says that it is whole', async () => {
    const ana = await opened('ana');
    const reach = () => readReach(ana.replica, Date.now());
    await vi.waitFor(
      async () => expect(await reach()).toEqual({ reach: '12w', coming: false }),
      SOON,
    );
    await begin(ana, 1);
    says.now = 'offline';
    await widenReach(ana, 'all', Date.now());
    expect(await reach()).toEqual({ reach: 'all', coming: true });
    expect(spaces.state('ana').state).toBe('open');
    says.now = 'page';
    await vi.waitFor(async () => {
      await ana.sync.flush();
      expect(await reach()).toEqual({ reach: 'all', coming: false });
    }, SOON);
    expect(says.since).toBe(0);
  });

  it('what waits in the copies of who was here before stays listed for them', async () => {
    studentCopiesOf(home.replica).note('ana', { unsent: 2 });
    const other = await openAccount('other', { client, mirrorFor });
    studentCopiesOf(other.replica).note('bia');
    expect(studentCopiesOf(other.replica).unsent().unsent).toBe(0);
    expect(studentCopiesIn('coach')).toEqual(['ana']);
    other.close();
  });

  it('G1c2 G1c3: at the end of the link nothing stays but how much was lost, and when', async () => {
    const ana = await opened('ana');
    says.now = 'offline';
    await begin(ana, 1);
    says.now = 'gone';
    ana.sync.request();
    await untilState('ana', 'ended');
    const copies = studentCopiesOf(home.replica);
    await vi.waitFor(() => expect(Object.keys(copies.all())).toEqual([]), SOON);
    expect(await databases()).toEqual(['anilha-coach']);
    expect(copies.lost()).toEqual([{ count: 1, at: expect.any(Number), told: false }]);
    expect(localStorage.getItem('anilha-mirror-coach~ana')).toBeNull();
  });

  it('G1c4: a copy that is closed goes as soon as the server says that the link has changed', async () => {
    await opened('ana');
    spaces.close();
    says.now = 'gone';
    const sync = createStudentSync(home.replica, client);
    sync.onPoke('u:ana', 0);
    // Waits for the last step of the erasure, because the next test uses a copy of the same name.
    const copies = studentCopiesOf(home.replica);
    await vi.waitFor(() => expect(copies.all()).toEqual({}), SOON);
    expect(await databases()).toEqual(['anilha-coach']);
    sync.close();
  });

  it('T2b1 T2b2: links that could not be read are read at the next trigger', async () => {
    await opened('ana');
    spaces.close();
    says.now = 'offline';
    const sync = createStudentSync(home.replica, client);
    sync.catchUp();
    await settled();
    says.now = 'gone';
    const copies = studentCopiesOf(home.replica);
    await vi.waitFor(() => {
      sync.request();
      expect(copies.all()).toEqual({});
    }, SOON);
    sync.close();
  });

  it('G1c4: a closed copy is exchanged once more after the server went back to a backup', async () => {
    const student = { id: 'ana', name: 'Ana' };
    const since = { startedAt: 1, archivedAt: null, program: null };
    says.students = [{ link: 'l', student, scopes: ['program'], version: 1, ...since }];
    await opened('ana');
    const copies = studentCopiesOf(home.replica);
    await vi.waitFor(() => expect(copies.all().ana?.version).toBe(1), SOON);
    spaces.close();
    const sync = createStudentSync(home.replica, client);
    const engine = sync.around(homeEngine());
    sync.catchUp();
    await engine.flush();
    await vi.waitFor(() => expect(copies.all().ana?.epoch).toBe('e1'), SOON);
    says.epoch = 'e2';
    // The epoch arrives with the coach's own records, while the student is not open.
    await engine.flush();
    await vi.waitFor(() => expect(copies.all().ana?.epoch).toBe('e2'), SOON);
    engine.stop();
    sync.close();
  });

  it('a disk without room for the list does not look like the end of a link', async () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await opened('ana');
    studentCopiesOf(home.replica).note('bia');
    expect(spaces.state('ana').state).toBe('open');
  });

  it('what is unsent is counted, sent and asked about also where the list finds no room', async () => {
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const ana = await opened('ana');
    says.now = 'offline';
    await begin(ana, 1);
    const copies = studentCopiesOf(home.replica);
    await vi.waitFor(() => expect(copies.unsent().unsent).toBe(1), SOON);
    // Writes of another tab meanwhile do not change it.
    full.mockRestore();
    localStorage.setItem(copiesKey('coach'), JSON.stringify({ copies: {}, lost: [] }));
    expect(copies.unsent().unsent).toBe(1);
    expect(spaces.state('ana').state).toBe('open');
    expect(await spaces.flush()).toBe(false);
    says.now = 'page';
    expect(await spaces.flush()).toBe(true);
    await vi.waitFor(() => expect(copies.unsent().unsent).toBe(0), SOON);
    // Storage has space again.
    expect(studentCopiesIn('coach')).toEqual(['ana']);
  });

  it('G1c2: what another tab has erased ends here, and is not asked about any more', async () => {
    spaces.close();
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    spaces = createStudentSpaces({ home: home.replica, client, mirrorFor, wall: () => Date.now() });
    const ana = await opened('ana');
    const copies = studentCopiesOf(home.replica);
    await vi.waitFor(() => expect(copies.all().ana?.version).toBe(1), SOON);
    says.now = 'offline';
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await begin(ana, 1);
    await vi.waitFor(() => expect(copies.unsent().unsent).toBe(1), SOON);
    full.mockRestore();
    localStorage.setItem(copiesKey('coach'), JSON.stringify({ copies: {}, lost: [] }));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: copiesKey('coach') }));
    expect(spaces.state('ana').state).toBe('ended');
    expect(copies.unsent().unsent).toBe(0);
  });

  it('G1c3: a change that is refused leaves its number and time, no values', async () => {
    const ana = await opened('ana');
    says.now = 'forbidden';
    await begin(ana, 1);
    await ana.sync.flush();
    const copies = studentCopiesOf(home.replica);
    await vi.waitFor(() => expect(copies.lost()).toHaveLength(1), SOON);
    await vi.waitFor(async () => expect(await ana.replica.refused()).toEqual([]), SOON);
    expect(await ana.replica.record('workout', idOf(1))).toBeNull();
  });

  it.each(['forbidden', 'gone'] as const)(
    'A1c: who waits until all is sent hears what came to nothing: %s',
    async (answer) => {
      const ana = await opened('ana');
      says.now = 'offline';
      await begin(ana, 1);
      says.now = answer;
      expect(await spaces.flush()).toBe(true);
      expect(studentCopiesOf(home.replica).lost()).toMatchObject([{ count: 1 }]);
    },
  );

  it('A1e: a sign-out erases every copy, also one that no list names', async () => {
    await begin(await opened('ana'), 1);
    spaces.hold('bia');
    await untilState('bia', 'open');
    spaces.close();
    home.close();
    localStorage.removeItem('anilha.copies.coach');
    keepStudents('coach', []);
    await wipeAccount('coach', mirrorFor);
    expect(await databases()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('G1g: what a link allows is read anew when it is known later than what it lets be read', async () => {
    const coach = { id: 'coach', name: 'Coach', email: 'coach@exemplo.com.br' };
    localStorage.setItem(KNOWN_SESSION_KEY, JSON.stringify(coach));
    const { replica } = await opened('ana');
    const told: boolean[] = [];
    replica.subscribe(({ wide }) => told.push(wide));
    const student = { id: 'ana', name: 'Ana', image: null };
    const link = { link: 'l', student, version: 1, program: null, startedAt: 1, archivedAt: null };
    const hears = (scopes: StudentLink['scopes']) => keepStudents('coach', [{ ...link, scopes }]);
    hears(['program', 'health']);
    expect(told).toEqual([true]);
    expect(await replica.record('preferences', 'self')).toMatchObject({
      shape: { health: { consent: { version: HEALTH_CONSENT_VERSION } } },
    });
    hears(['program', 'health']);
    expect(told).toEqual([true]);
    hears(['program']);
    expect(told).toEqual([true, true]);
  });

  it('G1c5: a student’s loads are those of the place where they train', async () => {
    const { replica } = await opened('ana');
    const deps = { home: home.replica, onWrite: () => () => undefined };
    await gymCommands(() => ({ ...home, replica })).create({ ...usualGym('kg'), name: 'Central' });
    const [kept] = await replica.all('gym');
    const under = (terms: Partial<Terms>) =>
      readGyms(
        asGuest(replica, {
          ...deps,
          terms: () => ({ scopes: ['program'], program: null, ...terms }),
        }),
      );
    expect((await under({ gym: kept?.id })).atHand).toMatchObject({ name: 'Central' });
    expect((await under({})).atHand).toBeNull();
  });

  it('G1c5: the scope of the body stands for the consent; without it nothing of the body is written', async () => {
    const { replica } = await opened('ana');
    const deps = { home: home.replica, onWrite: () => () => undefined };
    const write = async (scopes: ('program' | 'body')[]) => {
      const guest = asGuest(replica, { ...deps, terms: () => ({ scopes, program: null }) });
      const account = { ...home, replica: guest };
      const weight = { day: '2026-11-20', grams: 80_000, note: '' };
      return bodyCommands(() => account).log(weight);
    };
    expect((await write(['program'])).refusal).toBe('consent');
    expect(await replica.all('body')).toEqual([]);
    expect((await write(['program', 'body'])).refusal).toBeNull();
    expect(await replica.all('body')).toHaveLength(1);
    expect(await replica.record('preferences', 'self')).toMatchObject({ kind: 'preferences' });
    const stored = await replica.inside.storage.read((database) => database.count('outbox'));
    expect(stored).toBe(1);
  });
});
