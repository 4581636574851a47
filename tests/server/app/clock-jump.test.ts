import { expect, test } from 'vitest';
import { createJobs } from '../../../server/jobs/runner';
import { DAY, MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { signUpForm } from '../../harness/server';
import { server, withServer } from '../opened';

const SIGN_IN = '/api/auth/sign-in/email';
const email = 'ana@example.com';

onEveryDatabase('a clock that jumps a day ahead and back', (database) => {
  withServer(database);

  test('ends no session', async () => {
    const ana = await server.signedIn();
    const seen = async () => (await ana.get('/api/auth/get-session')).text;
    server.clock.advance(DAY);
    expect(await seen()).toContain(email);
    server.clock.advance(-DAY);
    expect(await seen()).toContain(email);
    expect((await ana.get('/api/account/sessions')).status).toBe(200);
  });

  test('locks nobody out for the day', async () => {
    const ana = server.visitor();
    const guess = async () => (await ana.post(SIGN_IN, { email, password: 'não é esta' })).status;
    server.clock.advance(DAY);
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
    server.clock.advance(-DAY);
    expect(await guess()).toBe(401);
  });

  test('holds back no mail', async () => {
    server.clock.advance(DAY);
    await server.visitor().post('/api/auth/sign-up/email', signUpForm());
    server.clock.advance(-DAY);
    expect(await server.codeFor(email)).toMatch(/^\d{6}$/);
  });

  test('puts off no regular work', async () => {
    let ran = 0;
    const run = async () => {
      ran += 1;
    };
    const jobs = createJobs(server.deps, [{ name: 'often', everyMs: MINUTE, run }]);
    for (const ms of [0, DAY, -DAY, MINUTE]) {
      server.clock.advance(ms);
      await jobs.tick();
    }
    expect(ran).toBe(4);
    await jobs.stop();
  });
});
