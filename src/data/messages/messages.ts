import { useEffect, useState } from 'react';
import { messageOf, messagesInOrder, type SaidMessage } from '#domain/messages/thread';
import type { Replica } from '../../replica/replica';
import { useOpenAccount } from '../store/account-provider';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isMessage } from '../store/shapes';
import { useSyncStatus } from '../store/sync-status';

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

/** Messages that are not on the server: still pending, or refused. */
export interface Unsent {
  readonly waiting: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

const NONE: Unsent = { waiting: new Set(), refused: new Set() };

/** More pending changes are a whole import, behind which messages wait. */
const LOOKED_AT = 500;

export async function readUnsent(replica: Replica): Promise<Unsent> {
  const [ops, refused] = await Promise.all([replica.unsent(LOOKED_AT), replica.refused()]);
  const mine = (op: { readonly kind: string; readonly record: string; readonly set: object }) =>
    // Marking as read is also a write, but not a message.
    op.kind === 'message' && 'text' in op.set ? [op.record] : [];
  return {
    waiting: new Set(ops.flatMap(mine)),
    refused: new Set(refused.flatMap(({ op }) => mine(op))),
  };
}

/** Messages that have not reached the server. */
export function useUnsentMessages(): Unsent {
  const account = useOpenAccount();
  const { pending, refused } = useSyncStatus();
  const [unsent, setUnsent] = useState(NONE);
  // A change of either number triggers another read.
  const reason = `${pending} ${refused}`;
  useEffect(() => {
    if (!account || reason === '') return;
    let current = true;
    const look = () =>
      readUnsent(account.replica).then(
        (found) => {
          if (current) setUnsent(found);
        },
        () => undefined,
      );
    void look();
    const unsubscribe = account.replica.subscribe(() => void look());
    return () => {
      current = false;
      unsubscribe();
    };
  }, [account, reason]);
  return unsent;
}
