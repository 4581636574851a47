import { useEffect, useState } from 'react';
import type { Change } from '../replica/changes';
import type { Replica } from '../replica/replica';
import { useAccountState } from './account-provider';
import { FAILED, LOADING, type Loaded, ready } from './loaded';

interface Query<T> {
  read(replica: Replica, key: string): Promise<T>;
  /** The value after a change: the same one when it is not touched, or 'reread'. */
  after(value: T, change: Change, key: string): T | 'reread';
}

/**
 * A hook over the replica: reads once, follows every commit of this tab and of the others. The
 * last value per key is remembered, so that coming back to a screen shows it in the first frame.
 */
export function defineQuery<T>(query: Query<T>): (key: string | null) => Loaded<T> {
  const remembered = new WeakMap<Replica, Map<string, T>>();
  const memoryOf = (replica: Replica) => {
    const memory = remembered.get(replica) ?? new Map<string, T>();
    remembered.set(replica, memory);
    return memory;
  };

  return function useQuery(key) {
    const state = useAccountState();
    const replica = state.state === 'open' ? state.account.replica : null;
    const [shown, setShown] = useState<{ of: Replica; key: string; loaded: Loaded<T> } | null>(
      null,
    );

    useEffect(() => {
      if (!replica || key === null) return;
      const memory = memoryOf(replica);
      let current = true;
      let asked = 0;
      const show = (value: T) => {
        memory.set(key, value);
        setShown({ of: replica, key, loaded: ready(value) });
      };
      const reread = () => {
        asked += 1;
        const mine = asked;
        query.read(replica, key).then(
          (value) => {
            if (current && mine === asked) show(value);
          },
          (cause: unknown) => {
            console.error('A read of the replica failed', cause);
            if (current && !memory.has(key)) setShown({ of: replica, key, loaded: FAILED });
          },
        );
      };
      reread();
      const unsubscribe = replica.subscribe((change) => {
        const value = memory.get(key);
        const next = value === undefined ? 'reread' : query.after(value, change, key);
        if (next === 'reread') reread();
        else if (next !== value) {
          // A read under way may be older than this change.
          asked += 1;
          show(next);
        }
      });
      return () => {
        current = false;
        unsubscribe();
      };
    }, [replica, key]);

    if (state.state === 'failed') return FAILED;
    if (!replica || key === null) return LOADING;
    if (shown && shown.of === replica && shown.key === key) return shown.loaded;
    const memory = memoryOf(replica);
    const value = memory.get(key);
    return value === undefined ? LOADING : ready(value);
  };
}
