import { useEffect, useState } from 'react';
import type { Replica } from '../../replica/replica';
import { useOpenAccount } from './account-provider';
import { useSyncStatus } from './sync-status';

/** Records that are not on the server: still pending, or refused. */
export interface Unsent {
  readonly waiting: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

const NONE: Unsent = { waiting: new Set(), refused: new Set() };

/** More pending changes are a whole import, behind which others wait. */
const LOOKED_AT = 500;

/** @param isMine whether a change of a record counts */
export async function readUnsent(
  replica: Replica,
  isMine: (op: { readonly kind: string; readonly set: object }) => boolean,
): Promise<Unsent> {
  const [ops, refused] = await Promise.all([replica.unsent(LOOKED_AT), replica.refused()]);
  const idsOf = (some: readonly { kind: string; record: string; set: object }[]) =>
    new Set(some.filter(isMine).map(({ record }) => record));
  return { waiting: idsOf(ops), refused: idsOf(refused.map(({ op }) => op)) };
}

/** The unsent records that `read` finds, again after each change and each exchange. */
export function useUnsent(read: (replica: Replica) => Promise<Unsent>): Unsent {
  const account = useOpenAccount();
  const { pending, refused } = useSyncStatus();
  const [unsent, setUnsent] = useState(NONE);
  // A change of either number triggers another read.
  const reason = `${pending} ${refused}`;
  useEffect(() => {
    if (!account || reason === '') return;
    let current = true;
    const look = () =>
      read(account.replica).then(
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
  }, [account, reason, read]);
  return unsent;
}
