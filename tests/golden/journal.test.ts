import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readScopes } from '../../server/access/coaching';
import { readJournals } from '../../server/backup/journal';
import { replayJournal } from '../../server/restore/replay';
import { linkPeople } from '../harness/coaching';
import { onEveryDatabase } from '../harness/databases';
import { server, withServer } from '../server/opened';

/**
 * Journals in the form of the first release with lines of their kind. Every new kind adds one, and
 * none is ever edited, because a backup may be a year older than the release that restores it.
 */
const FOLDER = import.meta.dirname;

test('every line of every journal is still read', async () => {
  for (const name of (await readdir(FOLDER)).filter((one) => /^journal-\d+\.ndjson$/.test(one))) {
    const folder = await mkdtemp(join(tmpdir(), 'anilha-journal-'));
    await copyFile(join(FOLDER, name), join(folder, 'journal.ndjson'));
    const lines = (await readFile(join(FOLDER, name), 'utf8')).trim().split('\n');
    expect(await readJournals(folder, 0)).toEqual(lines.map((line) => JSON.parse(line)));
    await rm(folder, { recursive: true });
  }
});

onEveryDatabase('the first journal', (database) => {
  withServer(database);

  test('erases, ends and narrows what it did when it was written', async () => {
    const { db } = server.connection;
    const day = new Date(server.clock.now()).toISOString();
    await db
      .insertInto('user')
      .values({
        id: 'golden-account',
        name: 'Olga',
        email: 'olga@example.com',
        emailVerified: 1,
        createdAt: day,
        updatedAt: day,
        birthDate: '1990-05-17',
        termsVersion: '2026-11-20',
        termsAcceptedAt: day,
        guardianAgreed: 0,
      })
      .execute();
    const ana = await server.signedIn();
    const carla = await server.signedIn({ name: 'Carla', email: 'carla@example.com' });
    for (const [id, student] of [
      ['golden-link-1', carla.user.id],
      ['golden-link-2', ana.user.id],
    ] as const) {
      const professional = student === ana.user.id ? carla.user.id : ana.user.id;
      const scopes = ['program', 'log'] as const;
      await linkPeople(server.deps, { id, professional, student, scopes, at: 1 });
    }
    const folder = await mkdtemp(join(tmpdir(), 'anilha-journal-'));
    await copyFile(join(FOLDER, 'journal-1.ndjson'), join(folder, 'journal.ndjson'));
    const replayed = await replayJournal(server.deps, await readJournals(folder, 0));
    await rm(folder, { recursive: true });
    const people = await db.selectFrom('user').select('name').orderBy('name').execute();
    expect(people).toEqual([{ name: 'Ana' }, { name: 'Carla' }]);
    const links = await db.selectFrom('coaching_link').selectAll().orderBy('id').execute();
    expect(links.map(({ ended_at, scopes }) => [ended_at, readScopes(scopes)])).toEqual([
      [1795100001000, ['program', 'log']],
      [null, ['program']],
    ]);
    expect(replayed.erased).toBe(1);
  });
});
