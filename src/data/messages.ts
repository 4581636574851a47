import { useEffect, useState } from 'react';
import { inOrder, messageOf, type SaidMessage } from '#domain/coaching/thread';
import type { Replica } from '../replica/replica';
import { useOpenAccount } from './account-provider';
import type { Loaded } from './loaded';
import { defineQuery } from './query';
import { isMessage } from './shapes';
import { useSyncStatus } from './sync-status';

export async function readMessages(replica: Replica): Promise<readonly SaidMessage[]> {
  const rows = (await replica.all('message')).filter(isMessage);
  return inOrder(rows.flatMap(({ id, shape }) => messageOf(id, shape) ?? []));
}

const useRead = defineQuery<readonly SaidMessage[]>({
  read: readMessages,
  after: (value, { wide, rows }) => (wide || rows.some(isMessage) ? 'reread' : value),
});

/**
 * Every message in the open space, oldest first: of a person all conversations with their coaches,
 * of a student whose space a coach has open those of the link between the two.
 */
export function useMessages(): Loaded<readonly SaidMessage[]> {
  return useRead('messages');
}

/** Which messages the server does not hold: they wait on this device, or it did not take them. */
export interface Unsent {
  readonly waiting: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

const NONE: Unsent = { waiting: new Set(), refused: new Set() };

/** Beyond this a whole import waits; the messages then wait behind it. */
const LOOKED_AT = 500;

export async function readUnsent(replica: Replica): Promise<Unsent> {
  const [ops, refused] = await Promise.all([replica.unsent(LOOKED_AT), replica.refused()]);
  const mine = (op: { readonly kind: string; readonly record: string; readonly set: object }) =>
    // Having read something is a write as well, and nothing that was said.
    op.kind === 'message' && 'text' in op.set ? [op.record] : [];
  return {
    waiting: new Set(ops.flatMap(mine)),
    refused: new Set(refused.flatMap(({ op }) => mine(op))),
  };
}

/** What of the messages has not reached the server. */
export function useUnsentMessages(): Unsent {
  const account = useOpenAccount();
  const { pending, refused } = useSyncStatus();
  const [unsent, setUnsent] = useState(NONE);
  // Another number of either is a reason to look anew.
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
