import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { LocalDay } from '#domain/local-day';
import type { Registers } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';
import type { Digest } from '#protocol/digest';
import type { EncodedRegisters } from '#protocol/encoding';
import type { OpCode } from '#protocol/errors';
import type { KindName } from '#protocol/kinds';
import type { StoredOp } from './stored-op';

export type RecordKey = [space: string, kind: string, id: string];

/** The state of a record that the server is known to hold. */
export interface BaseRow {
  space: string;
  kind: string;
  id: string;
  rev: number;
  born: number;
  /**
   * The registers in their wire form, as text: it is stored many times faster than a hundred small
   * arrays. Rows from before version 3 hold them as objects.
   */
  body: string | EncodedRegisters;
  erased: boolean;
  /** The generation in which the record was last received (rule C7a). */
  seenIn: number;
  /** Its sum for the digest, null while hidden (rule D1a). */
  sum: string | null;
}

/** Old and new stamp of every restamped op, oldest first. */
export type Moves = ReadonlyArray<readonly [from: Stamp, to: Stamp]>;

/** A row of the outbox; `seq` is the writing order. */
export interface OpRow extends StoredOp {
  seq?: number;
}

/**
 * The row that screens read. `at` sorts the list and `binAt` the bin; each is absent if the record
 * is not there.
 */
export interface ViewRow {
  space: string;
  kind: string;
  id: string;
  shape: unknown;
  at?: number;
  binAt?: number;
  open?: 1;
}

/** A view as stored: its shape is text, except in rows from before version 4. */
export interface StoredView extends Omit<ViewRow, 'shape'> {
  shape: string | object;
}

/** The data of a record for figures over many; some kinds have none. */
export interface SummaryRow {
  space: string;
  kind: string;
  id: string;
  day: LocalDay;
  at: number;
  uses: [space: string, kind: string, use: string, at: number][];
  /** Space, kind, name and time; absent for a record without a series. */
  series?: [string, string, string, number];
  packed: string;
}

/** The part of a summary for reads of all of them. */
export type BundledSummary = Pick<SummaryRow, 'id' | 'day' | 'at' | 'packed'>;

/** Summaries with a common id prefix, in one row: a row costs more to read than its content. */
export interface BundleRow {
  space: string;
  kind: string;
  prefix: string;
  /** Absent while stale: from a write to one of them until the next rebuild. */
  rows?: BundledSummary[];
  stale?: 1;
}

/** A write that the server refused: shown, exportable, with a retry. */
export interface RefusedRow {
  id: string;
  op: OpRow;
  code: OpCode;
  at: number;
}

export interface SpaceState {
  key: string;
  cursor: number;
  epoch: string | null;
  grantVer: number;
  inReset: boolean;
  /** Counts resets: answers and marks of an earlier generation do not count. */
  generation: number;
  digests: Record<string, Digest>;
  /** First sync: the position for more warm records, 'done' after the last (rule F1a). */
  warm: 'start' | 'done' | [at: number, id: string];
  /** Set after the first last page: every record of the space was received at least once. */
  whole?: true;
  /** In another person's space: records from this instant on are here (rule G2a). */
  since?: number;
}

/** The identity of this database. */
export interface Identity {
  key: 'identity';
  databaseId: string;
  account: string;
  device: string;
  /** Other writer names in the stamps of its writes, latest last (rules C1m3, C3e, C10b2). */
  former?: readonly string[];
  lastStamp: Stamp;
  /** Server time minus wall clock, ms; null before the first contact. */
  skew: number | null;
  /**
   * The wall clock at the last write, and server time at the last contact (rule C2l1), epoch ms.
   */
  clock?: { wall: number; met: number };
  /** Whether the mirror's ops of an earlier database were looked for and taken over (rule C1m4). */
  mirrored: boolean;
  /** Every view was made by this schema, or a later one; absent: the first (rule V1d). */
  shapes?: number;
  /**
   * Version of the rules by which every view has its summary; absent while some may lack it (rule
   * V1).
   */
  summaries?: number;
}

/** Writes that once were only in memory, and that the server has accepted since (rule C8i). */
export interface TakenKept {
  key: 'taken';
  /** Ids of the ops, oldest first. */
  ids: string[];
}

/** Moves of restamped unsent ops, for writes that only memory holds (rule C8k). */
export interface MovedStamps {
  key: 'moved';
  /** Number of all moves so far; the last of them are `moves`. */
  count: number;
  moves: Moves;
  /** Shift of all stamps when the server's time was first known, ms (rule C8l). */
  shift?: number;
}

/** A record that this device's clock timed, with the state of that clock (rule C2m1). */
export interface Begun {
  space: string;
  kind: KindName;
  id: string;
  /** Its start by the corrected clock, epoch ms. */
  at: number;
  device: string;
  /** The skew at that time, ms. */
  skew: number;
  /** The clock's stretch of its start. */
  run: number;
  parted: number;
  /** Server time at the last contact before it, epoch ms; 0 for none. */
  after: number;
  /** The other possible start, epoch ms; the person decides (rule C2n1). */
  other?: number;
  /** Set after a contact that left the doubt open. */
  met?: true;
}

export interface BegunRow {
  key: 'begun';
  begun: readonly Begun[];
}

/** Pushes of this database under one device name, oldest first (rule C10g). */
export interface OwnPushes {
  /** The last one that the server is known to have accepted. */
  readonly acked: string | null;
  readonly all: readonly string[];
}

/** By device name. */
export type PushesOf = Readonly<Record<string, OwnPushes>>;

export interface PushesRow {
  key: 'pushes';
  of: PushesOf;
}

export type MetaRow = Identity | SpaceState | TakenKept | MovedStamps | BegunRow | PushesRow;

export interface ParkedRow {
  id: string;
  at: number;
  rows: BaseRow[];
}

export interface ReplicaSchema extends DBSchema {
  meta: { key: string; value: MetaRow };
  base: { key: RecordKey; value: BaseRow };
  outbox: {
    key: number;
    value: OpRow;
    indexes: { id: string; record: RecordKey; ahead: number; waits: number };
  };
  view: {
    key: RecordKey;
    value: StoredView;
    indexes: {
      at: [string, string, number];
      bin: [string, string, number];
      open: [string, string, number];
    };
  };
  summary: {
    key: RecordKey;
    value: SummaryRow;
    indexes: {
      day: [string, string, LocalDay];
      uses: SummaryRow['uses'][number];
      series: NonNullable<SummaryRow['series']>;
    };
  };
  bundle: { key: RecordKey; value: BundleRow; indexes: { stale: number } };
  refused: { key: string; value: RefusedRow };
  parked: { key: string; value: ParkedRow };
}

export type ReplicaStore = StoreNames<ReplicaSchema>;
export type ReplicaDatabase = IDBPDatabase<ReplicaSchema>;
export type Tx = IDBPTransaction<ReplicaSchema, ReplicaStore[], 'readwrite'>;

/** Every store a write may touch; one list, so that any two writes exclude each other. */
export const WRITTEN: ReplicaStore[] = [
  'meta',
  'base',
  'outbox',
  'view',
  'summary',
  'bundle',
  'refused',
  'parked',
];

/** A record's registers as known on this device. */
export interface Known {
  readonly base: BaseRow | null;
  readonly ops: readonly OpRow[];
  readonly registers: Registers;
}

/**
 * Ids begin with their time (UUIDv7, RFC 9562): a common prefix of three hex digits covers two
 * years, one of four covers fifty days. Two years of workouts exceed 64 kB, above which Chromium
 * reads a row eight times as fast, and are seldom written. So ids before this prefix (14 August
 * 2026) form bundles of two years.
 */
const SHORT_FROM = '01a';

/**
 * The prefix of all times until 2039. The workout of a ficha's day has a hash as its id. Its first
 * digit makes fifteen bundles over all years, and two for the digit that times begin with.
 */
const TIMED = '01';

function prefixOf(id: string): string {
  if (!id.startsWith(TIMED)) return id.slice(0, id[0] === TIMED[0] ? 2 : 1);
  const years = id.slice(0, SHORT_FROM.length);
  return years < SHORT_FROM ? years : id.slice(0, SHORT_FROM.length + 1);
}

/**
 * The bundle of a record's summary. A change here needs an upgrade step that rebuilds all bundles.
 */
export function bundleKeyOf([space, kind, id]: RecordKey): RecordKey {
  return [space, kind, prefixOf(id)];
}

export function keyOf(row: { space: string; kind: string; id: string }): RecordKey {
  return [row.space, row.kind, row.id];
}
