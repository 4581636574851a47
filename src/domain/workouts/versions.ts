import * as v from 'valibot';
import type { Json, Registers } from '../record/registers';
import {
  compareStamps,
  covers,
  type Learned,
  learn,
  type Seen,
  type Stamp,
  seenOf,
} from '../record/stamp';
import { performedSchema, undoneSchema } from './paths';
import { quickPerformed } from './quick-read';
import type { Performed } from './shape';

/**
 * One device's last version of a set (rule W2a): performed, or un-completed. `seen` lists the
 * versions it knew, also of other devices.
 */
export interface Version {
  readonly stamp: Stamp;
  readonly performed: Performed | null;
  readonly seen: Seen;
}

const VERSION = /^s\.([a-z0-9]{1,12})\.done\.[a-z0-9]{1,16}$/;

/** The versions of every set by its key; invalid values count as never written. */
export function readSetVersions(
  registers: Registers,
): ReadonlyMap<string, readonly (Version & { readonly path: string })[]> {
  const versions = new Map<string, (Version & { path: string })[]>();
  for (const [path, [value, stamp]] of Object.entries(registers)) {
    // A quick test first: few of a workout's hundred registers are versions.
    const key = path.includes('.done.') ? VERSION.exec(path)?.[1] : undefined;
    if (key === undefined || value === null) continue;
    const version = readVersion(value, stamp);
    if (!version) continue;
    const known = versions.get(key);
    if (known) known.push({ ...version, path });
    else versions.set(key, [{ ...version, path }]);
  }
  return versions;
}

/** The paths of versions that a newer one of their set knew (rule W2b). */
export function settledIn(registers: Registers): ReadonlySet<string> {
  const settled = new Set<string>();
  for (const versions of readSetVersions(registers).values()) {
    if (versions.length < 2) continue;
    for (const { path } of versions) settled.add(path);
    for (const { path } of openOf(versions)) settled.delete(path);
  }
  return settled;
}

/** The versions that no newer one knew, newest first. */
function openOf<One extends Version>(versions: readonly One[]): One[] {
  const newest = [...versions].sort((a, b) => compareStamps(b.stamp, a.stamp));
  const known: Learned = {};
  const newer = newest.values();
  let next = newer.next().value;
  return newest.filter(({ stamp }) => {
    // Two versions with the same stamp: neither is newer.
    while (next && compareStamps(next.stamp, stamp) > 0) {
      learn(known, next.seen);
      next = newer.next().value;
    }
    return !covers(known, stamp);
  });
}

/** A version of a set; null for an invalid value, which counts as never written. */
export function readVersion(value: Json, stamp: Stamp): Version | null {
  const usual = quickPerformed(value);
  if (usual) return { stamp, performed: usual, seen: {} };
  const performed = v.safeParse(performedSchema, value);
  if (performed.success) {
    const { seen = {}, ...effort } = performed.output;
    return { stamp, performed: effort, seen };
  }
  const undone = v.safeParse(undoneSchema, value);
  return undone.success ? { stamp, performed: null, seen: undone.output.seen } : null;
}

/**
 * All stamps that a reader of these versions knows: their own, and those that their writers had
 * seen.
 */
export function seenIn(versions: readonly Version[]): Seen {
  const all = seenOf(versions.map(({ stamp }) => stamp));
  for (const { seen } of versions) learn(all, seen);
  return all;
}

function isSame(a: Performed, b: Performed): boolean {
  return (
    a.load === b.load &&
    a.reps === b.reps &&
    (a.seconds ?? null) === (b.seconds ?? null) &&
    (a.meters ?? null) === (b.meters ?? null)
  );
}

/**
 * The current performance, and a concurrent one that did not know it (rule W2c). A version that a
 * newer one knew is settled; the newest performance of the others is current. Un-completing hides
 * only the versions that it knew.
 */
export function standingVersion(versions: readonly Version[]): {
  readonly done: Performed | null;
  readonly alternative: Performed | null;
} {
  const [only] = versions;
  if (versions.length < 2) return { done: only?.performed ?? null, alternative: null };
  const open = openOf(versions).flatMap(({ performed }) => (performed ? [performed] : []));
  const [done = null, ...others] = open;
  const alternative = done && others.find((other) => !isSame(done, other));
  return { done, alternative: alternative ?? null };
}
