import { isRemoval, readSeen } from './deletion';
import type { Excess, RecordKind, Register, Registers } from './registers';

/**
 * Limits of one record besides its bytes, far above real use: the largest workout has some 3,400
 * registers. A person has few devices, but their ids change when a database is lost or a profile
 * was cloned. On a full disk every tap writes under an id of its own (rule C8h). Even 256 writers
 * on one set would mean 256 corrections of it. A removal lists all writers of the record.
 */
export const RECORD_LIMITS = { registers: 4096, writers: 256, marks: 1024 } as const;

const OF_WRITER = /^((?:[a-z]\.[a-z0-9]+\.)?(?:gone|done))\.[a-z0-9]+$/;

/** The shared prefix of a register that each device has its own copy of (rules R1a, W2a). */
export function writersOf(path: string): string | null {
  // A quick test first: few paths match, and every commit runs this.
  return path.includes('one.') ? (OF_WRITER.exec(path)?.[1] ?? null) : null;
}

/** Whether a register decides the visibility of the whole record: it fits into any record. */
export function isOfWhole(path: string): boolean {
  return path === 'back' || path === 'purge' || path.startsWith('gone.');
}

/** Whether a removal names too many devices. */
export function namesTooMany(path: string, register: Register | undefined): boolean {
  return (
    isRemoval(path) && Object.keys(readSeen(register?.[0] ?? null)).length > RECORD_LIMITS.marks
  );
}

/** The limit that a record exceeds when `written` is added to it; or null. */
export function excessIn(
  { nodeOf, most = {} }: Pick<RecordKind<unknown>, 'nodeOf' | 'most'>,
  registers: Registers,
  written: readonly string[] = Object.keys(registers),
): Excess | null {
  const paths = Object.keys(registers);
  for (const [scope, limit] of Object.entries(most)) {
    // Each node has several registers, so counting is seldom needed.
    if (paths.length <= limit) continue;
    const within = paths.filter((path) => path.startsWith(scope));
    if (within.length > limit && new Set(within.map(nodeOf)).size > limit)
      return scope === 's.' ? 'sets' : 'exercises';
  }
  if (written.some((path) => namesTooMany(path, registers[path]))) return 'bytes';
  if (paths.length <= RECORD_LIMITS.writers) return null;
  if (paths.length > RECORD_LIMITS.registers && !written.every(isOfWhole)) return 'bytes';
  const asked = new Set(written.map(writersOf));
  const counts = new Map<string, number>();
  for (const path of paths) {
    const writers = writersOf(path);
    if (writers === null || !asked.has(writers)) continue;
    const count = (counts.get(writers) ?? 0) + 1;
    if (count > RECORD_LIMITS.writers) return 'bytes';
    counts.set(writers, count);
  }
  return null;
}
