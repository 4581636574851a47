import * as v from 'valibot';
import { compareStamps, DEVICE_NAME, type Stamp } from '#domain/record/stamp';

/** Much longer than a request can be under way. */
const KEPT_MS = 30 * 86_400_000;
const NOTED_EVERY_MS = 86_400_000;
/** Limits for the owner of a space, and for each other writer; the oldest go first. */
const [KEPT, KEPT_OF_GUEST] = [64, 8];

/**
 * The earliest stamp per device that was refused because its clock was ahead (code `clock`), and
 * when: [ms, counter, noted at]. Such a device continues with earlier stamps. A late copy of the
 * refused request, when its time is no longer ahead, would win over them (rule C3d). Writers choose
 * their names, so those of guests are separate, as `<person>/<device>`. So a guest cannot give up
 * stamps for the owner.
 */
export type Overruns = Readonly<Record<string, readonly [ms: number, counter: number, at: number]>>;

const overrunsSchema = v.record(v.string(), v.strictTuple([v.number(), v.number(), v.number()]));

/** The overruns stored with a space. Throws for an invalid text. */
export function readOverruns(text: string | null): Overruns {
  return text === null ? {} : v.parse(overrunsSchema, JSON.parse(text));
}

function keyOf([, , device]: Stamp, guest: string | null): string {
  const name = device.slice(0, DEVICE_NAME);
  return guest === null ? name : `${guest}/${name}`;
}

/**
 * Whether a device gave up this stamp, or an earlier one.
 * @param guest the sender, if not the owner; null for the owner
 */
export function isOverrun(overruns: Overruns, stamp: Stamp, guest: string | null): boolean {
  const [ms, counter] = stamp;
  const key = keyOf(stamp, guest);
  const from = Object.hasOwn(overruns, key) ? overruns[key] : undefined;
  return from !== undefined && compareStamps([ms, counter, ''], [from[0], from[1], '']) >= 0;
}

/**
 * The overruns of a space after some ops were refused; null if nothing is new.
 * @param now server time, epoch ms
 * @param guest the sender, if not the owner; null for the owner
 */
export function noteOverruns(
  overruns: Overruns,
  refused: readonly Stamp[],
  now: number,
  guest: string | null,
): Overruns | null {
  let after = overruns;
  for (const stamp of refused) {
    const key = keyOf(stamp, guest);
    const known = Object.hasOwn(after, key) ? after[key] : undefined;
    const [ms, counter] = known && isOverrun(after, stamp, guest) ? known : stamp;
    if (known && ms === known[0] && counter === known[1] && now - known[2] < NOTED_EVERY_MS)
      continue;
    after = { ...after, [key]: [ms, counter, now] };
  }
  if (after === overruns) return null;
  const counts = new Map<string, number>();
  const kept = Object.entries(after)
    .filter(([, [, , at]]) => now - at < KEPT_MS)
    .sort(([, a], [, b]) => b[2] - a[2])
    .filter(([key]) => {
      const writer = key.slice(0, key.indexOf('/') + 1);
      const count = (counts.get(writer) ?? 0) + 1;
      counts.set(writer, count);
      return count <= (writer === '' ? KEPT : KEPT_OF_GUEST);
    });
  return Object.fromEntries(kept);
}
