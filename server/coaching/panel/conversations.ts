import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { cutText } from '#domain/cut-text';
import { EXCERPT_LENGTH, type StudentConversation } from '#protocol/coaching/conversations';
import { compareNames } from '#words/format/list';
import { activeLinks, readScopes } from '../../access/coaching';
import type { Database } from '../../db/schema';

/** Facts about a message that the server keeps beside its record (sync/record/facts.ts). */
const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ from: v.string(), at: v.number(), text: v.string() }),
);

/**
 * The conversations of a professional with students who share fichas, unread ones first. One
 * statement for any number of students; each newest message is found by the key of its record.
 */
export async function studentConversations(
  db: Kysely<Database>,
  professional: string,
): Promise<StudentConversation[]> {
  const mine = activeLinks(db).where('professional_id', '=', professional);
  const rows = await db
    .selectFrom(mine.as('link'))
    .innerJoin('user', 'user.id', 'link.student_id')
    .select(['link.id', 'link.student_id', 'link.scopes', 'link.archived_at', 'user.name'])
    .select(({ selectFrom }) => [
      selectFrom('unread_message')
        .whereRef('unread_message.link_id', '=', 'link.id')
        .whereRef('unread_message.from_id', '=', 'link.student_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('unread'),
      // Ids of messages begin with their time. Quotes within a text are escaped, so that only the
      // field itself matches.
      selectFrom('record')
        .where('record.space_id', '=', sql<string>`'u:' || link.student_id`)
        .where('record.kind', '=', 'message')
        .where('record.hidden', '=', 0)
        .where('record.data', 'like', sql<string>`'%"link":"' || link.id || '"%'`)
        .orderBy('record.id', 'desc')
        .limit(1)
        .select('record.data')
        .as('last'),
    ])
    .execute();
  return rows
    .filter(({ scopes }) => readScopes(scopes).includes('program'))
    .map((row): StudentConversation => {
      const kept = v.safeParse(keptSchema, row.last);
      return {
        link: row.id,
        student: { id: row.student_id, name: row.name },
        archived: row.archived_at !== null,
        unread: row.unread ?? 0,
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

function byUrgency(a: StudentConversation, b: StudentConversation): number {
  const isUnread = ({ unread }: StudentConversation) => Number(unread > 0);
  return (
    isUnread(b) - isUnread(a) ||
    (b.last?.at ?? 0) - (a.last?.at ?? 0) ||
    compareNames(a.student.name, b.student.name)
  );
}
