import type { Mirror } from '../replica/mirror';
import type { ReplicaUnavailable } from '../replica/open';
import type { Account } from './account';

/**
 * State of a student's records on this device. `first-sync`: they arrive for the first time;
 * `offline`: they cannot arrive; `ended`: without a link, so none are stored here.
 */
export type StudentSpaceState =
  | { readonly state: 'loading' | 'first-sync' | 'offline' | 'ended' }
  | { readonly state: 'failed'; readonly reason: ReplicaUnavailable['reason'] }
  | { readonly state: 'open'; readonly account: Account };

/** The copies of students' records that are open on this device. */
export interface StudentSpaces {
  /** Keeps a student's copy open from now on; returns what lets go of it. */
  hold(student: string): () => void;
  state(student: string): StudentSpaceState;
  subscribe(listener: () => void): () => void;
  /** Something is new in a space, or may be in all of them; those that are open look. */
  request(space?: string): void;
  /** Sends what is unsent, of copies that are closed too; true when nothing is left. */
  flush(): Promise<boolean>;
  /** Reads the list, and erases copies of ended links or resets those with changed scopes. */
  catchUp(): Promise<void>;
  /** Closes, and erases what of open copies is on its way to the device. */
  wipe(): Promise<void>;
  close(): void;
}

/** One student's copy while it is open or was looked for. */
export interface Entry {
  users: number;
  shown: StudentSpaceState;
  account: Account | null;
  /** It is in the list of copies: a full disk has no room for another one. */
  listed: boolean;
  opening: Promise<Account | null>;
  mirror: Mirror;
  /** Writes under way, and a count of reads: one from before a write proves nothing. */
  writing: number;
  looked: number;
  /** Refusals are counted one time after the other, or some would count twice. */
  settling: Promise<void>;
  /** The link is over: what lay here is counted and goes. */
  erasing: Promise<void>;
  linger: ReturnType<typeof setTimeout> | undefined;
}

export const LOADING = { state: 'loading' } as const;
export const FIRST_SYNC = { state: 'first-sync' } as const;
export const OFFLINE = { state: 'offline' } as const;
export const ENDED = { state: 'ended' } as const;

/** A copy that is about to be opened. */
export function newEntry(users: number, mirror: Mirror): Entry {
  return {
    users,
    shown: LOADING,
    account: null,
    listed: false,
    opening: Promise.resolve(null),
    mirror,
    settling: Promise.resolve(),
    erasing: Promise.resolve(),
    writing: 0,
    looked: 0,
    linger: undefined,
  };
}
