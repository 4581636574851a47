import type { Register } from '#domain/record/registers';
import { encodeRegister } from '#protocol/encoding';
import type { StoredRecord } from './stored-record';

/** A body with its parts, so that only changed parts of the next body have to be encoded. */
export interface PushBody {
  readonly text: string;
  readonly stored: StoredRecord;
  /** Base time, epoch ms: no stamp is earlier. */
  readonly base: number;
  readonly devices: readonly string[];
  /** Per register, in order: path, register, and its text. */
  readonly paths: readonly string[];
  readonly registers: readonly (Register | undefined)[];
  readonly parts: readonly string[];
}

/**
 * The body of a record: its registers encoded (protocol/encoding) as JSON; blank ones have only
 * their stamps.
 * @param last the former body of the record
 */
export function writeBody(stored: StoredRecord, last: PushBody | null): PushBody {
  return (last && goneOn(stored, last)) ?? writtenAnew(stored);
}

function writtenAnew(stored: StoredRecord): PushBody {
  const registers = Object.values(stored.registers);
  const base = registers.reduce((ms, [, stamp]) => Math.min(ms, stamp[0]), Infinity);
  const empty = { text: '', stored, base: Number.isFinite(base) ? base : 0, devices: [] };
  const body = goneOn(stored, { ...empty, paths: [], registers: [], parts: [] });
  if (!body) throw new Error('a stamp lies before the first');
  return body;
}

/** Encodes the next body from the last one; null if a stamp is before its base. */
function goneOn(stored: StoredRecord, last: PushBody): PushBody | null {
  const { base } = last;
  const paths = Object.keys(stored.registers);
  const registers: (Register | undefined)[] = [];
  // Registers keep their order and new ones come last. Bodies with blank registers are rare and
  // encoded completely.
  const isLikeLast = stored.blank.size === 0 && last.stored.blank.size === 0;
  const places = new Map(last.devices.map((device, at) => [device, at]));
  const parts: string[] = [];
  for (let at = 0; at < paths.length; at += 1) {
    const path = paths[at] ?? '';
    const register = stored.registers[path];
    registers.push(register);
    const stands = isLikeLast && register === last.registers[at] && path === last.paths[at];
    const part = stands ? last.parts[at] : undefined;
    if (part !== undefined) parts.push(part);
    else if (register) {
      const [ms, , device] = register[1];
      if (ms < base) return null;
      const place = places.get(device) ?? places.size;
      places.set(device, place);
      const entry = encodeRegister(register, base, place, stored.blank.has(path));
      parts.push(`${JSON.stringify(path)}:${JSON.stringify(entry)}`);
    }
  }
  const devices = [...places.keys()];
  const text = `{"d":${JSON.stringify(devices)},"b":${base},"r":{${parts.join(',')}}}`;
  return { text, stored, base, devices, paths, registers, parts };
}
