import type { Timekeeper } from '../clock/timekeeper';
import type { Mirror } from '../mirror/mirror';
import type { Unsaved } from '../outbox/unsaved';
import type { Identity, PushesOf } from '../store/schema';
import type { Changes } from '../view/changes';
import type { Storage } from './storage';

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
