import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { giveConsent, withdrawConsent } from '#domain/account/consent';
import { createLog } from '../../../server/core/log';
import type { Telling } from '../../../server/core/notices';
import { inTransaction } from '../../../server/db/transaction';
import { createStopTokens } from '../../../server/device/stop-token';
import { createFileTransport } from '../../../server/mail/transport';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { server, service, withPushService } from '../opened';
import { choose, type Person, somebody, subscribe } from './people';

onEveryDatabase('notices by mail', (database) => {
  let ana: Person;
  let sentBefore: number;

  withPushService(database);
  beforeEach(async () => {
    server.clock.advance(DAY);
    service.reset();
    ana = await somebody(server);
    sentBefore = (await server.mails()).length;
  });

  let told = 0;
  const tell = (over: Partial<Telling> = {}) => {
    told += 1;
    const telling: Telling = {
      person: ana.user.id,
      kind: 'coach',
      key: `k${told}`,
      title: 'Mensagem nova',
      body: 'Você recebeu uma mensagem.',
      path: '/app/inbox',
      ...over,
    };
    return inTransaction(server.deps.db, (trx) => server.deps.notices.tell(trx, telling));
  };
  const mails = async () => (await server.mails()).slice(sentBefore);
  const consent = (values: object = {}) => {
    server.clock.advance(1000);
    return choose(server, ana, { ...giveConsent('mail', server.clock.now()), ...values });
  };
  const stopLink = async () => {
    const url = new URL((await mails()).at(-1)?.unsubscribe ?? '');
    return `${url.pathname}${url.search}`;
  };
  /** A mail program: no cookies, no origin, a form. */
  const oneClick = (path: string) =>
    server.app.request(`http://localhost:3005${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  test('only who agreed gets them, and no more once the consent is taken back', async () => {
    await tell();
    expect(await mails()).toEqual([]);
    await consent();
    await tell();
    expect(await mails()).toHaveLength(1);
    server.clock.advance(1000);
    await choose(server, ana, withdrawConsent('mail', server.clock.now()));
    await tell();
    expect(await mails()).toHaveLength(1);
  });

  test('go to who has no device with notices on, or by choice always, or never', async () => {
    await consent();
    await subscribe(service, ana, 'phone');
    await tell();
    expect(await mails()).toHaveLength(0);
    await consent({ mailCoach: 'always' });
    await tell();
    expect(await mails()).toHaveLength(1);
    await consent({ mailCoach: 'never', pushCoach: false });
    await tell();
    expect(await mails()).toHaveLength(1);
  });

  test('come in the place of a push when the last device turns out to be gone', async () => {
    await consent();
    await subscribe(service, ana, 'phone');
    await tell({ title: 'Um' });
    await tell({ title: 'Dois' });
    service.forget('phone');
    await server.deps.notices.deliveries.run();
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual(['Dois', 'Um']);
  });

  test('come in the place of a push when the last device took none for a week', async () => {
    await consent();
    await subscribe(service, ana, 'phone');
    for (const title of ['Um', 'Dois']) {
      await tell({ title });
      service.answerBy({ status: 403 });
      await server.deps.notices.deliveries.run();
      server.clock.advance(7 * DAY);
    }
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Dois']);
  });

  test('of a conversation one goes out, and the next once that was read, or a day later', async () => {
    await consent();
    const thread = 'talk:';
    const say = (key: string, over: Partial<Telling> = {}) =>
      tell({ key: `${thread}${key}`, title: key, thread, ...over });
    const subjects = async () => (await mails()).map(({ subject }) => subject);
    await say('Um');
    await say('Dois');
    await say('De outra', { thread: 'other:' });
    await tell({ title: 'Ficha nova' });
    expect(await subjects()).toEqual(['Um', 'De outra', 'Ficha nova']);
    const inbox = await ana.get('/api/notifications/inbox');
    expect(inbox.body).toMatchObject({ unread: 4 });

    await server.deps.notices.settle(server.deps.db, ana.user.id, `${thread}Um`);
    await say('Três');
    await say('Quatro');
    expect((await subjects()).slice(3)).toEqual(['Três']);
    server.clock.advance(DAY);
    await say('Cinco');
    await say('Seis');
    expect((await subjects()).slice(4)).toEqual(['Cinco']);
  });

  test('a conversation whose pushes cannot come is one mail too', async () => {
    await consent();
    await subscribe(service, ana, 'phone');
    await tell({ title: 'Ana 1', thread: 'a:' });
    await tell({ title: 'Ana 2', thread: 'a:' });
    await tell({ title: 'Bia 1', thread: 'b:' });
    service.forget('phone');
    await server.deps.notices.deliveries.run();
    expect((await mails()).map(({ subject }) => subject[0]).sort()).toEqual(['A', 'B']);
  });

  test('say who, what and where, and how to end them', async () => {
    await consent();
    await tell({ title: 'Ficha <nova>', body: 'Há uma ficha nova.' });
    const [mail] = await mails();
    const stop = `http://localhost:3005${await stopLink()}`;
    expect(mail?.subject).toBe('Ficha <nova>');
    expect(mail?.text).toContain('Há uma ficha nova.');
    expect(mail?.text).toContain('Abrir na Anilha: http://localhost:3001/app/inbox');
    expect(mail?.text).toContain(`Parar estes e-mails: ${stop}`);
    expect(mail?.html).toContain(`<a href="${stop}">Parar estes e-mails</a>`);
    expect(stop).not.toContain('@');
  });

  test('carry the headers of a mail program’s own button', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'anilha-mail-'));
    const transport = createFileTransport({ dataDir, from: 'a@b.c', log: createLog('silent') });
    const parts = { to: 'x@y.z', subject: 's', text: 't', html: 'h' };
    await transport.send({ id: 'one', ...parts, unsubscribe: 'https://anilha.example/stop?t=x' });
    await transport.send({ id: 'two', ...parts });
    const folder = join(dataDir, 'outbox');
    const [one, two] = await Promise.all(
      (await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'utf8')),
    );
    expect(one).toContain('List-Unsubscribe: <https://anilha.example/stop?t=x>\n');
    expect(one).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
    expect(two).not.toContain('List-Unsubscribe');
    await rm(dataDir, { recursive: true });
  });

  test('end by one click without a session; looking at the link ends nothing', async () => {
    await consent();
    await tell();
    const link = await stopLink();
    const page = await server.visitor().get(link);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<form method="post">');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    await tell();
    expect(await mails()).toHaveLength(2);

    expect((await oneClick(link)).status).toBe(200);
    expect((await oneClick(link)).status).toBe(200);
    await tell();
    expect(await mails()).toHaveLength(2);
    // Only this kind of mail ends.
    await tell({ kind: 'charge' });
    expect(await mails()).toHaveLength(3);

    expect((await ana.get('/api/notifications/mail')).body).toEqual({ stopped: ['coach'] });
    const resumed = await ana.post('/api/notifications/mail/resume', { kind: 'coach' });
    expect(resumed.body).toEqual({ stopped: [] });
    await tell();
    expect(await mails()).toHaveLength(4);
  });

  test('a token that we did not make ends nothing', async () => {
    await consent();
    await tell();
    const link = await stopLink();
    const foreign = createStopTokens('another secret, long enough');
    const forged = foreign.make({ person: ana.user.id, kind: 'coach' });
    const eve = await somebody(server);
    const links = [
      link.replace(ana.user.id, eve.user.id),
      link.replace('coach.', 'charge.'),
      link.replace('coach.', 'account.'),
      link.slice(0, -1),
      `/api/notifications/stop-mail?t=${forged}`,
      '/api/notifications/stop-mail?t=',
      '/api/notifications/stop-mail',
    ];
    for (const one of links) expect([one, (await oneClick(one)).status]).toEqual([one, 400]);
    for (const person of [ana, eve]) {
      expect((await person.get('/api/notifications/mail')).body).toEqual({ stopped: [] });
    }
  });

  test('what is of security always comes by mail, without a way out', async () => {
    await tell({ kind: 'account', title: 'Entrada em um aparelho novo' });
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject: 'Entrada em um aparelho novo' });
    expect(mail?.unsubscribe).toBeUndefined();
    await tell({ kind: 'account', mailed: true });
    expect(await mails()).toHaveLength(1);
  });

  test('nothing is told when what it tells of is rolled back', async () => {
    await consent();
    const { db, notices } = server.deps;
    const work = db.transaction().execute(async (trx) => {
      const words = { key: 'undone', title: 'Um', body: '', path: '/' };
      await notices.tell(trx, { person: ana.user.id, kind: 'coach', ...words });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await mails()).toEqual([]);
    expect((await ana.get('/api/notifications/unread')).body).toEqual({ unread: 0 });
  });

  test('everything of it goes with the account', async () => {
    await consent({ pushToday: true });
    await subscribe(service, ana, 'phone');
    await tell();
    const { db } = server.deps;
    await ana.post('/api/auth/delete-user', { password: 'quatro anilhas de cobre' });
    const left = async () => {
      const tables = ['notice', 'notice_person', 'push_subscription', 'push_delivery'] as const;
      const rows = await Promise.all(
        tables.map((table) =>
          db.selectFrom(table).select('user_id').where('user_id', '=', ana.user.id).execute(),
        ),
      );
      return rows.flat().length;
    };
    server.clock.advance(8 * DAY);
    const { eraseDueAccounts } = await import('../../../server/account/erasure/erase');
    expect(await eraseDueAccounts(server.deps)).toBe(1);
    expect(await left()).toBe(0);
  });
});
