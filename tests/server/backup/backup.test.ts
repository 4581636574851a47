import { appendFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { spaceOf } from '#protocol/space';
import { readScopes } from '../../../server/access/coaching';
import { eraseDueAccounts } from '../../../server/erasure/erase';
import { accountErased } from '../../../server/mail/templates/deletion';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD, type TestServer } from '../../harness/server';
import { type Person, VERSION } from '../coaching/people';
import { type Ground, openGround } from './ground';

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
    expect(await people()).toEqual(['Ana', 'Bia', 'Carla']);
    expect(await epochOf(ana)).not.toBe(before);
    const links = await server.connection.db.selectFrom('coaching_link').select('id').execute();
    expect(links).toEqual([{ id: ofAna }]);
    // Sent after the backup was made, it waits in it.
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
    // A power cut in the middle of a line.
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

  test('is read by nobody else', async () => {
    const folder = await backUp();
    expect((await stat(folder)).mode & 0o077).toBe(0);
    for (const name of await readdir(folder)) {
      expect([name, (await stat(join(folder, name))).mode & 0o077]).toEqual([name, 0]);
    }
  });

  if (database.name !== 'SQLite') return;
  test('is not put under a server at work', async () => {
    const folder = await backUp();
    await expect(restore(folder)).rejects.toThrow('Pare o servidor');
    expect(await people()).toEqual(['Ana', 'Bia', 'Carla']);
  });
});
