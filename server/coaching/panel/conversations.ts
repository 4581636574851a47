import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { cutText } from '#domain/cut-text';
import { EXCERPT_LENGTH, type StudentConversation } from '#protocol/coaching/conversations';
import { spaceOf } from '#protocol/space';
import { compareNames } from '#words/format/list';
import { activeLinks, readScopes } from '../../access/coaching';
import type { Database } from '../../db/schema';
import { unreadFrom } from './unread';

/** Facts about a message that the server keeps beside its record (sync/record/facts.ts). */
const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ from: v.string(), at: v.number(), text: v.string() }),
);

/** Conversations of one statement: SQLite limits the parts of a union. */
const AT_ONCE = 100;

/** The conversations of a professional with students who share fichas, unread ones first. */
export async function studentConversations(
  db: Kysely<Database>,
  professional: string,
): Promise<StudentConversation[]> {
  const mine = activeLinks(db).where('professional_id', '=', professional);
  const all = await db
    .selectFrom(mine.as('link'))
    .innerJoin('user', 'user.id', 'link.student_id')
    .select(['link.id', 'link.student_id', 'link.scopes', 'link.archived_at', 'user.name'])
    .execute();
  const links = all.filter(({ scopes }) => readScopes(scopes).includes('program'));
  const unread = await unreadFrom(
    db,
    links.map(({ student_id }) => student_id),
  );
  const newest = await newestMessages(db, links);
  return links
    .map((link): StudentConversation => {
      const kept = v.safeParse(keptSchema, newest.get(link.id));
      return {
        link: link.id,
        student: { id: link.student_id, name: link.name },
        archived: link.archived_at !== null,
        unread: unread.get(link.id)?.count ?? 0,
        last: kept.success
          ? {
              at: kept.output.at,
              mine: kept.output.from === professional,
              text: cutText(kept.output.text, EXCERPT_LENGTH),
            }
          : null,
      };
    })
    .sort(byUrgency);
}

/** The newest message of each link, each found by the key of its record. */
async function newestMessages(
  db: Kysely<Database>,
  links: readonly { readonly id: string; readonly student_id: string }[],
): Promise<ReadonlyMap<string, string | null>> {
  const newest = new Map<string, string | null>();
  for (let from = 0; from < links.length; from += AT_ONCE) {
    const [first, ...more] = links
      .slice(from, from + AT_ONCE)
      .map(({ id, student_id }) => db.selectFrom(newestOf(db, id, student_id)).selectAll());
    if (!first) break;
    const rows = await more.reduce((union, one) => union.unionAll(one), first).execute();
    for (const { link, data } of rows) newest.set(link, data);
  }
  return newest;
}

function newestOf(db: Kysely<Database>, link: string, student: string) {
  return (
    db
      .selectFrom('record')
      .select([sql<string>`${link}`.as('link'), 'data'])
      .where('space_id', '=', spaceOf(student))
      .where('kind', '=', 'message')
      .where('hidden', '=', 0)
      // Quotes within a text are escaped, so that only the field itself matches.
      .where('data', 'like', `%"link":"${link}"%`)
      // Ids of messages begin with their time.
      .orderBy('id', 'desc')
      .limit(1)
      .as('newest')
  );
}

function byUrgency(a: StudentConversation, b: StudentConversation): number {
  const isUnread = ({ unread }: StudentConversation) => Number(unread > 0);
  return (
    isUnread(b) - isUnread(a) ||
    (b.last?.at ?? 0) - (a.last?.at ?? 0) ||
    compareNames(a.student.name, b.student.name)
  );
}
