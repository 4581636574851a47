import type { Changes } from './changes';
import type { Mirror } from './mirror';
import type { Identity, PushesOf } from './schema';
import type { Storage } from './storage';
import type { Timekeeper } from './timekeeper';
import type { Unsaved } from './unsaved';

/** The parts of the replica that the exchange uses. */
export interface ReplicaInside {
  readonly storage: Storage;
  readonly mirror: Mirror;
  readonly unsaved: Unsaved;
  readonly changes: Changes;
  readonly time: Timekeeper;
  wall(): number;
  identity(): Identity;
  /** The pushes of its database (rule C10e), null until this page has read them. */
  pushes(): PushesOf | null;
  learn(identity: Identity, pushes?: PushesOf | null): void;
}
