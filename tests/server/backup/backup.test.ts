import { appendFile, chown, mkdir, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { spaceOf } from '#protocol/space';
import { readScopes } from '../../../server/access/coaching';
import { eraseDueAccounts } from '../../../server/account/erasure/erase';
import { openToServe } from '../../../server/app/start';
import { DATABASE_FILE, sealBackup } from '../../../server/backup/parcel';
import { createLog } from '../../../server/core/log';
import { isMigrated, migrate } from '../../../server/db/migrations/migrate';
import { inTransaction } from '../../../server/db/transaction';
import { dropLease, takeLease } from '../../../server/jobs/lease';
import { accountErased } from '../../../server/mail/templates/deletion';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD, type TestServer } from '../../harness/server';
import { testUnless } from '../../harness/skipped-aloud';
import { type Person, VERSION } from '../coaching/people';
import { type Ground, openGround } from './ground';

/** An arbitrary user id: a machine need not know the number. */
const SERVER_USER = 47_110;

onEveryDatabase('a backup', (database) => {
  let ground: Ground;
  let server: TestServer;
  let ana: Person;
  let bia: Person;
  let carla: Person;
  let ofAna: string;

  beforeEach(async () => {
    ground = await openGround(database);
    ({ server } = ground);
    carla = await server.signedIn({ name: 'Carla', email: 'carla@example.com' });
    ana = await server.signedIn();
    bia = await server.signedIn({ name: 'Bia', email: 'bia@example.com' });
    ofAna = await link(ana);
  });
  afterEach(() => ground.close());

  const stopped = async (act: () => Promise<unknown>) => {
    await ground.stopped(act);
    ({ server } = ground);
  };
  const link = (student: Person) =>
    linkPeople(server.deps, {
      professional: carla.user.id,
      student: student.user.id,
      scopes: ['program', 'log', 'record'] as const,
      at: server.clock.now(),
    });
  const backUp = () => ground.backUp();
  const restore = (folder: string, replace = true) => ground.restore(folder, replace);
  const people = async () => {
    const rows = await server.connection.db.selectFrom('user').select('name').execute();
    return rows.map(({ name }) => name).sort();
  };
  const epochOf = async (person: Person) => {
    const { epoch } = await server.connection.db
      .selectFrom('space')
      .select('epoch')
      .where('id', '=', spaceOf(person.user.id))
      .executeTakeFirstOrThrow();
    return epoch;
  };
  const openRecords = (person: Person) =>
    person.post('/api/sync', {
      proto: 1,
      schema: 1,
      account: person.user.id,
      device: 'phone',
      ops: [],
      spaces: [
        { id: spaceOf(person.user.id), cursor: 0, epoch: null, grantVer: 0, inReset: false },
      ],
    });

  test('brings back what was lost, in a new epoch, and sends nothing twice', async () => {
    await openRecords(ana);
    const letter = accountErased({ name: 'Ana' });
    await server.deps.mail.queue(server.connection.db, 'ana@example.com', letter);
    const [folder, before] = [await backUp(), await epochOf(ana)];
    await server.signedIn({ name: 'Dora', email: 'dora@example.com' });
    await server.connection.db.deleteFrom('coaching_link').execute();
    const sent = ground.embedded ? 0 : (await server.mails()).length;
    await stopped(() => restore(folder));
    expect(ground.logged).toEqual([]);
    expect(await people()).toEqual(['Ana', 'Bia', 'Carla']);
    expect(await epochOf(ana)).not.toBe(before);
    const links = await server.connection.db.selectFrom('coaching_link').select('id').execute();
    expect(links).toEqual([{ id: ofAna }]);
    // Payments since the backup are looked for at Stripe before anybody is asked for money.
    const looks = await server.connection.db.selectFrom('stripe_look').select('list').execute();
    expect(looks).toEqual([{ list: 'restored' }]);
    // The mail was sent after the backup, in which it is still pending.
    expect(await server.mails()).toHaveLength(sent);
    const form = { email: 'ana@example.com', password: PASSWORD };
    expect((await server.visitor().post('/api/auth/sign-in/email', form)).status).toBe(200);
  });

  test('brings back nobody who was erased since, and no access that ended', async () => {
    const ofBia = await link(bia);
    const folder = await backUp();
    await bia.post(`/api/coaching/links/${ofBia}/end`);
    const less = { scopes: ['program'], version: VERSION };
    await ana.post(`/api/coaching/links/${ofAna}/scopes`, less);
    const { db } = server.connection;
    const due = { user_id: bia.user.id, asked_at: 1, erase_at: 1 };
    await db.insertInto('account_deletion').values(due).execute();
    expect(await eraseDueAccounts(server.deps)).toBe(1);
    // A power failure in the middle of a line.
    await appendFile(join(ground.dataDir, 'journal.ndjson'), '{"what":"ended","at":17');
    await stopped(async () => {
      expect(await restore(folder)).toMatchObject({ erased: 1, accesses: 2 });
    });
    expect(await people()).toEqual(['Ana', 'Carla']);
    const rows = await server.connection.db
      .selectFrom('coaching_link')
      .select(['id', 'scopes', 'ended_at'])
      .execute();
    const told = rows.map(({ id, scopes, ended_at }) => [id, readScopes(scopes), ended_at]);
    expect(told).toEqual([[ofAna, ['program'], null]]);
  });

  test('does not bring back an access that was being ended while it was made', async () => {
    const ended = { link: ofAna, professional: carla.user.id, student: ana.user.id };
    const folder = await inTransaction(server.connection.db, async (trx) => {
      await trx
        .updateTable('coaching_link')
        .set({ ended_at: server.clock.now() })
        .where('id', '=', ofAna)
        .execute();
      await server.deps.events.emit(trx, 'coaching.ended', ended);
      return backUp();
    });
    await stopped(async () => {
      expect(await restore(folder)).toMatchObject({ accesses: 1 });
    });
    const { ended_at } = await server.connection.db
      .selectFrom('coaching_link')
      .select('ended_at')
      .where('id', '=', ofAna)
      .executeTakeFirstOrThrow();
    expect(ended_at).not.toBeNull();
  });

  testUnless(
    process.getuid?.() === 0 ? null : 'Only root restores for somebody else.',
    'that root puts back belongs to the server, which is not root',
    async () => {
      const folder = await backUp();
      await bia.post(`/api/coaching/links/${await link(bia)}/end`);
      await chown(ground.dataDir, SERVER_USER, SERVER_USER);
      for (const name of await readdir(ground.dataDir)) {
        await chown(join(ground.dataDir, name), SERVER_USER, SERVER_USER);
      }
      const owners = async () => {
        const files = await readdir(ground.dataDir);
        return Promise.all(
          files.map(async (name) => [name, (await stat(join(ground.dataDir, name))).uid]),
        );
      };
      await ground.stopped(async () => {
        await restore(folder);
        const found = await owners();
        expect(found).toEqual(found.map(([name]) => [name, SERVER_USER]));
        expect(found.length).toBeGreaterThan(0);
      });
    },
  );

  test('replaces nobody by itself, and nothing by half of one', async () => {
    const folder = await backUp();
    await server.signedIn({ name: 'Dora', email: 'dora@example.com' });
    await stopped(async () => {
      await expect(restore(folder, false)).rejects.toThrow('use --replace');
      await expect(restore(ground.backups)).rejects.toThrow('Não há um backup inteiro');
      const [file = ''] = (await readdir(folder)).filter((name) => name.startsWith('anilha'));
      await writeFile(join(folder, file), 'meio', { flag: 'r+' });
      await expect(restore(folder)).rejects.toThrow('falta ou está danificado');
    });
    expect(await people()).toEqual(['Ana', 'Bia', 'Carla', 'Dora']);
  });

  if (database.name === 'PostgreSQL') {
    test('of which half cannot be read changes nothing', async () => {
      const folder = await backUp();
      await server.signedIn({ name: 'Dora', email: 'dora@example.com' });
      const file = join(folder, DATABASE_FILE.postgres);
      await truncate(file, Math.floor((await stat(file)).size / 2));
      const [at, names] = [server.clock.now(), [DATABASE_FILE.postgres]];
      await sealBackup(folder, { at, dialect: 'postgres', names });
      await expect(restore(folder)).rejects.toThrow('falhou');
      expect(await people()).toEqual(['Ana', 'Bia', 'Carla', 'Dora']);
    });
  }

  test('that was put back by half is served by nobody, and put back whole by the same command', async () => {
    const folder = await backUp();
    const serve = async () => {
      const { close } = await openToServe(ground.env, createLog('silent'));
      await close();
    };
    // The journal is unreadable after the copy is made.
    const journal = join(ground.dataDir, 'journal-2.ndjson');
    await mkdir(journal);
    await stopped(async () => {
      await expect(restore(folder)).rejects.toThrow('EISDIR');
      await expect(serve()).rejects.toThrow('A restauração deste banco foi interrompida.');
      await rm(journal, { recursive: true });
      await restore(folder);
      await serve();
    });
  });

  test('is read by nobody else', async () => {
    const folder = await backUp();
    expect((await stat(folder)).mode & 0o077).toBe(0);
    for (const name of await readdir(folder)) {
      expect([name, (await stat(join(folder, name))).mode & 0o077]).toEqual([name, 0]);
    }
  });

  test('is not put under a server at work', async () => {
    const folder = await backUp();
    await server.signedIn({ name: 'Dora', email: 'dora@example.com' });
    const { db } = server.connection;
    expect(await takeLease(db, 'a process', server.clock.now())).toBe(true);
    await expect(restore(folder)).rejects.toThrow('Pare o servidor');
    expect(await people()).toEqual(['Ana', 'Bia', 'Carla', 'Dora']);
    await dropLease(db, 'a process');
    await stopped(() => restore(folder));
    expect(await people()).toEqual(['Ana', 'Bia', 'Carla']);
  });

  test('of an earlier release takes the place of later tables, which are then made anew', async () => {
    const { connection } = server;
    const later = ['0021-program-links', '0022-failing-pushes', '0023-mailed-notices'];
    const say = (statement: string) => sql.raw(statement).execute(connection.db);
    await say('drop table program_link');
    await say('alter table report drop column program_link');
    await say('alter table push_subscription drop column failing_since');
    await say('alter table notice drop column thread');
    await say('alter table notice drop column mailed_at');
    await connection.db
      .withTables<{ migration: { name: string } }>()
      .deleteFrom('migration')
      .where('name', 'in', later)
      .execute();
    const folder = await backUp();
    expect(await migrate(connection)).toEqual(later);
    // A table of a later release that was rolled back.
    await say('create table fancy (user_id text references "user" (id))');
    await stopped(() => restore(folder));
    expect(await people()).toEqual(['Ana', 'Bia', 'Carla']);
    expect(await isMigrated(server.connection.db)).toBe(true);
    const fancy = sql`select * from fancy`.execute(server.connection.db);
    await expect(fancy).rejects.toThrow('fancy');
  });
});
