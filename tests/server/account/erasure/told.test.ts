import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { accountDataSchema } from '#protocol/account/account-data';
import { isNamed } from '#words/account/account-data';
import { personalTables } from '../../../../server/account/erasure/personal-tables';
import { readableCopy } from '../../../../src/interchange/own/readable-copy';
import { onEveryDatabase } from '../../../harness/databases';
import { page } from '../../coaching/professionals/people';
import { server, withServer } from '../../opened';
import { fichaCode } from '../../programs/ficha';
import { plant } from './traces';

const DATA = '/api/account/data';
const zulmira = { name: 'Zulmira Quadros', email: 'zulmira.q@example.com' };
const bia = { name: 'Bianca Peixoto', email: 'bianca.p@example.com' };

onEveryDatabase('baixar meus dados', (database) => {
  withServer(database);

  test('tells every part, with its own values, and nothing of another person', async () => {
    const [mine, other] = [await server.signedIn(zulmira), await server.signedIn(bia)];
    await plant(server, { ...bia, id: other.user.id });
    await plant(server, { ...zulmira, id: mine.user.id });
    const answer = await mine.get(DATA);
    const { at, parts } = v.parse(accountDataSchema, answer.body);
    expect(at).toBe(server.clock.now());
    const told = personalTables().filter(([, table]) => Object.keys(table.told).length > 0);
    for (const [name, table] of told) {
      if (name === 'account_deletion' || name === 'account_suspension') continue;
      expect(parts[name], name).not.toEqual([]);
      expect(Object.keys(parts[name]?.[0] ?? {}), name).toEqual(Object.keys(table.told));
    }
    expect(parts.user).toMatchObject([{ ...zulmira, emailVerified: true, guardianAgreed: false }]);
    expect(parts.session?.[0]?.createdAt).toBe(new Date(server.clock.now()).toISOString());
    for (const word of [bia.name, bia.email, other.user.id]) {
      expect(answer.text).not.toContain(word);
    }
  });

  test('holds no secret, and is told to nobody but the person', async () => {
    const mine = await server.signedIn(zulmira);
    const { rows } = await server.deps.db
      .selectFrom('account')
      .innerJoin('session', 'session.userId', 'account.userId')
      .select(['password', 'token'])
      .execute()
      .then((found) => ({ rows: found }));
    const { text } = await mine.get(DATA);
    for (const { password, token } of rows) {
      expect(text).not.toContain(password);
      expect(text).not.toContain(token);
    }
    expect((await server.visitor().get(DATA)).status).toBe(401);
  });

  test('tells a person what they reported, and those whom they reported nothing of them', async () => {
    const [mine, other] = [await server.signedIn(zulmira), await server.signedIn(bia)];
    await other.put('/api/coaching/profile', page({ name: bia.name, handle: 'pagina-da-bia' }));
    const ficha = '/api/programs/01930000-0000-7000-8000-000000000001/link';
    const link = String(Object((await other.put(ficha, { code: fichaCode() })).body).link.id);
    await mine.post('/api/public/pagina-da-bia/report', {
      reason: 'fraud',
      text: 'Pediu dinheiro.',
    });
    server.clock.advance(60_000);
    await mine.post(`/api/public/programs/${link}/report`, { reason: 'other', text: '' });
    await server.visitor().post('/api/public/pagina-da-bia/report', { reason: 'other', text: 'X' });

    const { text, body } = await mine.get(DATA);
    const { at, parts } = v.parse(accountDataSchema, body);
    expect(parts.report_made).toEqual([
      {
        about: '/public/pagina-da-bia',
        reason: 'Golpe ou cobrança indevida',
        text: 'Pediu dinheiro.',
        created_at: new Date(at - 60_000).toISOString(),
        closed_at: null,
      },
      {
        about: `/public/programs/${link}`,
        reason: 'Outro motivo',
        text: '',
        created_at: new Date(at).toISOString(),
        closed_at: null,
      },
    ]);
    expect(isNamed('report_made', Object.keys(parts.report_made?.[0] ?? {}))).toBe(true);
    expect(text).not.toContain(other.user.id);
    const theirs = await other.get(DATA);
    expect(theirs.text).not.toContain('Pediu dinheiro');
    expect(theirs.text).not.toContain(mine.user.id);
  });

  test('is still there for who is leaving, and a script cannot ask for it all day', async () => {
    const mine = await server.signedIn(zulmira);
    await mine.post('/api/auth/delete-user', { password: 'quatro anilhas de cobre' });
    await mine.post('/api/auth/sign-in/email', {
      email: zulmira.email,
      password: 'quatro anilhas de cobre',
    });
    expect((await mine.get(DATA)).status).toBe(200);
    for (let asked = 0; asked < 20; asked += 1) await mine.get(DATA);
    expect((await mine.get(DATA)).status).toBe(429);
  });
});

describe('the readable page', () => {
  test.each(personalTables().filter(([, { told }]) => Object.keys(told).length > 0))(
    'has words for %s and what is told of it',
    (name, table) => {
      expect(isNamed(name, Object.keys(table.told))).toBe(true);
    },
  );

  test('says what is in it and what is missing, and no value becomes markup', () => {
    const page = readableCopy({
      name: 'Ana <b>',
      made: 'hoje',
      files: [{ name: 'conta.json', what: 'os dados da conta' }],
      missing: ['photos'],
      parts: {
        user: [{ name: '<script>alert(1)</script>', emailVerified: true, image: null }],
        account_photo: [{ image: 'data:image/jpeg;base64,"><img onerror=1>' }],
        passkey: [],
      },
      spoken: (instant) => `em ${instant}`,
    });
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<img');
    expect(page).toContain('As fotos de progresso deste aparelho');
    expect(page).toContain('<dt>E-mail confirmado</dt><dd>sim</dd>');
    expect(page).toContain('Nada guardado.');
  });
});
