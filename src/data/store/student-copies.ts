import * as v from 'valibot';
import type { Replica } from '../../replica/replica';

/**
 * Storage key of the list of students' copies on this device, with pending and refused changes. It
 * contains the account, because pending changes must outlast another person's sign-in.
 */
export function copiesKey(account: string): string {
  return `anilha.copies.${account}`;
}

/** Name of a student's copy on this device, for its database, mirror and lock. */
export function studentPlace(account: string, student: string): string {
  return `${account}~${student}`;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const copySchema = v.object({
  /** Pending changes, and the number of sets among them. */
  unsent: count,
  sets: count,
  /** The link's version under which it was last read, 0 before the first read. */
  version: count,
  /** The epoch of the coach's own space at the copy's last exchange (rule G1c4). */
  epoch: v.optional(v.string()),
});
export type StudentCopy = v.InferOutput<typeof copySchema>;

const lostSchema = v.object({
  count,
  /** Device time, epoch ms. */
  at: count,
  /** Whether a toast has informed the person. */
  told: v.boolean(),
});
/**
 * Changes in a student's records that the server refused; only number and time are stored (rule
 * G1).
 */
export type LostChanges = v.InferOutput<typeof lostSchema>;

const keptSchema = v.object({
  copies: v.record(v.string(), copySchema),
  lost: v.array(lostSchema),
});
type Kept = v.InferOutput<typeof keptSchema>;

/** Maximum entries; the oldest are removed. */
const MOST_LOST = 20;

/** The list of one account's students' copies, shared by its tabs. */
export interface StudentCopies {
  all(): Readonly<Record<string, StudentCopy>>;
  lost(): readonly LostChanges[];
  /** Pending changes of all copies, and the number of sets among them. */
  unsent(): Unsent;
  /** Adds a copy, or updates its entry. */
  note(student: string, part?: Partial<StudentCopy>): void;
  /** Removes the entry of an erased copy. */
  forget(student: string): void;
  /** Records changes that were refused or erased with their copy. */
  lose(changes: number, at: number): void;
  markTold(): void;
  dropLost(): void;
  subscribe(listener: () => void): () => void;
}

type Unsent = Pick<StudentCopy, 'unsent' | 'sets'>;

const NEW: StudentCopy = { unsent: 0, sets: 0, version: 0 };

function read(account: string): Kept {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(copiesKey(account)) ?? 'null');
    const found = v.safeParse(keptSchema, stored);
    if (found.success) return found.output;
  } catch {
    // Storage is unavailable, or contains other data.
  }
  return { copies: {}, lost: [] };
}

function createStudentCopies(account: string): StudentCopies {
  const key = copiesKey(account);
  const listeners = new Set<() => void>();
  /**
   * Entries that did not fit into storage: this tab still sends their changes and warns about them.
   */
  let homeless: Kept['copies'] = {};
  let raw: string | null | undefined;
  let kept: Kept = { copies: {}, lost: [] };
  let sum: Unsent = NEW;

  const current = (): Kept => {
    const stored = localStorage.getItem(key);
    if (stored !== raw) {
      raw = stored;
      const found = read(account);
      kept = { ...found, copies: { ...found.copies, ...homeless } };
      const copies = Object.values(kept.copies);
      sum = {
        unsent: copies.reduce((all, { unsent }) => all + unsent, 0),
        sets: copies.reduce((all, { sets }) => all + sets, 0),
      };
    }
    return kept;
  };
  const change = (next: Kept, noted: Kept['copies'] = {}) => {
    try {
      localStorage.setItem(key, JSON.stringify(next));
      homeless = {};
    } catch {
      // The disk is full; after this tab is closed, the copy is found again when its screen opens.
      homeless = { ...homeless, ...noted };
    }
    raw = undefined;
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    for (const listener of listeners) listener();
  };

  return {
    all: () => current().copies,
    lost: () => current().lost,
    unsent() {
      current();
      return sum;
    },
    note(student, part = {}) {
      const before = current();
      const known = before.copies[student];
      const next = { ...(known ?? NEW), ...part };
      const isStored = known && !Object.hasOwn(homeless, student);
      if (isStored && JSON.stringify(known) === JSON.stringify(next)) return;
      change({ ...before, copies: { ...before.copies, [student]: next } }, { [student]: next });
    },
    forget(student) {
      const before = current();
      const { [student]: known, ...copies } = before.copies;
      if (!known) return;
      const { [student]: _, ...others } = homeless;
      homeless = others;
      change({ ...before, copies });
    },
    lose(changes, at) {
      const before = current();
      const lost = [...before.lost, { count: changes, at, told: false }].slice(-MOST_LOST);
      change({ ...before, lost });
    },
    markTold() {
      const before = current();
      if (before.lost.every(({ told }) => told)) return;
      change({ ...before, lost: before.lost.map((one) => ({ ...one, told: true })) });
    },
    dropLost: () => change({ ...current(), lost: [] }),
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}

/** The students with a copy of an account on this device. */
export function studentCopiesIn(account: string): string[] {
  return Object.keys(read(account).copies);
}

const known = new WeakMap<Replica, StudentCopies>();

/** The list of the account that owns this replica. */
export function studentCopiesOf(home: Replica): StudentCopies {
  const copies = known.get(home) ?? createStudentCopies(home.account);
  known.set(home, copies);
  return copies;
}
