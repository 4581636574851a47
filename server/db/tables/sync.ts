import type { Generated } from 'kysely';

/**
 * Tables of synced records (rules S1 to S5, D1 and R6 of the protocol). Every key starts with
 * the space, so that spaces can be on different machines. Flags are 0 or 1 on both databases.
 */
export interface SyncTables {
  space: SpaceTable;
  space_epoch: SpaceEpochTable;
  record: RecordTable;
  space_digest: SpaceDigestTable;
  device: DeviceTable;
  sync_reject: SyncRejectTable;
}

export interface SpaceTable {
  id: string;
  owner_id: string;
  /**
   * The newest rev; every transaction that writes records of the space increases it first (rule
   * S1).
   */
  rev: number;
  /** Rev of the newest forgotten deletion (rule S3a). */
  floor: number;
  epoch: string;
  /** Overruns as JSON (sync/space/overruns.ts); null without any. */
  overruns: string | null;
  /** Last pushes as JSON (sync/space/push-chains.ts); null if no device named one. */
  pushes: string | null;
  /** Upper bound of the bytes held: the last measurement and writes since (sync/push/room.ts). */
  bytes: Generated<number>;
}

/** Epochs of a space in order; every restored backup starts a new one (rule S4a). */
export interface SpaceEpochTable {
  space_id: string;
  epoch: string;
  ordinal: number;
  start_rev: number;
}

export interface RecordTable {
  space_id: string;
  kind: string;
  id: string;
  rev: number;
  /** Rev at which it first appeared, or returned after its values were erased. */
  born: number;
  hidden: number;
  /** Sort key in its list (epoch ms), null if unlisted. */
  at: number | null;
  /** The person who wrote last. */
  author: string;
  /** The part that the server itself reads, as JSON (sync/record/facts.ts); null for none. */
  data: string | null;
  /** EncodedRegisters as JSON. */
  body: string;
  erased: number;
  /** Server time at which it was hidden; null while it is visible. */
  removed_at: number | null;
  /** The record's part of the digest; null while it is hidden. */
  sum: string | null;
}

/** Digest of a kind's visible records: a 64-bit hash in two halves. */
export interface SpaceDigestTable {
  space_id: string;
  kind: string;
  count: number;
  high: number;
  low: number;
}

export interface DeviceTable {
  id: string;
  user_id: string;
  schema: number;
  last_seen: number;
}

/** Refused ops, kept and shortened for diagnosis. */
export interface SyncRejectTable {
  space_id: string;
  op_id: string;
  reason: string;
  body: string;
  at: number;
}
