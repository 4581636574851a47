/** Why the last pass did not complete. */
export type Obstacle =
  | 'offline'
  | 'broken'
  | 'busy'
  | 'signed_out'
  | 'wrong_account'
  | 'too_old'
  | 'storage';

/** Data for the sync pill and the account screen. */
export interface SyncStatus {
  readonly phase: 'idle' | 'syncing' | 'waiting';
  readonly obstacle: Obstacle | null;
  /** Changes not on the server yet. */
  readonly pending: number;
  /** Those only in memory: the device did not store them (rule C8a). */
  readonly unsaved: number;
  readonly refused: number;
  /** Wall clock of the last complete exchange, null before the first. */
  readonly syncedAt: number | null;
  /** During the first exchange of this start, or a reset: records received so far and remaining. */
  readonly receiving: { readonly records: number; readonly left: number } | null;
  /** Records parked by an unusually large sweep (rule C7c). */
  readonly parked: number;
}

export const UNKNOWN_STATUS: SyncStatus = {
  phase: 'idle',
  obstacle: null,
  pending: 0,
  unsaved: 0,
  refused: 0,
  syncedAt: null,
  receiving: null,
  parked: 0,
};
