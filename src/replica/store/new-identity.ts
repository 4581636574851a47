import { DEVICE_NAME, type Stamp } from '#domain/record/stamp';
import { SCHEMA } from '#protocol/version';
import type { Identity } from './schema';
import { SUMMARIES } from './upgrades';

function randomName(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** Random base-36 characters: a device's name in stamps. */
export function newDeviceId(): string {
  return randomName(DEVICE_NAME);
}

/** The suffix of a writer's name for a write that no database holds (rule C8h). */
export function newKeptName(): string {
  return randomName(6);
}

/** The names that find a device's own writes (rule G1c6); more would be a fault. */
const FORMER_NAMES = 64;

/** The identity with further writer names in the stamps of its writes. */
export function alsoNamed(identity: Identity, names: Iterable<string>): Identity {
  const former = new Set([...(identity.former ?? []), ...names]);
  return { ...identity, former: [...former].slice(-FORMER_NAMES) };
}

/** The identity under another name. */
export function renamed(identity: Identity, device: string): Identity {
  return { ...alsoNamed(identity, [identity.device]), device };
}

/** A random token of one push (rule C10g). */
export function newPushToken(): string {
  return randomName(8);
}

export function newIdentity(account: string): Identity {
  const device = newDeviceId();
  const lastStamp: Stamp = [0, 0, device];
  return {
    key: 'identity',
    databaseId: crypto.randomUUID(),
    account,
    device,
    lastStamp,
    skew: null,
    mirrored: false,
    shapes: SCHEMA,
    summaries: SUMMARIES,
  };
}
