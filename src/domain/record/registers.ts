import type { GenericSchema } from 'valibot';
import type { LocalDay } from '../local-day';
import type { Stamp } from './stamp';

/** The value of a register: plain JSON. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** True for a JSON object (not an array, not null). */
export function isJsonObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value and when it was written: the unit of merge. */
export type Register = readonly [value: Json, stamp: Stamp];

/** A record as stored and sent: its registers by path. */
export type Registers = Readonly<Record<string, Register>>;

/** New values by path, from a command; the commit adds the stamp. */
export type Writes = Readonly<Record<string, Json>>;

/** The writing device and its time: `now` in server time, epoch ms. */
export interface Author {
  readonly device: string;
  readonly now: number;
}

/** Limits of a record that both commit and server enforce. */
export type Excess = 'exercises' | 'sets' | 'bytes';

/**
 * The small part of a record for figures over many records. It is stored beside the view, and found
 * by its uses and by its series.
 */
export interface RecordSummary {
  readonly day: LocalDay;
  /** Epoch ms. */
  readonly at: number;
  /** Keys for lookups from other lists, each once: the exercises of a workout. */
  readonly uses: readonly string[];
  /** The series that it repeats; null if it does not repeat. */
  readonly series: string | null;
  /** All other data in the kind's own form: a text is copied out of a store faster than objects. */
  readonly packed: string;
}

/** A move of a record that a wrong clock timed. */
export interface RecordMove {
  /** Its start by that clock, epoch ms. */
  readonly at: number;
  /** Milliseconds, negative for earlier. */
  readonly by: number;
  /** Whether a device is the one with that clock. */
  isOwn(device: string): boolean;
}

/** The rules of one kind of record. No function fails: any mixture of registers has a result. */
export interface RecordKind<Shape> {
  readonly name: string;
  /** Kinds of which a person has one use the id `self`. */
  readonly single: boolean;
  /** The schema of a path's value; null for an unknown path. */
  schemaOf(path: string): GenericSchema | null;
  /** The node a path belongs to: '' is the record itself. */
  nodeOf(path: string): string;
  /** The parent of `node`; '' for those directly below the record. */
  parentOf(node: string, registers: Registers): string;
  /** Whether a write keeps its node alive against a deletion that had not seen it (rule R2). */
  bearsLife(path: string, value: Json): boolean;
  /**
   * Paths with a value that a newer write of another path has seen and replaced; they do not keep
   * the node alive.
   */
  settled?(registers: Registers): ReadonlySet<string>;
  /** A valid shape from any registers. */
  project(registers: Registers): Shape;
  /** Sort key in the record's list (epoch ms); null if it is not listed. */
  at(shape: Shape): number | null;
  /** Whether it is still running, like a workout. */
  open(shape: Shape): boolean;
  /** When the record was removed (epoch ms), or null while it is shown. */
  removedAt(shape: Shape): number | null;
  /** For kinds that start with a tap: by the clock of the device. */
  readonly begins?: {
    /** The start of a record that these writes create, epoch ms; null if they create none. */
    at(writes: Writes): number | null;
    /**
     * Moves everything that the clock timed; `{}` if the record was removed or got another time
     * since.
     */
    move(registers: Registers, move: RecordMove, author: Author): Writes;
  };
  /** Its summary; null if it counts in no figure: while it runs and once it is removed. */
  summary?(shape: Shape): RecordSummary | null;
  /** Maximum number of nodes, by prefix. */
  readonly most?: Readonly<Record<string, number>>;
  /**
   * The reason why the record exceeds its kind's limits, or null.
   * @param written the paths of this write; excess in other paths does not count
   */
  excess(registers: Registers, written?: readonly string[]): Excess | null;
}

/** The raw value at a path, undefined when never written. */
export function valueAt(registers: Registers, path: string): Json | undefined {
  return Object.hasOwn(registers, path) ? registers[path]?.[0] : undefined;
}

/** Whether two values are equal, regardless of the order of fields. */
export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  if (left.length !== right.size || Array.isArray(a) !== Array.isArray(b)) return false;
  return left.every(([key, value]) => {
    const other = right.get(key);
    return other !== undefined && sameJson(value, other);
  });
}
