import { useCallback, useEffect, useState } from 'react';
import { type Reach, reachOf } from '#domain/coaching/copy-reach';
import { dayOfDate } from '#domain/local-day';
import { rangeStart } from '#domain/progress/ranges';
import type { Replica } from '../../replica/replica';
import type { Account } from '../store/account';
import { useOpenAccount } from '../store/account-provider';
import { useSyncStatus } from '../store/sync-status';

/** How far back a copy of a student's workouts reaches on this device. */
export interface CopyReach {
  readonly reach: Reach;
  /** Whether it was extended and is still loading. */
  readonly coming: boolean;
}

/**
 * How far back a student's workouts reach here; null before the first data.
 * @param wall epoch ms
 */
export async function readReach(replica: Replica, wall: number): Promise<CopyReach | null> {
  const { storage } = replica.inside;
  const state = await storage.read((database) => database.get('meta', `space:${replica.space}`));
  if (!state || !('cursor' in state) || state.since === undefined) return null;
  const since = state.since === 0 ? null : dayOfDate(new Date(state.since));
  return { reach: reachOf(since, dayOfDate(new Date(wall))), coming: state.inReset };
}

/**
 * Extends a student's workouts to an earlier day (rule G2b). Offline the reading starts with the
 * next contact; until then the records on this device stay.
 */
export async function widenReach(
  { replica, sync }: Pick<Account, 'replica' | 'sync'>,
  reach: Reach,
  wall: number,
): Promise<void> {
  const { beginReset } = await import('../../replica/exchange/pages');
  const from = rangeStart(reach, dayOfDate(new Date(wall)));
  const since = from === null ? 0 : new Date(`${from}T00:00`).getTime();
  await replica.inside.storage.write((tx) => beginReset(tx, replica.space, since));
  replica.inside.changes.emit([], true);
  sync.request();
}

/** How far back the open student's workouts reach, and how to extend that; null while unknown. */
export function useCopyReach(): (CopyReach & { widen(reach: Reach): Promise<void> }) | null {
  const account = useOpenAccount();
  const { phase } = useSyncStatus();
  const [shown, setShown] = useState<CopyReach | null>(null);
  // The end of every exchange needs a new look, whatever it brought.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!account) return;
    let current = true;
    const look = () =>
      readReach(account.replica, Date.now()).then(
        (found) => {
          if (current) setShown(found);
        },
        () => undefined,
      );
    void look();
    const unsubscribe = account.replica.subscribe(() => void look());
    return () => {
      current = false;
      unsubscribe();
    };
  }, [account, phase]);
  const widen = useCallback(
    async (reach: Reach) => {
      if (account) await widenReach(account, reach, Date.now());
    },
    [account],
  );
  return shown && { ...shown, widen };
}
