import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { messageKind } from '#domain/messages/message';
import type { SaidMessage } from '#domain/messages/thread';
import { removeNode, restoreNode } from '#domain/record/deletion';
import { useSession } from '../session/session';
import {
  type AccountSource,
  commit,
  commitTo,
  type Edit,
  type Refusal,
  useAccountSource,
} from './write';

/** A message and its subject. */
export interface Saying {
  readonly link: string;
  readonly text: string;
  readonly workout?: string | null;
  readonly exercise?: string | null;
  /** One set of the exercise, by its key. */
  readonly set?: string | null;
}

/** Commands for messages of the open space. Each resolves once it is stored on this device. */
export interface MessageCommands {
  send(saying: Saying): Promise<{ readonly id: string; readonly refusal: Refusal | null }>;
  /** Marks other people's messages as read; read ones stay unchanged. */
  markRead(messages: readonly SaidMessage[]): Promise<Refusal | null>;
  /** Removes the person's own message, for both people. */
  remove(id: string): Promise<Refusal | null>;
  /** Undoes the removal with the removed text. */
  restore(message: Pick<SaidMessage, 'id' | 'text'>): Promise<Refusal | null>;
}

/** @param me the writer: the space's owner or one of their coaches */
export function messageCommands(source: AccountSource, me: string): MessageCommands {
  return {
    async send({ link, text, workout = null, exercise = null, set = null }) {
      const id = uuidv7();
      const refusal = await commitTo(source, 'message', id, (_, { now }) => ({
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
      return commit(
        source,
        ...unread.map(
          ({ id }): Edit => ({
            kind: 'message',
            id,
            // Another device may have read it meanwhile: the first time counts.
            write: (registers, { now }) => (registers.readAt ? {} : { readAt: now }),
          }),
        ),
      );
    },
    remove: (id) =>
      commit(
        source,
        // The text comes first, because if the other person reads it meanwhile, that would restore
        // the record (G1m3).
        { kind: 'message', id, write: () => ({ text: '' }) },
        {
          kind: 'message',
          id,
          write: (registers, { device }) => removeNode(messageKind, registers, '', device),
        },
      ),
    restore: ({ id, text }) =>
      commitTo(source, 'message', id, (_, { now }) => ({ text, ...restoreNode('', now) })),
  };
}

export function useMessageCommands(): MessageCommands {
  const source = useAccountSource();
  const session = useSession();
  const me = 'user' in session ? session.user.id : '';
  return useMemo(() => messageCommands(source, me), [source, me]);
}
