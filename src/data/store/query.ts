import { useEffect, useState } from 'react';
import type { Replica } from '../../replica/replica';
import type { Change } from '../../replica/view/changes';
import { useAccountState } from './account-provider';
import { FAILED, LOADING, type Loaded, ready } from './loaded';
import { news } from './news';

interface Query<T> {
  /** Number of remembered values; without it only the current key's value is kept. */
  readonly keeps?: number;
  read(replica: Replica, key: string): Promise<T>;
  /** The value after a change: the same object if unaffected, or 'reread'. */
  after(value: T, change: Change, key: string): T | 'reread';
}

/**
 * A hook over the replica that reads once and follows every commit of all tabs. The last value per
 * key is remembered, so that a screen shows it in its first frame on return.
 */
export function defineQuery<T>(query: Query<T>): (key: string | null) => Loaded<T> {
  /** `by` is the change that produced the value; other queries of it take it from here. */
  type Remembered = { value: T; by: Change | null };
  const remembered = new WeakMap<Replica, Map<string, Remembered>>();
  const memoryOf = (replica: Replica) => {
    const memory = remembered.get(replica) ?? new Map<string, Remembered>();
    remembered.set(replica, memory);
    return memory;
  };
  /** A key for each screen that follows it. One of another replica only makes more be kept. */
  const followed: string[] = [];

  return function useQuery(key) {
    const state = useAccountState();
    const replica = state.state === 'open' ? state.account.replica : null;
    const [shown, setShown] = useState<{ of: Replica; key: string; loaded: Loaded<T> } | null>(
      null,
    );

    useEffect(() => {
      if (!replica || key === null) return;
      const memory = memoryOf(replica);
      followed.push(key);
      let current = true;
      let asked = 0;
      let answered = 0;
      let own = memory.get(key)?.value;
      const show = (value: T, by: Change | null) => {
        own = value;
        // Deleting the key first puts it last, so that the oldest value is removed.
        memory.delete(key);
        memory.set(key, { value, by });
        const [oldest = key] = memory.keys();
        if (memory.size > (query.keeps ?? Number.POSITIVE_INFINITY)) memory.delete(oldest);
        setShown({ of: replica, key, loaded: ready(value) });
      };
      const reread = () => {
        asked += 1;
        const mine = asked;
        query.read(replica, key).then(
          (value) => {
            if (!current || mine !== asked) return;
            answered = mine;
            show(value, null);
          },
          (cause: unknown) => {
            answered = Math.max(answered, mine);
            console.error('A query failed', cause);
            if (current && !memory.has(key)) setShown({ of: replica, key, loaded: FAILED });
          },
        );
      };
      reread();
      const follow = (change: Change) => {
        if (!current) return;
        const known = memory.get(key) ?? (own === undefined ? null : { value: own, by: null });
        if (!known) return reread();
        const next = known.by === change ? known.value : query.after(known.value, change, key);
        if (next === 'reread') reread();
        else if (next !== own) {
          show(next, change);
          // The running read may have started before this change, so it is repeated.
          if (answered < asked) reread();
        }
      };
      const unsubscribe = replica.subscribe((change) => news.tell(() => follow(change)));
      return () => {
        current = false;
        unsubscribe();
        followed.splice(followed.indexOf(key), 1);
        // Records may arrive unfollowed, and a screen would say that there are none.
        if (!followed.includes(key) && isEmpty(own)) memory.delete(key);
      };
    }, [replica, key]);

    if (state.state === 'failed') return FAILED;
    if (!replica || key === null) return LOADING;
    if (shown && shown.of === replica && shown.key === key) return shown.loaded;
    const memory = memoryOf(replica);
    const known = memory.get(key);
    return known ? ready(known.value) : LOADING;
  };
}

/** Whether a value is an empty list, or has empty lists alone. */
function isEmpty(value: unknown): boolean {
  const lists = [value, ...Object.values(value ?? {})].filter(Array.isArray);
  return lists.length > 0 && !lists.flat().length;
}
