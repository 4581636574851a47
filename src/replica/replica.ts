import type { KindName } from '#protocol/kinds';
import { createTimekeeper } from './clock/timekeeper';
import type { Mirror } from './mirror/mirror';
import type { ReplicaInside } from './open/inside';
import { openStorage } from './open/storage';
import { createUnsaved } from './outbox/unsaved';
import type { Doubt } from './read/doubts';
import { refusedOf } from './read/reads';
import { createShownReads } from './read/shown-reads';
import type { Summaries } from './read/summaries';
import { readIdentity } from './store/identity';
import type { Identity, OpRow, PushesOf, RefusedRow, ViewRow } from './store/schema';
import { type Change, createChanges, type TabChannel } from './view/changes';
import type { RecordEdit } from './write/commit';
import type { Writer } from './write/writer';

export interface ReplicaDeps {
  /** The account that sends these writes. */
  readonly account: string;
  /** Place of the data on this device, if it differs from the account's name. */
  readonly place?: string;
  readonly space: string;
  readonly mirror: Mirror;
  readonly channel: TabChannel | null;
  /** Wall clock, epoch ms. */
  wall(): number;
  /** Monotonic clock, ms. */
  ticks(): number;
}

/** Numbers of changes that are not on the server yet. */
export interface Pending {
  readonly ops: number;
  /** Writes that only memory and the mirror hold, and the server has not accepted (rule C8a). */
  readonly unsaved: number;
  readonly refused: number;
}

/** The account's data on this device. Reads include writes that only memory holds (rule C8m). */
export interface Replica {
  readonly account: string;
  readonly space: string;
  /**
   * Resolves once stored, or held in memory and the mirror if the database fails (rule C8a).
   * Rejects with CommitRefused when a limit forbids it.
   */
  commit(edits: readonly Omit<RecordEdit, 'space'>[]): Promise<readonly ViewRow[]>;
  /** Loads the code for writing, so that the first tap does not wait for it. */
  prepareToWrite(): Promise<void>;
  subscribe(listener: (change: Change) => void): () => void;
  record(kind: KindName, id: string): Promise<ViewRow | null>;
  listBefore(kind: KindName, before: number, limit: number): Promise<ViewRow[]>;
  /** Reads for figures over many records; resolves once all summaries exist. */
  summaries(): Promise<Summaries>;
  all(kind: KindName): Promise<ViewRow[]>;
  bin(kind: KindName): Promise<ViewRow[]>;
  open(kind: KindName): Promise<ViewRow[]>;
  pending(): Promise<Pending>;
  /** The oldest writes that are not on the server yet. */
  unsent(limit: number): Promise<OpRow[]>;
  refused(): Promise<RefusedRow[]>;
  /** Writes a refused change again, with a new stamp (rule C9b). */
  retryRefused(id: string): Promise<void>;
  discardRefused(id: string): Promise<void>;
  /** Records with a start time that this device's clock cannot vouch for (rule C2n1). */
  doubts(): Promise<readonly Doubt[]>;
  /** Ends a doubt by the person's choice: the other time, or the recorded one. */
  decideDoubt(doubt: Doubt, isOther: boolean): Promise<void>;
  /** Server time minus wall clock, ms. */
  skew(): number;
  device(): string;
  /** Synchronises the mirror with the outbox and drops expired data; for idle time. */
  tidy(): Promise<void>;
  /** False while unsent changes have no second copy outside the database. */
  mirrored(): Promise<boolean>;
  /** Only for the exchange with the server, which loads after the first screen. */
  readonly inside: ReplicaInside;
  close(): void;
}

export async function createReplica(deps: ReplicaDeps): Promise<Replica> {
  const { account, space, mirror, wall } = deps;
  const storage = await openStorage({ account, place: deps.place ?? account }, mirror);
  const unsaved = createUnsaved();
  const { again, ...shownReads } = createShownReads(space, storage, unsaved);
  const changes = createChanges(deps.channel, again);
  const time = createTimekeeper(deps);
  let identity: Identity = await storage.write(async (tx) => {
    const stored = await readIdentity(tx);
    const followed = time.follow(stored);
    if (followed.skew !== stored.skew) await tx.objectStore('meta').put(followed);
    return followed;
  });

  // The first write loads the code for writing; screens that only read never load it.
  let writing: Promise<Writer> | null = null;
  const writer = (): Promise<Writer> => {
    writing ??= import('./write/writer').then(
      ({ createWriter }) => createWriter(space, inside),
      (cause: unknown) => {
        writing = null;
        throw cause;
      },
    );
    return writing;
  };
  let pushes: PushesOf | null = null;
  let summing: Promise<Summaries> | null = null;
  const summaries = (): Promise<Summaries> => {
    summing ??= import('./read/summaries')
      .then(({ openSummaries }) => openSummaries(space, storage))
      .catch((cause: unknown) => {
        summing = null;
        throw cause;
      });
    return summing;
  };
  const inside: ReplicaInside = {
    storage,
    mirror: {
      ...mirror,
      put: (ops, header) => mirror.put(ops, { ...header, ...(pushes && { pushes }) }),
    },
    unsaved,
    changes,
    time,
    wall,
    identity: () => identity,
    pushes: () => pushes,
    learn(known, pushed = pushes) {
      identity = known;
      pushes = pushed;
    },
  };

  return {
    account,
    space,
    commit: async (edits) => (await writer()).commit(edits),
    async prepareToWrite() {
      await writer();
    },
    subscribe: changes.subscribe,
    ...shownReads,
    summaries,
    pending: () =>
      storage.read(async (database) => {
        const tx = database.transaction(['outbox', 'refused']);
        const counts = [tx.objectStore('outbox').count(), tx.objectStore('refused').count()];
        const [ops = 0, refused = 0] = await Promise.all(counts);
        return { ops, unsaved: unsaved.ops().length, refused };
      }),
    unsent: (limit) => storage.read((database) => database.getAll('outbox', null, limit)),
    refused: () => storage.read(refusedOf),
    retryRefused: async (id) => (await writer()).retryRefused(id),
    async discardRefused(id) {
      await storage.write((tx) => tx.objectStore('refused').delete(id));
      mirror.remove([id]);
      changes.emit([], true);
    },
    async doubts() {
      const { readDoubts } = await import('./read/doubts');
      return readDoubts(storage);
    },
    decideDoubt: async (doubt, isOther) => (await writer()).decideDoubt(doubt, isOther),
    skew() {
      identity = time.follow(identity);
      return identity.skew ?? 0;
    },
    device: () => identity.device,
    async tidy() {
      const { tidy } = await import('./upkeep/tidy');
      await tidy(inside);
    },
    mirrored: () => mirror.settled(),
    inside,
    close() {
      changes.close();
      storage.close();
    },
  };
}
