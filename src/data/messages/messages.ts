import { messageOf, messagesInOrder, type SaidMessage } from '#domain/messages/thread';
import type { Replica } from '../../replica/replica';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isMessage } from '../store/shapes';
import { readUnsent, type Unsent, useUnsent } from '../store/use-unsent';

export async function readMessages(replica: Replica): Promise<readonly SaidMessage[]> {
  const rows = (await replica.all('message')).filter(isMessage);
  return messagesInOrder(rows.flatMap(({ id, shape }) => messageOf(id, shape) ?? []));
}

const useRead = defineQuery<readonly SaidMessage[]>({
  read: readMessages,
  after: (value, { wide, rows }) => (wide || rows.some(isMessage) ? 'reread' : value),
});

/**
 * All messages of the open space, oldest first. For a person these are the conversations with their
 * coaches; for a coach, those of the link with this student.
 */
export function useMessages(): Loaded<readonly SaidMessage[]> {
  return useRead('messages');
}

/** Messages that have not reached the server. Marking as read is also a write, but no message. */
export function readUnsentMessages(replica: Replica): Promise<Unsent> {
  return readUnsent(replica, ({ kind, set }) => kind === 'message' && 'text' in set);
}

export function useUnsentMessages(): Unsent {
  return useUnsent(readUnsentMessages);
}
