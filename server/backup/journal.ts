import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { SCOPES } from '#domain/coaching/scope';
import { readScopes } from '../access/coaching';
import { erasedMark } from '../access/erased-mark';
import type { Deps } from '../deps';

/** What may not come back with an older database (rule S4); one line each, by whichever process. */
const lineSchema = v.variant('what', [
  v.object({ what: v.literal('erased'), at: v.number(), mark: v.string() }),
  v.object({ what: v.literal('ended'), at: v.number(), link: v.string() }),
  v.object({
    what: v.literal('scopes'),
    at: v.number(),
    link: v.string(),
    scopes: v.array(v.picklist(SCOPES)),
  }),
]);
export type JournalLine = v.InferOutput<typeof lineSchema>;

const JOURNAL = 'journal.ndjson';
const JOURNALS = /^journal.*\.ndjson$/;

/**
 * Writes down, outside of the database, who was erased and which access ended. A line of what did not
 * come to its end after all only takes access away that a restored database would give.
 */
export function keepJournal({ events, env, now }: Pick<Deps, 'events' | 'env' | 'now'>): void {
  const append = async (line: JournalLine) => {
    await mkdir(env.dataDir, { recursive: true });
    const text = `${JSON.stringify(line)}\n`;
    await appendFile(join(env.dataDir, JOURNAL), text, { mode: 0o600, flush: true });
  };
  events.on('account.erased', (_, { userId }) =>
    append({ what: 'erased', at: now(), mark: erasedMark(userId) }),
  );
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

/** Every line since an instant (epoch ms) of all journals in a folder, the oldest first. */
export async function readJournals(dataDir: string, since: number): Promise<JournalLine[]> {
  const names = (await readdir(dataDir).catch(() => [])).filter((name) => JOURNALS.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(dataDir, name), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n')).flatMap((line) => readLine(line) ?? []);
  return lines.filter(({ at }) => at >= since).sort((one, other) => one.at - other.at);
}

/** Null for the end of a line that a power cut left behind. */
function readLine(line: string): JournalLine | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line);
  return read.success ? read.output : null;
}
