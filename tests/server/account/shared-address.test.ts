import { beforeEach, describe, expect, test } from 'vitest';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD, signUpForm } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { server, withServer } from '../opened';

const SIGN_UP = '/api/auth/sign-up/email';
const SIGN_IN = '/api/auth/sign-in/email';
const VERIFY = '/api/auth/email-otp/verify-email';
/** The address of a gym's Wi-Fi, or of a mobile provider. */
const SHARED = '198.51.100.77';

onEveryDatabase('many people behind one address', (database) => {
  withServer(database);

  const emailOf = (n: number) => `pessoa${n}@example.com`;
  const signUp = (browser: Visitor, n: number) =>
    browser.post(SIGN_UP, signUpForm({ email: emailOf(n) }));
  const prove = async (browser: Visitor, n: number) =>
    browser.post(VERIFY, { email: emailOf(n), otp: await server.codeFor(emailOf(n)) });
  const signIn = (browser: Visitor, email: string, password = PASSWORD) =>
    browser.post(SIGN_IN, { email, password });

  test('sixty sign up within an hour when none has proven the e-mail yet', async () => {
    const people = Array.from({ length: 60 }, () => server.visitor(SHARED));
    for (const [n, person] of people.entries()) {
      expect((await signUp(person, n)).status, `sign-up ${n}`).toBe(200);
    }
    for (const [n, person] of people.entries()) {
      expect((await prove(person, n)).status, `code ${n}`).toBe(200);
    }
  });

  test('a script that proves no e-mail is stopped, and a proven one makes room', async () => {
    const people: Visitor[] = [];
    for (let n = 0; n < 120; n += 1) {
      const person = server.visitor(SHARED);
      people.push(person);
      expect((await signUp(person, n)).status).toBe(200);
    }
    const late = server.visitor(SHARED);
    expect((await signUp(late, 120)).status).toBe(429);
    const [first] = people;
    if (first) expect((await prove(first, 0)).status).toBe(200);
    expect((await signUp(late, 120)).status).toBe(200);
    expect((await signUp(late, 121)).status).toBe(429);
  });

  test('all sign in when there are more of them than wrong passwords allowed', async () => {
    const ana = await server.signedIn();
    for (let n = 0; n < 70; n += 1) {
      const browser = server.visitor(SHARED);
      expect((await signIn(browser, 'ana@example.com')).status, `sign-in ${n}`).toBe(200);
    }
    expect((await ana.get('/api/account')).status).toBe(200);
  });

  test('sixty wrong passwords for as many accounts stop the address, as before', async () => {
    const stranger = server.visitor(SHARED);
    for (let n = 0; n < 60; n += 1) {
      expect((await signIn(stranger, emailOf(n), 'não é esta')).status).toBe(401);
    }
    expect((await signIn(stranger, emailOf(60), 'não é esta')).status).toBe(429);
  });

  test('a refused account leaves the others of its address their tries', async () => {
    const stranger = server.visitor(SHARED);
    for (let n = 0; n < 80; n += 1) await signIn(stranger, emailOf(0), 'não é esta');
    expect((await signIn(stranger, emailOf(0), 'não é esta')).status).toBe(429);
    for (let n = 1; n <= 50; n += 1) {
      expect((await signIn(stranger, emailOf(n), 'não é esta')).status).toBe(401);
    }
    expect((await signIn(stranger, emailOf(51), 'não é esta')).status).toBe(429);
  });

  test('who is signed in is counted alone, not with the others behind the address', async () => {
    const ana = await server.signedIn();
    const bia = await server.signedIn({ email: 'bia@example.com' });
    const behindOne = server.visitor(SHARED);
    for (const person of [ana, bia]) {
      for (let n = 0; n < 60; n += 1) {
        const headers = { cookie: person.cookies() };
        const answer = await behindOne.post('/api/auth/update-user', { name: 'Nome' }, headers);
        expect(answer.status).toBe(200);
      }
    }
    const more = { cookie: ana.cookies() };
    expect((await behindOne.post('/api/auth/update-user', { name: 'Nome' }, more)).status).toBe(
      429,
    );
  });

  describe('a browser that its person has signed in with', () => {
    const email = 'ana@example.com';
    let own: Visitor;

    beforeEach(async () => {
      own = await server.signedIn({ email });
      await own.post('/api/auth/sign-out');
    });

    const wrong = (browser: Visitor, of = email) => signIn(browser, of, 'não é esta');

    test('signs in while the tries of a stranger are refused', async () => {
      const stranger = server.visitor(SHARED);
      for (let n = 0; n < 10; n += 1) expect((await wrong(stranger)).status).toBe(401);
      expect((await wrong(stranger)).status).toBe(429);
      expect((await signIn(server.visitor(), email)).status).toBe(429);
      expect((await signIn(own, email)).status).toBe(200);
    });

    test('is stopped after ten wrong passwords of its own, also when all come at once', async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => wrong(own)));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect((await signIn(own, email)).status).toBe(429);
      // It has not used up the tries of others either.
      expect((await signIn(server.visitor(), email)).status).toBe(200);
    });

    test('is not known for another person, nor by a cookie that was made up', async () => {
      const bia = await server.signedIn({ email: 'bia@example.com' });
      for (let n = 0; n < 10; n += 1) await wrong(server.visitor(), 'bia@example.com');
      expect((await signIn(own, 'bia@example.com')).status).toBe(429);
      const made = { cookie: 'anilha.device=AAAAAAAAAAAAAAAAAAAAAA' };
      const form = { email: 'bia@example.com', password: PASSWORD };
      expect((await server.visitor().post(SIGN_IN, form, made)).status).toBe(429);
      expect((await signIn(bia, 'bia@example.com')).status).toBe(200);
    });
  });
});
