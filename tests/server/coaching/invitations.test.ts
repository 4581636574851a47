import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CODE_SIGNS, plainCode } from '#protocol/coaching/invitation-code';
import {
  codeLookSchema,
  linkLookSchema,
  openInvitationsSchema,
} from '#protocol/coaching/invitations';
import { shownCode } from '#words/coaching/invitations';
import { DAY, MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD, signUpForm } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { jpeg } from '../account/photo/jpeg-sample';
import { ana, carla, server, withCarlaAndAna } from '../opened';
import { accept, invite, VERSION } from './people';

const INVITATIONS = '/api/coaching/invitations';

onEveryDatabase('invitations', (database) => {
  withCarlaAndAna(database);

  const look = (browser: Visitor, token: string) => browser.get(`/api/links/${token}`);
  const byCode = (browser: Visitor, code: string) => browser.post('/api/links/code', { code });
  const opened = async () =>
    v.parse(openInvitationsSchema, (await carla.get(INVITATIONS)).body).invitations;

  /** The answer for an unknown link. */
  const unknown = async () => (await look(server.visitor(), 'AAAAAAAAAAAAAAAAAAAAAA')).text;

  test('one is made, told once, read by anybody who holds it, and not used up by that', async () => {
    const made = await invite(carla, { label: 'Turma das sete', scopes: ['program', 'body'] });
    expect(Buffer.from(made.token, 'base64url')).toHaveLength(16);
    expect(made.expiresAt).toBe(server.clock.now() + 7 * DAY);
    const expected = {
      type: 'invitation',
      professional: { name: 'Carla', cref: null, crefStatus: 'declared' },
      scopes: ['program', 'body'],
      expiresAt: made.expiresAt,
      own: false,
      linked: false,
    };
    for (let times = 0; times < 3; times += 1) {
      const seen = await look(server.visitor(), made.token);
      expect(v.parse(linkLookSchema, seen.body)).toMatchObject(expected);
      expect(seen.text).not.toContain(carla.user.id);
      expect(seen.text).not.toContain('Turma das sete');
    }
    expect((await look(carla, made.token)).body).toMatchObject({ own: true });
    const [kept] = await opened();
    expect(kept).toMatchObject({ id: made.id, label: 'Turma das sete', usesLeft: 1 });
    const rows = JSON.stringify(
      await server.connection.db.selectFrom('invitation').selectAll().execute(),
    );
    for (const secret of [made.token, made.code]) {
      expect(rows).not.toContain(secret);
      expect((await carla.get(INVITATIONS)).text).not.toContain(secret);
      expect(server.logged()).not.toContain(secret);
    }
  });

  test('a code leads to the same, however it is typed', async () => {
    const { token, code } = await invite(carla);
    const typed = [code, code.toLowerCase(), shownCode(code), ` ${shownCode(code)} `];
    for (const one of typed) {
      const answer = v.parse(codeLookSchema, (await byCode(server.visitor(), one)).body);
      expect(answer).toMatchObject({ professional: { name: 'Carla' }, linked: false });
      expect(answer.ticket).toBe(token);
    }
    const { ticket } = v.parse(codeLookSchema, (await byCode(ana, code)).body);
    expect((await accept(ana, ticket)).status).toBe(200);
    expect((await byCode(server.visitor(), code)).status).toBe(404);
  });

  test('shows the photo of who invites without a public page, until it is revoked', async () => {
    const { id, token } = await invite(carla);
    const visitor = server.visitor();
    const photo = async () => {
      const answer = await visitor.get(`/api/links/${token}/photo`);
      return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
    };
    expect(await photo()).toEqual([404, 'application/json']);
    const image = jpeg(320, 320).toString('base64');
    const { body } = await carla.put('/api/account/photo', { image });
    expect((await look(visitor, token)).body).toMatchObject({
      professional: { handle: null, ...Object(body) },
    });
    expect(await photo()).toEqual([200, 'image/jpeg']);
    await carla.delete(`${INVITATIONS}/${id}`);
    expect(await photo()).toEqual([404, 'application/json']);
  });

  test('what expired, was revoked or used up reads like what never was, by token and by code', async () => {
    const nothing = await unknown();
    const never = await byCode(server.visitor(), 'AAAA-AAAA');
    expect([never.status, never.text]).toEqual([404, nothing]);
    const [expired, revoked, used] = [
      await invite(carla),
      await invite(carla),
      await invite(carla),
    ];
    await carla.delete(`${INVITATIONS}/${revoked.id}`);
    await accept(await server.signedIn({ email: 'bia@example.com' }), used.token);
    server.clock.advance(7 * DAY);
    await ana.post('/api/auth/sign-in/email', { email: 'ana@example.com', password: PASSWORD });
    for (const { token, code } of [expired, revoked, used]) {
      for (const answer of [
        await look(server.visitor(), token),
        await byCode(server.visitor(), code),
        await accept(ana, token),
      ]) {
        expect([answer.status, answer.text]).toEqual([404, nothing]);
      }
    }
    expect(JSON.parse(nothing)).toMatchObject({ code: 'unknown_link' });
    expect(await opened()).toEqual([]);
  });

  test('nobody but its coach lists or revokes one; another id answers alike', async () => {
    const made = await invite(carla);
    expect((await ana.get(INVITATIONS)).body).toEqual({ invitations: [] });
    const [theirs, nobodys] = [
      await ana.delete(`${INVITATIONS}/${made.id}`),
      await ana.delete(`${INVITATIONS}/0195f000-0000-7000-8000-000000000000`),
    ];
    expect([theirs.status, theirs.text]).toEqual([nobodys.status, nobodys.text]);
    expect((await look(server.visitor(), made.token)).status).toBe(200);
    expect((await carla.delete(`${INVITATIONS}/${made.id}`)).status).toBe(204);
    expect((await look(server.visitor(), made.token)).status).toBe(404);
  });

  test('a visitor makes none, somebody under age makes none, and nobody makes them by the hundred', async () => {
    const form = { label: '', scopes: ['program'], uses: 1, days: 7 };
    expect((await server.visitor().post(INVITATIONS, form)).status).toBe(401);
    await server.connection.db
      .updateTable('user')
      .set({ birthDate: '2010-10-31' })
      .where('id', '=', ana.user.id)
      .execute();
    expect(await ana.post(INVITATIONS, form)).toMatchObject({
      status: 409,
      body: { code: 'adults_only' },
    });
    let [made, last] = [0, await carla.post(INVITATIONS, form)];
    while (last.status === 201 && made < 300) {
      made += 1;
      if (made % 60 === 0) server.clock.advance(60 * MINUTE);
      last = await carla.post(INVITATIONS, form);
    }
    expect([made, last.status]).toEqual([100, 409]);
    expect(last.body).toMatchObject({ code: 'too_many_invitations' });
  });

  test('what cannot be read makes none', async () => {
    for (const wrong of [
      { scopes: [] },
      { scopes: ['log'] },
      { scopes: ['program', 'money'] },
      { scopes: ['program', 'log', 'log'] },
      { uses: 0 },
      { uses: 21 },
      { days: 4000 },
      { label: 'a'.repeat(81) },
    ]) {
      const form = { label: '', scopes: ['program'], uses: 1, days: 7, ...wrong };
      expect((await carla.post(INVITATIONS, form)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect(await opened()).toEqual([]);
  });

  describe('one Wi-Fi', () => {
    const GYM = '198.51.100.77';

    test('lets twenty people accept one invitation by its code within a quarter of an hour', async () => {
      const made = await invite(carla, { uses: 20 });
      const people: Visitor[] = [];
      for (let n = 0; n < 20; n += 1) people.push(await newcomer(n));
      // All type the coach's code at once.
      const looks = await Promise.all(people.map((person) => byCode(person, made.code)));
      expect(looks.map(({ status }) => status)).toEqual(people.map(() => 200));
      for (const [at, person] of people.entries()) {
        const { ticket } = v.parse(codeLookSchema, looks[at]?.body);
        expect((await accept(person, ticket)).status).toBe(200);
      }
      expect(await opened()).toEqual([]);
    });

    test('lets more people look at a link than there are looks at unknown ones', async () => {
      const { token } = await invite(carla, { uses: 20 });
      const one = server.visitor(GYM);
      for (let n = 0; n < 130; n += 1) expect((await look(one, token)).status).toBe(200);
    });

    async function newcomer(n: number): Promise<Visitor> {
      const form = signUpForm({ email: `aluno${n}@example.com` });
      const person = server.visitor(GYM);
      await person.post('/api/auth/sign-up/email', form);
      const code = { email: form.email, otp: await server.codeFor(form.email) };
      expect((await person.post('/api/auth/email-otp/verify-email', code)).status).toBe(200);
      return person;
    }
  });

  describe('guessing', () => {
    test('of codes stops after ten in a quarter of an hour, from one address and in one account', async () => {
      const { code } = await invite(carla);
      const one = server.visitor('198.51.100.1');
      const wrong = [...CODE_SIGNS].map((sign) => `${sign}0000000`).filter((each) => each !== code);
      for (const guess of wrong.slice(0, 10)) expect((await byCode(one, guess)).status).toBe(404);
      const tired = await byCode(one, code);
      expect(tired.status).toBe(429);
      expect(Number(tired.headers.get('x-retry-after'))).toBeGreaterThan(0);
      expect((await byCode(server.visitor('198.51.100.2'), code)).status).toBe(200);
      for (const guess of wrong.slice(0, 10)) await byCode(ana, guess);
      const password = { email: 'ana@example.com', password: PASSWORD };
      const elsewhere = server.visitor('198.51.100.3');
      await elsewhere.post('/api/auth/sign-in/email', password);
      expect((await byCode(elsewhere, code)).status).toBe(429);
      server.clock.advance(16 * MINUTE);
      expect((await byCode(one, code)).status).toBe(200);
    });

    test('of codes stops at the tenth miss when all are tried at once', async () => {
      const { code } = await invite(carla);
      const one = server.visitor('198.51.100.1');
      const wrong = [...CODE_SIGNS].map((sign) => `${sign}0000000`).filter((each) => each !== code);
      const answers = await Promise.all(wrong.map((guess) => byCode(one, guess)));
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(wrong.length - 10);
      expect((await byCode(one, code)).status).toBe(429);
    });

    test('counts neither right codes nor what can be none', async () => {
      const { code } = await invite(carla, { uses: 20 });
      const one = server.visitor('198.51.100.1');
      const wrong = [...CODE_SIGNS].map((sign) => `${sign}0000000`).filter((each) => each !== code);
      for (const guess of wrong.slice(0, 9)) await byCode(one, guess);
      for (const typed of ['', '1234', 'K7QM-2XPAA', 'U7QM-2XPA']) await byCode(one, typed);
      for (let n = 0; n < 15; n += 1) expect((await byCode(one, code)).status).toBe(200);
      expect((await byCode(one, wrong[9] ?? '')).status).toBe(404);
      expect((await byCode(one, code)).status).toBe(429);
    });

    test('of tokens stops too, and a code is no token', async () => {
      const { code } = await invite(carla);
      const one = server.visitor('198.51.100.1');
      expect((await look(one, code)).status).toBe(404);
      expect((await accept(ana, code)).status).toBe(404);
      let tries = 1;
      while ((await look(one, `${tries}`)).status === 404 && tries < 500) tries += 1;
      expect(tries).toBe(120);
    });
  });

  test('accepting the text of a day that never was, or of no day, is no consent', async () => {
    const { token } = await invite(carla);
    for (const version of ['2099-01-01', 'yes', '']) {
      const body = { scopes: ['program'], version };
      expect((await ana.post(`/api/links/${token}/accept`, body)).status).toBe(400);
    }
    expect((await ana.post(`/api/links/${token}/accept`, { version: VERSION })).status).toBe(400);
    expect((await opened())[0]?.usesLeft).toBe(1);
  });
});

describe('a typed code', () => {
  test('is read as it sounds, and nothing else is', () => {
    expect(plainCode('oil1-2345')).toBe('01112345');
    expect(plainCode('7kq9 m2xz')).toBe('7KQ9M2XZ');
    for (const none of ['', '7KQ9M2X', '7KQ9M2XZ0', '7KQ9M2XU', 'çççççççç']) {
      expect(plainCode(none)).toBeNull();
    }
  });
});
