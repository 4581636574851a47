import * as v from 'valibot';
import { DEVICE_NAME, type Stamp } from '#domain/record/stamp';
import { type PushChain, pushTokenSchema } from '#protocol/sync';

/** Limits for the owner of a space, and for each other writer; the oldest go first. */
const [KEPT, KEPT_OF_GUEST] = [64, 8];

/**
 * The last accepted push per device, newest last. Two copies of one profile push under one device
 * name, and each knows only its own pushes (rule C10f). Writers choose their names, so those of
 * guests are separate, as `<person>/<device>`.
 */
export type LastPushes = Readonly<Record<string, string>>;

const lastPushesSchema = v.record(v.string(), pushTokenSchema);

/** Marks a push that a backup lost; no push of a device has this id. */
const LOST = '0';
/** The key for all device names that a restored backup does not contain. */
const OTHERS = '*';

/** The last pushes after a restore: no device may push under their names any more (rule C10c1). */
export function losePushes(last: LastPushes): LastPushes {
  return Object.fromEntries([OTHERS, ...Object.keys(last)].map((name) => [name, LOST]));
}

/** Gives a sender's chains in a space. */
export type ChainsOf = (space: string) => readonly PushChain[];

/** The pushes stored with a space. Throws for an invalid text. */
export function readLastPushes(text: string | null): LastPushes {
  return text === null ? {} : v.parse(lastPushesSchema, JSON.parse(text));
}

/** The stable part of a device's name in its stamps (rule C8h). */
function nameOf(device: string): string {
  return device.slice(0, DEVICE_NAME);
}

function keyOf(device: string, guest: string | null): string {
  return guest === null ? nameOf(device) : `${guest}/${nameOf(device)}`;
}

function lastOf(last: LastPushes, device: string, guest: string | null): string | undefined {
  const key = keyOf(device, guest);
  return Object.hasOwn(last, key) ? last[key] : undefined;
}

/**
 * Names under which another copy made a push that the sender does not know.
 * @param guest the sender, if not the owner; null for the owner
 */
export function copiedNames(
  last: LastPushes,
  chains: readonly PushChain[],
  guest: string | null,
): ReadonlySet<string> {
  const copied = chains.filter(({ device, known, next }) => {
    const push = lastOf(last, device, guest) ?? (known.length > 0 ? last[OTHERS] : undefined);
    return push !== undefined && push !== next && !known.includes(push);
  });
  return new Set(copied.map(({ device }) => nameOf(device)));
}

/** The last pushes of a space, as a writer's request finds them. */
interface Followed {
  readonly last: LastPushes;
  /** Whether another copy has pushed under the device name of a stamp. */
  isCopied(stamp: Stamp): boolean;
  /** The last pushes after this request; null if nothing is new. */
  taken(): LastPushes | null;
}

export function followPushes(
  text: string | null,
  chains: readonly PushChain[],
  guest: string | null,
): Followed {
  const last = readLastPushes(text);
  const copied = copiedNames(last, chains, guest);
  const sound = chains.filter(({ device }) => !copied.has(nameOf(device)));
  return {
    last,
    isCopied: ([, , device]) => copied.size > 0 && copied.has(nameOf(device)),
    taken: () => notePushes(last, sound, guest),
  };
}

/** The last pushes after an accepted push; null if it names none. */
export function notePushes(
  last: LastPushes,
  chains: readonly PushChain[],
  guest: string | null,
): LastPushes | null {
  const taken = chains.flatMap(({ device, next }) =>
    next === undefined ? [] : [[keyOf(device, guest), next] as const],
  );
  if (taken.length === 0) return null;
  const fresh = new Map(taken);
  const all = [...Object.entries(last).filter(([key]) => !fresh.has(key)), ...fresh];
  const counts = new Map<string, number>();
  const kept = all.toReversed().filter(([key]) => {
    const writer = key.slice(0, key.indexOf('/') + 1);
    const count = (counts.get(writer) ?? 0) + 1;
    counts.set(writer, count);
    return count <= (writer === '' ? KEPT : KEPT_OF_GUEST);
  });
  return Object.fromEntries(kept.toReversed());
}

/** The page's answer about the last pushes, for a device with these chains. */
export function pushesPart(
  last: LastPushes,
  chains: readonly PushChain[],
  guest: string | null,
): { readonly pushes?: Record<string, string> } {
  if (chains.length === 0) return {};
  const told = chains.flatMap(({ device }) => {
    const push = lastOf(last, device, guest);
    return push === undefined || push === LOST ? [] : [[device, push] as const];
  });
  return { pushes: Object.fromEntries(told) };
}
