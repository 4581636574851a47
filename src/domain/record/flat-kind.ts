import * as v from 'valibot';
import { type Batch, batchPart, batchSchema } from './batch';
import { fateOf, isRemoval } from './deletion';
import { excessIn } from './excess';
import { instant } from './fields';
import type { Json, RecordKind, Registers } from './registers';

type Fields = Readonly<Record<string, v.GenericSchema>>;

const removal = v.nullable(v.record(v.string(), v.tuple([v.number(), v.number()])));

/** Reads valid values only: an invalid value counts as never written. */
interface FieldReader {
  (path: string): Json | undefined;
  /** Null when there is no text at the path. */
  text(path: string): string | null;
  /** Null when there is no number at the path. */
  number(path: string): number | null;
}

interface FlatKind<Shape> {
  readonly name: string;
  readonly single: boolean;
  /** One register per field; `schemaOf` may accept further paths (keyed ones). */
  readonly fields: Fields;
  schemaOf?(path: string): v.GenericSchema | null;
  project(read: FieldReader, paths: readonly string[]): Shape;
}

/** A kind without inner nodes: every field is a register, and every edit keeps the record alive. */
export function flatKind<Shape>(
  kind: FlatKind<Shape>,
): RecordKind<Shape & { readonly removedAt: number | null; readonly batch?: Batch }> {
  const schemaOf = (path: string): v.GenericSchema | null => {
    if (isRemoval(path)) return path.startsWith('gone.') ? removal : null;
    if (path === 'back' || path === 'purge') return instant;
    if (path === 'batch') return batchSchema;
    const field = Object.hasOwn(kind.fields, path) ? kind.fields[path] : undefined;
    return field ?? kind.schemaOf?.(path) ?? null;
  };
  const rules = {
    schemaOf,
    nodeOf: () => '',
    parentOf: () => '',
    bearsLife: (path: string, value: Json) =>
      value !== null && path !== 'purge' && !isRemoval(path),
  };
  return {
    name: kind.name,
    single: kind.single,
    ...rules,
    project(registers: Registers) {
      const read = (path: string): Json | undefined => {
        const value = registers[path]?.[0];
        const schema = schemaOf(path);
        return value !== undefined && schema && v.is(schema, value) ? value : undefined;
      };
      const text = (path: string) => {
        const value = read(path);
        return typeof value === 'string' ? value : null;
      };
      const number = (path: string) => {
        const value = read(path);
        return typeof value === 'number' ? value : null;
      };
      const reader = Object.assign(read, { text, number });
      const shape = kind.project(reader, Object.keys(registers));
      const { removedAt } = fateOf(rules, registers);
      return { ...shape, ...batchPart(registers.batch?.[0]), removedAt };
    },
    at: () => null,
    open: () => false,
    removedAt: (shape) => shape.removedAt,
    excess: (registers, written) => excessIn(rules, registers, written),
  };
}
