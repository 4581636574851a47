import { useEffect, useState } from 'react';
import type { OpRow } from '../../replica/store/schema';
import { useOpenAccount } from '../store/account-provider';
import { useHomeAccount } from '../store/home-account';
import { news } from '../store/news';
import { useUnsentStudentSets } from './lost-changes';

/** More pending changes are a whole import, and a number of sets is then useless. */
const LOOKED_AT = 200;
/** So few changes have more sets than that only in an import. */
const FIRST = 20;
const SET_DONE = /^(s\.[a-z0-9]+)\.done\./;

const NONE: ReadonlySet<string> = new Set();

/** Key of a set among the pending ones. */
export function unsentName(workoutId: string, setKey: string): string {
  return `${workoutId} s.${setKey}`;
}

type Waiting = readonly Pick<OpRow, 'kind' | 'record' | 'set'>[];

/** The pending changes of a replica, in order of writing. */
interface PendingWrites {
  pending(): Promise<{ readonly ops: number }>;
  unsent(limit: number): Promise<Waiting>;
}

/**
 * Number of sets done or corrected in these writes, in order of writing; 0 for other writes. A set
 * that was undone later does not count.
 */
export function setsIn(ops: Waiting): number {
  return namesIn(ops).size;
}

function namesIn(ops: Waiting): ReadonlySet<string> {
  const sets = new Set<string>();
  for (const { kind, record, set } of ops) {
    if (kind !== 'workout') continue;
    for (const [path, value] of Object.entries(set)) {
      const node = SET_DONE.exec(path)?.[1];
      const undone = typeof value !== 'object' || value === null || 'undone' in value;
      if (node === undefined) continue;
      if (undone) sets.delete(`${record} ${node}`);
      else sets.add(`${record} ${node}`);
    }
  }
  return sets;
}

/**
 * Pending sets of an account, by `unsentName`; none while more changes wait than are looked at, or
 * the first ones are of an import. Reading them after each of its transactions takes long.
 */
export async function readUnsentNames(replica: PendingWrites): Promise<ReadonlySet<string>> {
  const { ops } = await replica.pending();
  if (ops > LOOKED_AT) return NONE;
  const isImport = ops > FIRST && namesIn(await replica.unsent(FIRST)).size > LOOKED_AT;
  return isImport ? NONE : namesIn(await replica.unsent(LOOKED_AT));
}

/**
 * Number of pending sets on this device, for the sync pill. It includes students' copies; within a
 * student's space only that student's sets count. One change may have several sets.
 */
export function useUnsentSets(pending: number): number {
  const isHome = useOpenAccount() === useHomeAccount();
  const students = useUnsentStudentSets();
  return useUnsentNames(pending).size + (isHome ? students : 0);
}

/**
 * Pending sets of this device, by `unsentName`.
 * @param pending number of pending changes; a change of it triggers a recount, and null reads
 * nothing
 */
export function useUnsentNames(pending: number | null): ReadonlySet<string> {
  const account = useOpenAccount();
  const [sets, setSets] = useState(NONE);
  useEffect(() => {
    if (!account || pending === null) return;
    const { replica } = account;
    let current = true;
    const count = async () => {
      const found = await readUnsentNames(replica).catch(() => NONE);
      if (current) setSets(found);
    };
    void count();
    const unsubscribe = replica.subscribe(() => news.tell(() => void count()));
    return () => {
      current = false;
      unsubscribe();
    };
  }, [account, pending]);
  return pending === null ? NONE : sets;
}
