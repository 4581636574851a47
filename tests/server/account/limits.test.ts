import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { createTestServer, PASSWORD } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { server, withServer } from '../opened';

const SIGN_IN = '/api/auth/sign-in/email';
const email = 'ana@example.com';

/**
 * Tries wrong passwords until the answer is not a 401; returns that answer and the number of tries.
 */
async function guess(visitor: () => Visitor, form: (n: number) => object, headers = {}) {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await visitor().post(SIGN_IN, form(tries), headers);
    if (answer.status !== 401) return { tries, answer };
  }
  throw new Error('Nothing stopped the guessing');
}

onEveryDatabase('guessing', (database) => {
  withServer(database);

  test('one account is stopped from any number of addresses, and the wait is named', async () => {
    const { tries, answer } = await guess(
      () => server.visitor(),
      () => ({ email, password: 'não é esta' }),
    );
    expect([tries, answer.status]).toEqual([10, 429]);
    expect(answer.body).toEqual({
      code: 'too_many',
      message: 'Foram muitas tentativas seguidas. Espere 15 minutos e tente de novo.',
    });
    expect(answer.headers.get('x-retry-after')).toBe('900');
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Retry-After');
  });

  test('many accounts are stopped from one address, others go on', async () => {
    const stranger = server.visitor();
    const { answer } = await guess(
      () => stranger,
      (n) => ({ email: `pessoa${n}@example.com`, password: 'não é esta' }),
    );
    expect(answer.status).toBe(429);
    await server.signedIn();
    expect((await server.visitor().post(SIGN_IN, { email, password: PASSWORD })).status).toBe(200);
  });

  test('is allowed again once the wait is over', async () => {
    await guess(
      () => server.visitor(),
      () => ({ email, password: 'não é esta' }),
    );
    server.clock.advance(14 * MINUTE);
    const early = await server.visitor().post(SIGN_IN, { email, password: 'não é esta' });
    expect(early.text).toContain('Espere 1 minuto e');
    server.clock.advance(MINUTE);
    const later = await server.visitor().post(SIGN_IN, { email, password: 'não é esta' });
    expect(later.status).toBe(401);
  });

  test('forgets nothing when it is counted at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        server.visitor().post(SIGN_IN, { email, password: 'não é esta' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });
});

describe('whose request it is', () => {
  const wrong = (n: number) => ({ email: `p${n}@example.com`, password: 'não é esta' });

  test('X-Forwarded-For of a stranger does not rotate the limit away', async () => {
    const server = await createTestServer();
    let n = 0;
    const visitor = server.visitor('198.51.100.7');
    for (; n < 61; n += 1) {
      const headers = { 'x-forwarded-for': `10.1.1.${n}`, 'x-anilha-address': `10.2.2.${n}` };
      await visitor.post(SIGN_IN, wrong(n), headers);
    }
    const answer = await visitor.post(SIGN_IN, wrong(n), { 'x-forwarded-for': '10.9.9.9' });
    expect(answer.status).toBe(429);
    await server.close();
  });

  test('behind a configured proxy each of its clients counts alone', async () => {
    const server = await createTestServer({ settings: { TRUSTED_PROXIES: '10.0.0.0/8' } });
    const proxy = server.visitor('10.0.0.9');
    for (let n = 0; n < 61; n += 1) {
      await proxy.post(SIGN_IN, wrong(n), { 'x-forwarded-for': '1.2.3.4, 198.51.100.7, 10.0.0.8' });
    }
    const same = await proxy.post(SIGN_IN, wrong(90), {
      'x-forwarded-for': '9.9.9.9, 198.51.100.7',
    });
    const other = await proxy.post(SIGN_IN, wrong(91), { 'x-forwarded-for': '198.51.100.8' });
    expect([same.status, other.status]).toEqual([429, 401]);
    await server.close();
  });

  test('the session knows the address of the socket', async () => {
    const server = await createTestServer();
    await server.signedIn();
    const visitor = server.visitor('198.51.100.20');
    await visitor.post(
      SIGN_IN,
      { email, password: PASSWORD },
      { 'x-forwarded-for': '6.6.6.6', 'x-anilha-address': '7.7.7.7' },
    );
    const rows = await server.connection.db.selectFrom('session').select('ipAddress').execute();
    expect(rows.map((row) => row.ipAddress)).toContain('198.51.100.20');
    await server.close();
  });

  test('counters are cleaned away and hold no e-mail', async () => {
    const server = await createTestServer();
    await server.visitor().post(SIGN_IN, { email, password: 'não é esta' });
    const rows = () => server.connection.db.selectFrom('rate_limit').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(email);
    server.clock.advance(DAY);
    const { createRateLimiter } = await import('../../../server/http/rate-limit');
    await createRateLimiter(server.deps).sweep();
    expect(await rows()).toEqual([]);
    await server.close();
  });
});
