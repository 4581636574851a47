import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readScopes } from '../access/coaching';
import { erasedMark } from '../access/erased-mark';
import type { Deps } from '../core/deps';
import { type AccountLine, type JournalLine, readLine } from './journal-line';

const JOURNAL = 'journal.ndjson';
const JOURNALS = /^journal.*\.ndjson$/;

/**
 * Writes a journal outside the database of everything that a restored copy must not bring back:
 * accounts, access, shown photos and pages. A removal counts even if its transaction failed later;
 * only `resumed` and `stayed` allow more again.
 */
export function keepJournal({ events, env, now }: Pick<Deps, 'events' | 'env' | 'now'>): void {
  const append = async (line: JournalLine) => {
    await mkdir(env.dataDir, { recursive: true });
    const text = `${JSON.stringify(line)}\n`;
    await appendFile(join(env.dataDir, JOURNAL), text, { mode: 0o600, flush: true });
  };
  const account = (what: AccountLine['what'], userId: string) =>
    append({ what, at: now(), mark: erasedMark(userId) });
  events.on('account.erased', (_, { userId }) => account('erased', userId));
  events.on('account.suspended', (_, { userId }) => account('suspended', userId));
  events.on('account.resumed', (_, { userId }) => account('resumed', userId));
  events.on('account.leaving', (_, { userId }) => account('leaving', userId));
  events.on('account.stayed', (_, { userId }) => account('stayed', userId));
  events.on('account.guarded', async (_, { userId, what }) => {
    if (what === 'password' || what === 'ways-in') await account(what, userId);
  });
  events.on('taken.back', (_, taken) => append({ ...taken, at: now() }));
  events.on('coaching.ended', (_, { link }) => append({ what: 'ended', at: now(), link }));
  events.on('coaching.changed', async (trx, { link }) => {
    const row = await trx
      .selectFrom('coaching_link')
      .select('scopes')
      .where('id', '=', link)
      .executeTakeFirst();
    if (row) await append({ what: 'scopes', at: now(), link, scopes: [...readScopes(row.scopes)] });
  });
}

/** The journals in a folder: of this server, and of other servers if copied there. */
export async function journalsIn(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir).catch(() => [])).filter((name) => JOURNALS.test(name));
}

/** Every line of all journals in a folder since an instant (epoch ms), oldest first. */
export async function readJournals(dataDir: string, since: number): Promise<JournalLine[]> {
  const names = await journalsIn(dataDir);
  const texts = await Promise.all(names.map((name) => readFile(join(dataDir, name), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n')).flatMap((line) => readLine(line) ?? []);
  return lines.filter(({ at }) => at >= since).sort((one, other) => one.at - other.at);
}
