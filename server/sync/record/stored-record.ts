import * as v from 'valibot';
import { isRemoval, isRestore } from '#domain/record/deletion';
import type { Register, Registers } from '#domain/record/registers';
import { decodeRegisters, encodedRegistersSchema } from '#protocol/encoding';

/** Registers of a record, and the paths of blank ones, which keep only their stamp (rule R6a). */
export interface StoredRecord {
  readonly registers: Registers;
  readonly blank: ReadonlySet<string>;
}

/**
 * Whether a register survives the erasure of its record. The marks of removals distinguish covered
 * writes from others, and contain no personal data.
 */
export function outlivesErasure(path: string): boolean {
  return isFate(path) || path === LINK;
}

/** The link of a message, which decides who learns of its erasure (rule G1m5). */
export const LINK = 'link';

/** Whether a register removes, restores or purges a record. */
export function isFate(path: string): boolean {
  return isRemoval(path) || isRestore(path) || path === 'purge';
}

/** The encoded registers of a stored body. Throws for an invalid body. */
export function parseBody(body: string): v.InferOutput<typeof encodedRegistersSchema> {
  return v.parse(encodedRegistersSchema, JSON.parse(body));
}

/** The registers of a stored body. Throws for a body that this server did not write. */
export function readStored(body: string): StoredRecord {
  const encoded = parseBody(body);
  const blank = new Set<string>();
  for (const [path, entry] of Object.entries(encoded.r)) if (entry.length === 3) blank.add(path);
  return { registers: decodeRegisters(encoded), blank };
}

/** The record with its values erased and its stamps kept. */
export function eraseStored({ registers }: StoredRecord): StoredRecord {
  const kept: Record<string, Register> = {};
  const blank = new Set<string>();
  for (const [path, [value, stamp]] of Object.entries(registers)) {
    const stays = outlivesErasure(path);
    kept[path] = [stays ? value : null, stamp];
    if (!stays) blank.add(path);
  }
  return { registers: kept, blank };
}
