import * as v from 'valibot';
import { expect, test } from 'vitest';
import { studentsSchema } from '#protocol/coaching/coaching';
import {
  type InvitationList,
  type InvitedPerson,
  invitedListSchema,
} from '#protocol/coaching/invitation-lists';
import { openInvitationsSchema } from '#protocol/coaching/invitations';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { ana, carla, server, withCarlaAndAna } from '../opened';
import { accept, invite, link } from './people';

const LIST = '/api/coaching/invitations/list';
const RUI = { key: 'rui', label: 'Rui', email: 'rui@example.com', phone: null, proposal: null };
const MENSAL = { title: 'Mensal', centavos: 15_000, dueDay: 10 };

onEveryDatabase('lists of invitations', (database) => {
  withCarlaAndAna(database);

  const send = (people: readonly object[]) =>
    carla.post(LIST, { scopes: ['program', 'log'], days: 14, people });
  async function invited(people: InvitationList['people']): Promise<InvitedPerson[]> {
    const answer = await send(people);
    expect(answer.status, answer.text).toBe(201);
    return v.parse(invitedListSchema, answer.body).people;
  }
  const mailsTo = async (address: string) =>
    (await server.mails()).filter(({ to }) => to === address);
  const opened = async () =>
    v.parse(openInvitationsSchema, (await carla.get('/api/coaching/invitations')).body).invitations;
  const onlyOf = (people: readonly InvitedPerson[]) => {
    const [one] = people;
    if (one?.is !== 'invited') throw new Error(`expected an invitation: ${JSON.stringify(one)}`);
    return one;
  };
  const portion = (first: number, count: number) =>
    Array.from({ length: count }, (_, nth) => ({
      ...RUI,
      key: `n${first + nth}`,
      email: null,
      phone: '+5511987654321',
    }));

  test('mails the link to an address, and gives the link of a phone to the coach', async () => {
    const bia = { ...RUI, key: 'bia', label: 'Bia', email: null, phone: '+5511987654321' };
    const people = await invited([RUI, bia]);
    expect(people).toMatchObject([
      { is: 'invited', key: 'rui', mailed: true },
      { is: 'invited', key: 'bia', mailed: false },
    ]);
    const [mail, another] = await mailsTo('rui@example.com');
    expect(another).toBeUndefined();
    expect(mail?.subject).toBe('Carla convidou você para treinar pela Anilha');
    expect(mail?.text).toContain(`/links/${onlyOf(people).token}`);
    const open = (await opened()).toSorted((a, b) => a.label.localeCompare(b.label));
    expect(open).toMatchObject([
      { label: 'Bia', phone: '+5511987654321', usesLeft: 1 },
      { label: 'Rui', email: 'rui@example.com', usesLeft: 1 },
    ]);
  });

  test('creates and mails nothing again when a portion is repeated', async () => {
    const first = onlyOf(await invited([RUI]));
    const again = onlyOf(await invited([RUI]));
    expect(again).toMatchObject({ token: first.token, expiresAt: first.expiresAt, mailed: true });
    expect(await opened()).toHaveLength(1);
    expect(await mailsTo('rui@example.com')).toHaveLength(1);
    const typed = await server.visitor().post('/api/links/code', { code: again.code });
    expect(typed.body).toMatchObject({ ticket: first.token });
  });

  test('creates one invitation when two devices send a portion at once', async () => {
    const answers = await Promise.all([send([RUI]), send([RUI]), send([RUI])]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await opened()).toHaveLength(1);
    expect(await mailsTo('rui@example.com')).toHaveLength(1);
  });

  test('invites neither a present student nor the coach by their own address', async () => {
    await link(carla, ana);
    const people = await invited([
      { ...RUI, key: 'ana', email: 'ana@example.com' },
      { ...RUI, key: 'self', email: 'carla@example.com' },
    ]);
    expect(people).toEqual([
      { is: 'student', key: 'ana' },
      { is: 'own', key: 'self' },
    ]);
    expect(await opened()).toEqual([]);
  });

  test('shows the noted terms to the coach alone once the student accepted, and charges nothing', async () => {
    const { token } = onlyOf(await invited([{ ...RUI, proposal: MENSAL }]));
    expect((await ana.get(`/api/links/${token}`)).text).not.toContain('15000');
    expect((await accept(ana, token)).status).toBe(200);
    const answer = await carla.get('/api/coaching/students');
    const [student] = v.parse(studentsSchema, answer.body).students;
    expect(student).toMatchObject({
      student: { id: ana.user.id },
      proposal: JSON.stringify(MENSAL),
    });
    const { db } = server.connection;
    expect(await db.selectFrom('charge').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('plan_subscription').select('id').execute()).toEqual([]);
    const kept = await db.selectFrom('invitation').selectAll().executeTakeFirstOrThrow();
    expect([kept.email, kept.phone]).toEqual([null, null]);
  });

  test('takes a list of forty, and refuses more than 500 open ones in words', async () => {
    for (let first = 0; first < 500; first += 20) await invited(portion(first, 20));
    expect(await opened()).toHaveLength(500);
    server.clock.advance(DAY);
    const beyond = await send(portion(500, 1));
    expect([beyond.status, beyond.body]).toMatchObject([409, { code: 'too_many_listed' }]);
    // The limits of single invitations are untouched.
    await invite(carla);
  });

  test('refuses more than 500 people in a day with the time to wait', async () => {
    for (let first = 0; first < 500; first += 20) await invited(portion(first, 20));
    const beyond = await send(portion(500, 1));
    expect(beyond.status).toBe(429);
    expect(beyond.headers.get('x-retry-after')).not.toBeNull();
    // A repeated portion is no new person.
    expect((await send(portion(0, 20))).status).toBe(201);
  });

  test('mails one address three times a week, and then leaves the link to the coach', async () => {
    const mailed: boolean[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      mailed.push(onlyOf(await invited([{ ...RUI, key: `k${nth}` }])).mailed);
    }
    expect(mailed).toEqual([true, true, true, false]);
    expect(await mailsTo('rui@example.com')).toHaveLength(3);
  });

  test('refuses a portion beyond 20 people, and a key twice', async () => {
    for (const people of [portion(0, 21), [], [RUI, RUI], [{ ...RUI, email: 'rui' }]]) {
      expect((await send(people)).status).toBe(400);
    }
    expect(await opened()).toEqual([]);
  });
});
