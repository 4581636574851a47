import type { Replica } from '../../replica/replica';
import type { BackgroundSync } from './background-sync';

/** One person's data on this device, synced with the server while open. */
export interface Account {
  readonly id: string;
  readonly replica: Replica;
  readonly sync: BackgroundSync;
  close(): void;
}
