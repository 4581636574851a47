import { spaceOf } from '#protocol/space';
import type { Client } from '../../api/client';
import type { Mirror } from '../../replica/mirror/mirror';
import { eraseReplica } from '../../replica/open/erase';
import { ReplicaUnavailable } from '../../replica/open/open';
import type { Replica } from '../../replica/replica';
import { takeRefused } from '../../replica/write/take-refused';
import { BEAT_KEY } from '../../sync/beats';
import { askStudents } from '../coaching/students';
import { setsIn } from '../device/unsent-sets';
import type { Account } from '../store/account';
import { homeEpoch } from '../store/home-epoch';
import { oneAtATime } from '../store/one-at-a-time';
import { studentCopiesIn, studentCopiesOf, studentPlace } from '../store/student-copies';
import { openStudentCopy } from './student-copy';
import { noteStudentSpaces, openStudentSpaces } from './student-registry';
import {
  ENDED,
  FIRST_SYNC,
  newEntry,
  OFFLINE,
  SPACE_LOADING,
  type SpaceEntry,
  type StudentSpaceState,
  type StudentSpaces,
} from './student-space-state';

export interface StudentSpacesDeps {
  /** The coach's own replica. */
  readonly home: Replica;
  readonly client: Client;
  mirrorFor(place: string): Mirror;
  wall(): number;
}

/** How long an unused copy stays open, ms, for example between two students of a list. */
const LINGER_MS = 120_000;
/** Maximum unused open copies; above this the oldest are closed at once. */
const MOST_LINGERING = 4;
/** Above this number of changes, counting their sets would take too long. */
const LOOKED_AT = 200;

export function createStudentSpaces(deps: StudentSpacesDeps): StudentSpaces {
  const { home, client, mirrorFor, wall } = deps;
  const copies = studentCopiesOf(home);
  const entries = new Map<string, SpaceEntry>();
  const listeners = new Set<() => void>();
  /** Mirrors of the copies that were open at `close`, for `wipe`. */
  const left: Mirror[] = [];
  let closed = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const show = (entry: SpaceEntry, shown: StudentSpaceState) => {
    if (entry.shown.state === shown.state && shown.state !== 'failed') return;
    entry.shown = shown;
    tell();
  };

  /**
   * Refusals in another person's records are stored only as a number and time, without values
   * (G1c3).
   */
  const settle = (entry: SpaceEntry, replica: Replica): Promise<void> => {
    entry.settling = entry.settling
      .then(async () => {
        const taken = await takeRefused(replica.inside);
        if (taken > 0) copies.lose(taken, wall());
      })
      .catch(() => undefined);
    return entry.settling;
  };

  const look = async (student: string, entry: SpaceEntry, account: Account) => {
    const { replica, sync } = account;
    entry.looked += 1;
    const mine = entry.looked;
    const [{ ops, unsaved }, waiting, state] = await Promise.all([
      replica.pending(),
      replica.unsent(LOOKED_AT),
      replica.inside.storage.read((database) => database.get('meta', `space:${replica.space}`)),
    ]);
    if (entry.account !== account || entry.looked !== mine || entry.writing > 0) return;
    const known = state && 'cursor' in state ? state : null;
    const version = known && !known.inReset ? known.grantVer : 0;
    copies.note(student, { unsent: ops + unsaved, sets: setsIn(waiting), version });
    if (known?.whole) return show(entry, { state: 'open', account });
    const { obstacle, phase } = sync.status();
    const stuck = obstacle !== null || navigator.onLine === false;
    show(entry, stuck && phase !== 'syncing' ? OFFLINE : FIRST_SYNC);
  };

  const end = (entry: SpaceEntry, shown: StudentSpaceState) => {
    entry.account?.close();
    entry.account = null;
    show(entry, shown);
  };

  /** The link is over, so no data of the student may stay here (rule G1c2). */
  const erase = async (student: string, entry: SpaceEntry) => {
    const place = studentPlace(home.account, student);
    const replica = entry.account?.replica;
    if (replica) await settle(entry, replica);
    const left = await replica?.pending().catch(() => null);
    end(entry, ENDED);
    // Pending writes to the file are dropped, or they would arrive afterwards.
    await eraseReplica(place, entry.mirror);
    localStorage.removeItem(`${BEAT_KEY}~${student}`);
    const lost = left ? left.ops + left.unsaved : 0;
    if (lost > 0) copies.lose(lost, wall());
    copies.forget(student);
  };

  const open = async (student: string, entry: SpaceEntry): Promise<Account | null> => {
    // The list gets the copy before it has data, so that a sign-out finds it.
    copies.note(student);
    entry.listed = studentCopiesIn(home.account).includes(student);
    // Restarts after a failure, for the next reader.
    const again = () => {
      const { account } = entry;
      if (account) void look(student, entry, account).catch(() => undefined);
    };
    const account = await openStudentCopy({
      ...deps,
      student,
      mirror: entry.mirror,
      // The list must know of pending changes even if the browser ends right after the write.
      onWrite: () => {
        const unsent = copies.all()[student]?.unsent ?? 0;
        copies.note(student, { unsent: Math.max(1, unsent) });
        entry.writing += 1;
        return () => {
          entry.writing -= 1;
          again();
        };
      },
      onGone: () => {
        entry.erasing = erase(student, entry).catch(() => undefined);
      },
    });
    const { replica, sync } = account;
    if (closed) {
      account.close();
      return null;
    }
    entry.account = account;
    replica.subscribe(again);
    sync.subscribe(() => {
      again();
      if (sync.status().refused > 0) void settle(entry, replica);
    });
    again();
    sync.request();
    return account;
  };

  const enter = (student: string): SpaceEntry => {
    const known = entries.get(student);
    if (known && known.shown.state !== 'ended' && known.shown.state !== 'failed') return known;
    const entry = newEntry(known?.users ?? 0, mirrorFor(studentPlace(home.account, student)));
    clearTimeout(known?.linger);
    entries.set(student, entry);
    entry.opening = open(student, entry).catch((cause: unknown) => {
      console.error('The copy of a student cannot be opened', cause);
      const reason = cause instanceof ReplicaUnavailable ? cause.reason : 'broken';
      show(entry, { state: 'failed', reason });
      return null;
    });
    return entry;
  };

  const letGo = (student: string, entry: SpaceEntry) => {
    if (entry.users > 0 || entries.get(student) !== entry) return;
    clearTimeout(entry.linger);
    entries.delete(student);
    entry.account?.close();
    entry.account = null;
  };

  const hold = (student: string): (() => void) => {
    const entry = enter(student);
    entry.users += 1;
    clearTimeout(entry.linger);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      // If it was requested again meanwhile, the new entry counts.
      const now = entries.get(student) ?? entry;
      now.users -= 1;
      if (now.users > 0) return;
      now.linger = setTimeout(() => letGo(student, now), LINGER_MS);
      const idle = [...entries].filter(([, { users }]) => users === 0);
      for (const [other, left] of idle.slice(0, -MOST_LINGERING)) letGo(other, left);
    };
  };

  /**
   * Syncs one copy; true if nothing is pending or the copy is gone. Refused changes are counted by
   * then.
   */
  const sendOne = async (student: string): Promise<boolean> => {
    const release = hold(student);
    const entry = entries.get(student);
    try {
      const account = await entry?.opening;
      if (!entry || !account) return false;
      const epoch = await homeEpoch(home);
      const sent = await account.sync.flush();
      if (sent && epoch !== null) copies.note(student, { epoch });
      if (sent) await settle(entry, account.replica);
      await entry.erasing;
      return sent || entry.shown.state === 'ended';
    } finally {
      release();
    }
  };

  const flush = async (): Promise<boolean> => {
    let all = true;
    for (const [student, { unsent }] of Object.entries(copies.all())) {
      if (unsent > 0 && !closed) all = (await sendOne(student)) && all;
    }
    return all;
  };

  // A request during a run causes one more run, because a link may change after the list was read.
  const catchUp = oneAtATime(async () => {
    if (closed || Object.keys(copies.all()).length === 0) return;
    const links = await askStudents(client, home.account);
    const now = await homeEpoch(home);
    for (const [student, { unsent, version, epoch }] of Object.entries(copies.all())) {
      const link = links.find((one) => one.student.id === student);
      if (closed) return;
      // A copy that is never opened may have changes that a restored server lost.
      const isRestored = now !== null && epoch !== now;
      if (unsent > 0 || link?.version !== version || isRestored) await sendOne(student);
    }
  });

  const stopListening = copies.subscribe(() => {
    // Another tab has erased a copy, so it is closed here as well.
    const listed = studentCopiesIn(home.account);
    for (const [student, entry] of entries) {
      if (!entry.account || !entry.listed || listed.includes(student)) continue;
      end(entry, ENDED);
      copies.forget(student);
    }
  });

  return {
    hold,
    state: (student) => entries.get(student)?.shown ?? SPACE_LOADING,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request(space) {
      for (const [student, { account }] of entries) {
        if (space === undefined || space === spaceOf(student)) account?.sync.request();
      }
    },
    flush,
    catchUp,
    wipe: async () => {
      close();
      await Promise.all(left.map((mirror) => mirror.clear()));
    },
    close,
  };
  function close() {
    closed = true;
    stopListening();
    left.push(...[...entries.values()].map(({ mirror }) => mirror));
    for (const entry of entries.values()) {
      clearTimeout(entry.linger);
      entry.account?.close();
    }
    entries.clear();
    listeners.clear();
  }
}

/** The copies of a replica's owner; one instance for all screens of this tab. */
export function studentSpacesOf(deps: Omit<StudentSpacesDeps, 'wall'>): StudentSpaces {
  const open = openStudentSpaces(deps.home);
  if (open) return open;
  const spaces = createStudentSpaces({ ...deps, wall: () => Date.now() });
  noteStudentSpaces(deps.home, spaces);
  return spaces;
}
