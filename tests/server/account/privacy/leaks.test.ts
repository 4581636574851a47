import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveConsent } from '#domain/account/consent';
import { agree } from '#domain/account/health-consent';
import type { Json } from '#domain/record/registers';
import { KINDS } from '#protocol/kinds';
import { syncResponseSchema } from '#protocol/sync';
import { DAY, MINUTE } from '../../../harness/clock';
import { linkPeople } from '../../../harness/coaching';
import { onEveryDatabase } from '../../../harness/databases';
import { createTestServer, PASSWORD, type TestServer } from '../../../harness/server';
import type { Answer } from '../../../harness/visitor';
import { type Person, subscribe } from '../../device/people';
import { type PushService, startPushService } from '../../device/push-service';
import { type SentRecord, sendRecords } from '../../sending';

/** Unique words about a person's health. */
const WORDS = [
  'hernia lombar',
  'losartana',
  'joelho operado',
  'punho inchado',
  'treino pós-cirurgia',
];
const FIGURES = [77_731, 91_373, 48_291];
/** Numbers in their stored and displayed form; words in any spelling. */
const CANARIES = [
  ...WORDS.map((word) => new RegExp(`${word}|${encodeURIComponent(word)}`, 'i')),
  ...FIGURES.map((figure) => new RegExp(`\\b${String(figure).replace(/(\d{3})$/, '[.,]?$1')}\\b`)),
];

const id = (n: number) => `0195f000-0000-7000-8000-00000000ca${n.toString(16).padStart(2, '0')}`;
const [hernia = '', drug = '', knee = '', wrist = '', surgery = ''] = WORDS;
const [weight = 0, waist = 0, target = 0] = FIGURES;

/** A coach's link with Ana, and Ana, because messages name both. */
interface Linked {
  readonly link: string;
  readonly ana: string;
}

/** One record of every kind that may contain health data. */
const told = (at: number, { link, ana }: Linked): readonly SentRecord[] => {
  const day = '2026-11-20';
  const signature = {
    papers: ['term'],
    version: day,
    text: drug,
    by: 'self',
    name: 'Ana',
    strokes: '',
    where: '',
    day,
    at,
  };
  const said = (text: string): Json => ({
    asked: hernia,
    section: knee,
    order: 1,
    said: { kind: 'text', text },
  });
  return [
    {
      kind: 'preferences',
      id: 'self',
      values: {
        ...agree(at),
        ...giveConsent('mail', at),
        ...giveConsent('analytics', at),
        pushToday: true,
        mailToday: 'always',
        todayAt: 8 * 60,
        program: { id: id(1), since: day },
      },
    },
    {
      kind: 'program',
      id: id(1),
      values: {
        title: surgery,
        schedule: 'weekday',
        weeks: 4,
        'd.a.title': knee,
        'd.a.order': 'v',
        'd.a.weekdays': [1, 2, 3, 4, 5, 6, 7],
      },
    },
    {
      kind: 'workout',
      id: id(2),
      values: {
        title: surgery,
        note: hernia,
        start: { at: at - DAY, zone: 'America/Sao_Paulo', day },
        'e.a.exercise': 'bench-press',
        'e.a.order': 'v',
        'e.a.note': wrist,
      },
    },
    { kind: 'exercise', id: id(3), values: { name: knee, note: wrist } },
    { kind: 'gym', id: id(4), values: { name: surgery } },
    { kind: 'body', id: id(5), values: { day, at, weight, note: hernia } },
    { kind: 'assessment', id: id(6), values: { day, at, 'c.waist': 9137, note: drug } },
    { kind: 'measure', id: id(7), values: { at, name: wrist, unit: 'length' } },
    { kind: 'goal', id: id(8), values: { at, of: 'weight', target, since: day } },
    {
      kind: 'screening',
      id: id(9),
      values: { at, day, 'a.heart': { yes: true, asked: hernia }, signed: signature, done: at },
    },
    { kind: 'anamnesis', id: id(10), values: { at, day, title: knee, 'q.pain': said(drug) } },
    { kind: 'pain', id: id(2), values: { at, day, region: 'shoulder', strength: 3 } },
    { kind: 'consent', id: id(11), values: { at, purpose: 'health', act: 'given' } },
    { kind: 'message', id: id(12), values: { link, from: ana, text: hernia, at } },
    {
      kind: 'program-version',
      id: id(13),
      values: { program: id(1), number: 1, at, by: ana, note: drug, content: { title: surgery } },
    },
    {
      kind: 'professional',
      id: 'self',
      values: { name: 'Ana', bio: knee, ownSpecialities: surgery, pix: null },
    },
    { kind: 'coach-note', id: id(14), values: { student: ana, text: wrist, at } },
    { kind: 'message-template', id: id(15), values: { title: knee, text: drug } },
    { kind: 'draft-base', id: id(23), values: { content: { title: surgery } } },
    { kind: 'assignment', id: id(16), values: { student: ana, content: { title: surgery } } },
    { kind: 'group', id: id(17), values: { name: wrist, order: 1 } },
  ];
};

/** Those records with values of a wrong shape: a refusal must not leak them either. */
const unreadable = (at: number): readonly SentRecord[] => [
  { kind: 'body', id: id(20), values: { day: hernia, at, weight: `${weight}`, note: waist } },
  { kind: drug, id: id(21), values: { note: knee } },
];

onEveryDatabase('what leaves the server', (database) => {
  let server: TestServer;
  let service: PushService;
  let ana: Person;
  let linked: Linked;
  /** All outgoing data so far, by channel. A new channel gets a line here. */
  const ways: Readonly<Record<string, () => Promise<readonly string[]> | readonly string[]>> = {
    log: () => [server.logged()],
    mails: async () => (await server.mails()).map((mail) => JSON.stringify(mail)),
    pushes: () => service.arrived.map((push) => JSON.stringify(push)),
    'answers to others': () =>
      answers.map(({ text, headers }) => text + JSON.stringify([...headers])),
  };
  const answers: Answer[] = [];

  beforeAll(async () => {
    service = await startPushService();
    server = await createTestServer({ database, pushDoor: service.door });
    // Six in the morning in São Paulo, so that the notice of today's workout is still to come.
    server.clock.advance(DAY - (server.clock.now() % DAY) + 9 * 60 * MINUTE);
    ana = await server.signedIn();
    await subscribe(service, ana, 'phone');
    const carla = await server.signedIn({ name: 'Carla', email: 'carla@example.com' });
    const link = {
      professional: carla.user.id,
      student: ana.user.id,
      scopes: ['program'] as const,
    };
    const at = server.clock.now() - MINUTE;
    linked = { link: await linkPeople(server.deps, { ...link, at }), ana: ana.user.id };
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  /** The stored records of the person, as text. */
  async function keptText(): Promise<string> {
    const rows = await server.connection.db.selectFrom('record').select('body').execute();
    return rows.map(({ body }) => body).join('\n');
  }

  async function leaked(): Promise<string[]> {
    const found: string[] = [];
    for (const [way, texts] of Object.entries(ways)) {
      const all = (await texts()).join('\n');
      for (const canary of CANARIES) if (canary.test(all)) found.push(`${way}: ${canary.source}`);
    }
    return found;
  }

  test('every kind of record is told to the server, and nothing of it comes out anywhere', async () => {
    const at = server.clock.now();
    const records = told(at, linked);
    expect(records.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(KINDS).toSorted());
    const sent = await sendRecords(ana, ana.user.id, at, records);
    const { results } = v.parse(syncResponseSchema, sent.body);
    expect(results.filter((result) => !('ok' in result))).toEqual([]);
    const kept = await keptText();
    for (const word of WORDS) expect(kept).toContain(word);
    expect(await leaked()).toEqual([]);
  });

  test('not of what was refused, of what is no request, or of what went wrong inside', async () => {
    const at = server.clock.now();
    const stranger = server.visitor();
    await sendRecords(ana, ana.user.id, at, unreadable(at));
    answers.push(await sendRecords(stranger, ana.user.id, at, told(at, linked)));
    answers.push(await stranger.post('/api/sync', `{"note": "${hernia}"`));
    answers.push(await stranger.post('/api/auth/sign-in/email', { email: hernia, password: drug }));
    answers.push(await stranger.get(`/api/sync/digest?space=${encodeURIComponent(knee)}`));
    await sql`alter table record rename to record_away`.execute(server.connection.db);
    const broken = await sendRecords(ana, ana.user.id, at + 1, told(at + 1, linked));
    await sql`alter table record_away rename to record`.execute(server.connection.db);
    expect(broken.status).toBe(500);
    expect(server.logged()).toContain('request failed');
    answers.push(broken);
    expect(await leaked()).toEqual([]);
  });

  test('not in notices, by push or by mail, nor in the mails of the account', async () => {
    const email = 'ana@example.com';
    for (let step = 0; step < 6 * 4; step += 1) {
      server.clock.advance(10 * MINUTE);
      await server.deps.notices.tellToday();
      await server.deps.notices.deliveries.run();
    }
    expect(service.titles()).toEqual(['Hoje tem treino']);
    const other = server.visitor();
    await other.post('/api/auth/request-password-reset', { email });
    await other.post('/api/auth/sign-in/email', { email, password: PASSWORD });
    await ana.post('/api/auth/delete-user', { password: PASSWORD });
    expect((await server.mails()).length).toBeGreaterThan(3);
    expect(await leaked()).toEqual([]);
  });

  test('and a leak would be seen', async () => {
    answers.push(await ana.get('/api/privacy'));
    server.deps.log.info({ note: `${hernia}, 77,731 kg` }, 'a careless line');
    expect(await leaked()).toEqual([
      expect.stringContaining('log: hernia lombar'),
      expect.stringContaining('log: \\b77'),
    ]);
  });
});
