import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { programVersionKind } from '#domain/coaching/program-version';
import { messageKind } from '#domain/messages/message';
import { ownerOf } from '#protocol/space';
import { type Grant, heldGrant, noticeKeyOf } from '../access/coaching';
import type { Deps } from '../core/deps';
import type { TransitionEvents } from '../core/events';
import type { Database } from '../db/schema';

type NoticeDeps = Pick<Deps, 'notices'>;
type Write = TransitionEvents['records.written'];

const messageSchema = v.object({
  link: v.string(),
  from: v.string(),
  readAt: v.nullable(v.number()),
});
const versionSchema = v.object({
  program: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  number: v.number(),
});

/**
 * Notifies each side of the other one's messages, and the student of published fichas. Once per
 * record, without its text.
 */
export function tellOfRecords({ events, notices }: Pick<Deps, 'events' | 'notices'>): void {
  events.on('records.written', async (trx, write) => {
    const owner = ownerOf(write.space);
    if (owner === null) return;
    const about = { notices, trx, owner, write };
    if (write.kinds.has(messageKind.name)) await tellOfMessages(about);
    const ofCoach = write.author !== owner;
    if (ofCoach && write.kinds.has(programVersionKind.name)) await tellOfVersions(about);
  });
}

interface About extends NoticeDeps {
  readonly trx: Transaction<Database>;
  readonly owner: string;
  readonly write: Write;
}

async function tellOfMessages({ notices, trx, owner, write }: About): Promise<void> {
  for (const { id, data, hidden } of await recordsOf(trx, write, messageKind.name)) {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) continue;
    const { link: of, from, readAt } = message.output;
    const link = await trx
      .selectFrom('coaching_link')
      .select(['professional_id', 'student_id'])
      .where('id', '=', of)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!link) continue;
    const byStudent = from === owner;
    const person = byStudent ? link.professional_id : owner;
    const thread = `${noticeKeyOf(of)}message:`;
    const key = `${thread}${id}`;
    // Read and removed messages need no notice.
    if (hidden || readAt !== null) {
      await notices.settle(trx, person, key);
      continue;
    }
    if (from !== write.author) continue;
    await notices.tell(trx, {
      person,
      kind: 'coach',
      key,
      thread,
      title: `Mensagem de ${await nameOf(trx, write.author)}`,
      body: 'Abra a conversa para ler e responder.',
      path: byStudent ? `/app/students/${owner}` : '/app/messages',
    });
  }
}

async function tellOfVersions({ notices, trx, owner, write }: About): Promise<void> {
  const grant: Grant | null = await heldGrant(trx, write.author, owner);
  if (!grant) return;
  for (const { id, data, hidden } of await recordsOf(trx, write, programVersionKind.name)) {
    const version = v.safeParse(versionSchema, data);
    if (hidden || !version.success) continue;
    const { program, number } = version.output;
    const name = await nameOf(trx, write.author);
    await notices.tell(trx, {
      person: owner,
      kind: 'coach',
      key: `${noticeKeyOf(grant.link)}version:${id}`,
      title: number > 1 ? `${name} mudou a sua ficha` : `Ficha nova de ${name}`,
      body: number > 1 ? 'Veja o que mudou.' : 'Abra para ver os treinos.',
      path: `/app/programs/${program}`,
    });
  }
}

/** The records of a kind that a request wrote, as projected. */
async function recordsOf(
  trx: Transaction<Database>,
  { space, records }: Write,
  kind: string,
): Promise<{ id: string; data: unknown; hidden: boolean }[]> {
  const ids = records.filter((record) => record.kind === kind).map(({ id }) => id);
  const rows = await trx
    .selectFrom('record')
    .select(['id', 'data', 'hidden'])
    .where('space_id', '=', space)
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .orderBy('rev')
    .execute();
  return rows.flatMap(({ id, data, hidden }) =>
    data === null ? [] : [{ id, data: JSON.parse(data), hidden: hidden === 1 }],
  );
}

async function nameOf(trx: Transaction<Database>, person: string): Promise<string> {
  const row = await trx
    .selectFrom('user')
    .select('name')
    .where('id', '=', person)
    .executeTakeFirst();
  return row?.name ?? '';
}
