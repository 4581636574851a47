import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../server/core/log';
import type { Mail } from '../../../server/core/mail';
import type { Connection } from '../../../server/db/database';
import { inTransaction } from '../../../server/db/transaction';
import { letter } from '../../../server/mail/letter';
import { createMail } from '../../../server/mail/outbox';
import { createFileTransport, type OutgoingMail } from '../../../server/mail/transport';
import { DAY, MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';

const words = letter({
  subject: 'Oi',
  name: 'Ana <b>',
  paragraphs: ['Uma linha.'],
  footnote: 'Fim.',
});

onEveryDatabase('the outbox', (database) => {
  let connection: Connection;
  let mail: Mail;
  let now: number;
  let sent: OutgoingMail[];
  let lines: string;
  let broken: boolean;

  const create = () =>
    createMail({
      db: connection.db,
      now: () => now,
      log: createLog('info', { write: (line) => (lines += line) }),
      transport: {
        send: async (one) => {
          if (broken) throw new Error('no route to ana@example.com');
          sent.push(one);
        },
      },
    });
  const waiting = async () =>
    (await connection.db.selectFrom('mail_outbox').selectAll().execute()).length;

  beforeEach(async () => {
    connection = await database.openMigrated();
    [now, sent, lines, broken] = [1_790_000_000_000, [], '', false];
    mail = create();
  });
  afterEach(() => connection.close());

  test('sends after the commit, once, and keeps nothing', async () => {
    await inTransaction(connection.db, (trx) => mail.queue(trx, 'ana@example.com', words));
    expect(sent).toEqual([]);
    await mail.deliver();
    await mail.deliver();
    expect(sent).toMatchObject([{ to: 'ana@example.com', subject: 'Oi' }]);
    expect(await waiting()).toBe(0);
  });

  test('sends nothing of a transaction that was rolled back', async () => {
    const work = inTransaction(connection.db, async (trx) => {
      await mail.queue(trx, 'ana@example.com', words);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await mail.deliver();
    expect(sent).toEqual([]);
  });

  test('two senders send a mail once', async () => {
    for (let n = 0; n < 5; n += 1) await mail.queue(connection.db, `p${n}@example.com`, words);
    await Promise.all([mail.deliver(), create().deliver()]);
    expect(sent.map(({ to }) => to).sort()).toHaveLength(5);
  });

  test('tries again later, without the address in the log', async () => {
    broken = true;
    await mail.queue(connection.db, 'ana@example.com', words);
    await mail.deliver();
    expect([sent.length, await waiting()]).toEqual([0, 1]);
    expect(lines).toContain('mail not sent');
    expect(lines).not.toContain('ana@example.com');

    broken = false;
    await mail.deliver();
    expect(sent).toHaveLength(0);
    now += MINUTE;
    await mail.deliver();
    expect(sent).toHaveLength(1);
  });

  test('gives up after a day', async () => {
    broken = true;
    await mail.queue(connection.db, 'ana@example.com', words);
    now += DAY + MINUTE;
    await mail.deliver();
    expect(await waiting()).toBe(0);
  });
});

test('a letter says the same as text and as html, and markup in a name stays text', () => {
  expect(words.text).toContain('Olá, Ana <b>.');
  expect(words.html).toContain('Olá, Ana &lt;b&gt;.');
  expect(words.html).toContain('Uma linha.');
});

test('without a mail server a mail is a file whose path the log shows', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-mail-'));
  let lines = '';
  const log = createLog('info', { write: (line) => (lines += line) });
  const transport = createFileTransport({ dataDir, from: 'Anilha <a@b.c>', log });
  await transport.send({ id: 'mail-1', to: 'ana@example.com', ...words });
  const path = /E-mail guardado em ([^"]+)/.exec(lines)?.[1] ?? '';
  expect(path).toBe(join(dataDir, 'outbox', 'mail-1.eml'));
  const text = await readFile(path, 'utf8');
  expect(text).toContain('To: ana@example.com');
  expect(text).toContain('Olá, Ana <b>.');
  await rm(dataDir, { recursive: true });
});
