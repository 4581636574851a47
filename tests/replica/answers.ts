import * as v from 'valibot';
import type { Registers, Writes } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';
import { encodedRegistersSchema, encodeRegisters } from '#protocol/encoding';
import {
  type OpResult,
  type SyncResponse,
  type WireOp,
  type WireRecord,
  wireOpSchema,
} from '#protocol/sync';
import type { ClockReading } from '../../src/replica/clock/timekeeper';
import type { Prepared } from '../../src/replica/exchange/exchange';
import { NOW, SPACE } from './browser';

/** The times of a request that was sent at once. */
export const SENT: ClockReading = { wall: NOW, ticks: NOW };

export function answer(part: Partial<SyncResponse>): SyncResponse {
  return { now: NOW, minSchema: 1, results: [], spaces: [], ...part };
}

/** The server accepted everything that was sent. */
export function taken({ ops }: Pick<Prepared, 'ops'>, rev = 1): { results: OpResult[] } {
  return { results: ops.map(({ id, stamp }) => ({ id, ok: { rev, born: 1, stamp } })) };
}

/** The server refused every op with a code, and repeated its stamp. */
export function refusedWith(code: 'clock' | 'twin' | 'full' | 'newer' | 'invalid') {
  return ({ ops }: Pick<Prepared, 'ops'>): { results: OpResult[] } => ({
    results: ops.map(({ id, stamp }) => ({ id, code, stamp })),
  });
}

export function wire(id: string, registers: Registers, part: Partial<WireRecord> = {}): WireRecord {
  return { kind: 'workout', id, rev: 1, born: 1, body: bodyOf(registers), ...part };
}

/** Registers in the form of a record. */
export function bodyOf(registers: Registers, erase = false): WireRecord['body'] {
  return v.parse(encodedRegistersSchema, encodeRegisters(registers, erase));
}

/** The ops of a request, as the server parses them. */
export function sentOps({ request }: Prepared): WireOp[] {
  return v.parse(v.array(wireOpSchema), request.ops);
}

/** Registers written together by a device. */
export function writtenBy(device: string, at: number, writes: Writes): Registers {
  const stamp: Stamp = [at, 0, device];
  return Object.fromEntries(Object.entries(writes).map(([path, value]) => [path, [value, stamp]]));
}

export function page(
  from: number,
  to: number,
  records: readonly WireRecord[],
  more = false,
  epoch = 'e1',
): { spaces: SyncResponse['spaces'] } {
  return { spaces: [{ id: SPACE, epoch, from, to, more, records: [...records] }] };
}
