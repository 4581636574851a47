import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { messageKind } from '#domain/coaching/message';
import type { SaidMessage } from '#domain/coaching/thread';
import { removeNode, restoreNode } from '#domain/record/deletion';
import { useSession } from '../session';
import { type AccountSource, commitAll, commitTo, type Refusal, useAccountSource } from './write';

/** A message and its subject. */
export interface Saying {
  readonly link: string;
  readonly text: string;
  readonly workout?: string | null;
  readonly exercise?: string | null;
  /** One set of the exercise, by its key. */
  readonly set?: string | null;
}

/** Messages of the open space. Every command resolves once it is stored on this device. */
export interface MessageCommands {
  send(saying: Saying): Promise<{ readonly id: string; readonly refusal: Refusal | null }>;
  /** Marks messages of others as read; read ones stay as they are. */
  markRead(messages: readonly SaidMessage[]): Promise<Refusal | null>;
  /** Takes back one of one's own, for the other one too. */
  remove(id: string): Promise<Refusal | null>;
  /** Undoes it, with the text that it took. */
  restore(message: Pick<SaidMessage, 'id' | 'text'>): Promise<Refusal | null>;
}

/**
 * @param me who writes: beside the space's owner it may be one of their coaches
 */
export function messageCommands(source: AccountSource, me: string): MessageCommands {
  return {
    async send({ link, text, workout = null, exercise = null, set = null }) {
      const id = uuidv7();
      const refusal = await commitTo(source(), 'message', id, (_, { now }) => ({
        link,
        from: me,
        text: text.trim(),
        at: now,
        ...(workout !== null && { workout }),
        ...(exercise !== null && { exercise }),
        ...(set !== null && { set }),
      }));
      return { id, refusal };
    },
    async markRead(messages) {
      const unread = messages.filter(({ from, readAt }) => from !== me && readAt === null);
      if (unread.length === 0) return null;
      return commitAll(
        source(),
        unread.map(({ id }) => ({
          kind: 'message',
          id,
          // Another device of theirs may have read it meanwhile: the first time counts.
          write: (registers, { now }) => (registers.readAt ? {} : { readAt: now }),
        })),
      );
    },
    remove: (id) =>
      commitAll(
        source(),
        // The text first: that the other one reads it meanwhile would bring the record back (R3).
        [
          { kind: 'message', id, write: () => ({ text: '' }) },
          {
            kind: 'message',
            id,
            write: (registers, { device }) => removeNode(messageKind, registers, '', device),
          },
        ],
      ),
    restore: ({ id, text }) =>
      commitTo(source(), 'message', id, (_, { now }) => ({ text, ...restoreNode('', now) })),
  };
}

export function useMessageCommands(): MessageCommands {
  const source = useAccountSource();
  const session = useSession();
  const me = 'user' in session ? session.user.id : '';
  return useMemo(() => messageCommands(source, me), [source, me]);
}
