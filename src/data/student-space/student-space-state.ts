import type { Mirror } from '../../replica/mirror/mirror';
import type { ReplicaUnavailable } from '../../replica/open/open';
import type { Account } from '../store/account';

/**
 * State of a student's records on this device. `first-sync`: they arrive for the first time;
 * `offline`: they cannot arrive; `ended`: without a link, so none are stored here.
 */
export type StudentSpaceState =
  | { readonly state: 'loading' | 'first-sync' | 'offline' | 'ended' }
  | { readonly state: 'failed'; readonly reason: ReplicaUnavailable['reason'] }
  | { readonly state: 'open'; readonly account: Account };

/** The students' copies that are open on this device. */
export interface StudentSpaces {
  /** Keeps a student's copy open; returns a function that releases it. */
  hold(student: string): () => void;
  state(student: string): StudentSpaceState;
  subscribe(listener: () => void): () => void;
  /** Announces news in a space, or possibly in all; open copies sync. */
  request(space?: string): void;
  /** Sends all pending changes, also of closed copies; true if none is left. */
  flush(): Promise<boolean>;
  /** Reads the list of links, erases copies of ended ones, and resets those with changed scopes. */
  catchUp(): Promise<void>;
  /** Closes all copies, and drops pending writes of open ones. */
  wipe(): Promise<void>;
  close(): void;
}

/** One student's copy while it is open or being found. */
export interface SpaceEntry {
  users: number;
  shown: StudentSpaceState;
  account: Account | null;
  /** Whether it is in the stored list; on a full disk it may be missing there. */
  listed: boolean;
  opening: Promise<Account | null>;
  mirror: Mirror;
  /** Running writes, and a count of reads: a read from before a write proves nothing. */
  writing: number;
  looked: number;
  /** Refusals are counted one after another, or some would count twice. */
  settling: Promise<void>;
  /** The erasure after the end of the link. */
  erasing: Promise<void>;
  linger: ReturnType<typeof setTimeout> | undefined;
}

export const SPACE_LOADING = { state: 'loading' } as const;
export const FIRST_SYNC = { state: 'first-sync' } as const;
export const OFFLINE = { state: 'offline' } as const;
export const ENDED = { state: 'ended' } as const;

/** The state of a copy that will be opened. */
export function newEntry(users: number, mirror: Mirror): SpaceEntry {
  return {
    users,
    shown: SPACE_LOADING,
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
