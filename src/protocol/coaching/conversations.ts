import * as v from 'valibot';
import { id, instant } from '#domain/record/fields';

/** Characters of a message in the list. */
export const EXCERPT_LENGTH = 160;

const conversationSchema = v.object({
  link: id,
  student: v.object({ id, name: v.string() }),
  archived: v.boolean(),
  /** The student's messages that the coach has not read. */
  unread: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The newest message, cut; null for none. */
  last: v.nullable(v.object({ at: instant, mine: v.boolean(), text: v.string() })),
});
export type StudentConversation = v.InferOutput<typeof conversationSchema>;

/**
 * GET /api/coaching/conversations: one for each student who shares fichas with the requester,
 * unread ones first, then the newest message first.
 */
export const conversationsSchema = v.object({ conversations: v.array(conversationSchema) });
export type StudentConversations = v.InferOutput<typeof conversationsSchema>;
