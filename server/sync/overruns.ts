import * as v from 'valibot';
import { compareStamps, DEVICE_NAME, type Stamp } from '#domain/record/stamp';

/** Far longer than a request can be on its way. */
const KEPT_MS = 30 * 86_400_000;
const NOTED_EVERY_MS = 86_400_000;
/** Of one space; the oldest go first. */
const KEPT = 64;

/**
 * Per device the earliest stamp that was refused because its clock was ahead (code `clock`), and
 * when: [ms, counter, noted at]. Such a device writes on with earlier stamps, so a copy of what was
 * refused that comes late, when the time is no longer ahead, would win over them (rule C3).
 */
export type Overruns = Readonly<Record<string, readonly [ms: number, counter: number, at: number]>>;

const overrunsSchema = v.record(v.string(), v.strictTuple([v.number(), v.number(), v.number()]));

/** What a space holds of them. Throws when the text is something else. */
export function readOverruns(text: string | null): Overruns {
  return text === null ? {} : v.parse(overrunsSchema, JSON.parse(text));
}

/** Whether a stamp is one that its device gave up, or later than that. */
export function isOverrun(overruns: Overruns, [ms, counter, writer]: Stamp): boolean {
  const device = writer.slice(0, DEVICE_NAME);
  const from = Object.hasOwn(overruns, device) ? overruns[device] : undefined;
  return from !== undefined && compareStamps([ms, counter, ''], [from[0], from[1], '']) >= 0;
}

/**
 * The overruns of a space after some ops were refused; null when that tells nothing new.
 * @param now server time, epoch ms
 */
export function noteOverruns(
  overruns: Overruns,
  refused: readonly Stamp[],
  now: number,
): Overruns | null {
  let after = overruns;
  for (const stamp of refused) {
    const device = stamp[2].slice(0, DEVICE_NAME);
    const known = Object.hasOwn(after, device) ? after[device] : undefined;
    const [ms, counter] = known && isOverrun(after, stamp) ? known : stamp;
    if (known && ms === known[0] && counter === known[1] && now - known[2] < NOTED_EVERY_MS)
      continue;
    after = { ...after, [device]: [ms, counter, now] };
  }
  if (after === overruns) return null;
  const kept = Object.entries(after)
    .filter(([, [, , at]]) => now - at < KEPT_MS)
    .sort(([, a], [, b]) => b[2] - a[2]);
  return Object.fromEntries(kept.slice(0, KEPT));
}
