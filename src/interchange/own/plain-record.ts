import * as v from 'valibot';
import { fateOf, isRemoval, isRestore } from '#domain/record/deletion';
import type { Author, Json, RecordKind, Registers, Writes } from '#domain/record/registers';
import { projectWorkout } from '#domain/workouts/project';
import type { Performed } from '#domain/workouts/shape';

/** A record without its history: the present values by path. */
export interface PlainRecord {
  readonly kind: string;
  readonly id: string;
  readonly values: Readonly<Record<string, Json>>;
}

const VERSION = /^s\.[a-z0-9]+\.done\.[a-z0-9]+$/;
const DONE = /^s\.([a-z0-9]+)\.(done|other)$/;
/**
 * Whether a value is temporary: a workout's rest belongs to one device, and an erasure request is
 * not content.
 */
function isPassing({ name }: RecordKind<unknown>, path: string): boolean {
  return path === 'purge' || (path === 'rest' && name === 'workout');
}

/**
 * The lasting values of registers, without removals, removed parts, stamps and values of unknown
 * shape.
 */
function lasting(kind: RecordKind<unknown>, registers: Registers): Record<string, Json> {
  const values: Record<string, Json> = {};
  const { hidden } = fateOf(kind, registers);
  const isHidden = (node: string): boolean =>
    hidden.has(node) || (node !== '' && isHidden(kind.parentOf(node, registers)));
  for (const [path, [value]] of Object.entries(registers)) {
    if (isRemoval(path) || isRestore(path) || isPassing(kind, path) || VERSION.test(path)) continue;
    if (isHidden(kind.nodeOf(path))) continue;
    const schema = kind.schemaOf(path);
    if (schema && v.is(schema, value)) values[path] = value;
  }
  return values;
}

function plainPerformed({ at, ...effort }: Performed): Json {
  return { ...effort, at };
}

/**
 * The values of a workout: for each set the current performance, and an alternative that awaits a
 * decision.
 */
function plainWorkout(kind: RecordKind<unknown>, registers: Registers): Record<string, Json> {
  const workout = projectWorkout(registers);
  const shown = new Set(['']);
  const values: Record<string, Json> = {};
  for (const { key, order, sets } of workout.exercises) {
    shown.add(`e.${key}`);
    // Entries that only a removal or its undo named need an order to exist.
    if (key !== '') values[`e.${key}.order`] = order;
    for (const set of sets) {
      shown.add(`s.${set.key}`);
      values[`s.${set.key}.kind`] = set.kind;
      if (set.done) values[`s.${set.key}.done`] = plainPerformed(set.done);
      if (set.alternative) values[`s.${set.key}.other`] = plainPerformed(set.alternative);
    }
  }
  for (const [path, value] of Object.entries(lasting(kind, registers))) {
    if (shown.has(kind.nodeOf(path))) values[path] = value;
  }
  // The projection knows the start better if it is missing, or if sets were logged after the end.
  values.start = { ...workout.start };
  if (workout.endedAt !== null) values.finish = { at: workout.endedAt };
  return values;
}

/** A record in our file format; null if it was removed. */
export function plainRecord(
  kind: RecordKind<unknown>,
  id: string,
  registers: Registers,
): PlainRecord | null {
  if (kind.removedAt(kind.project(registers)) !== null) return null;
  const values = kind.name === 'workout' ? plainWorkout(kind, registers) : lasting(kind, registers);
  return Object.keys(values).length === 0 ? null : { kind: kind.name, id, values };
}

/** The writes for a plain record, in order, and the parts that this version cannot read. */
export interface PlainWrites {
  readonly steps: readonly ((author: Author) => Writes)[];
  readonly unknown: readonly string[];
}

/**
 * The writes for a record from a file. Performances become versions of the writing device (rule
 * I2b). Another device's version of a set is written first, so that it is an alternative to the
 * current one again.
 */
export function writesOfPlain(kind: RecordKind<unknown>, record: PlainRecord): PlainWrites {
  const unknown: string[] = [];
  const plain: Record<string, Json> = {};
  const others: Record<string, Json> = {};
  const done: Record<string, Json> = {};
  for (const [path, value] of Object.entries(record.values)) {
    const performed = kind.name === 'workout' ? DONE.exec(path) : null;
    const at = performed ? `s.${performed[1]}.done.file` : path;
    const schema = kind.schemaOf(at);
    const fits = schema && v.is(schema, value) && !isRemoval(path) && !isRestore(path);
    if (!fits) unknown.push(path);
    else if (performed?.[2] === 'done') done[performed[1] ?? ''] = value;
    else if (performed) others[at] = value;
    else if (!isPassing(kind, path)) plain[path] = value;
  }
  const stands = ({ device }: Author): Writes => ({
    ...plain,
    ...Object.fromEntries(
      Object.entries(done).map(([key, value]) => [`s.${key}.done.${device}`, value]),
    ),
  });
  return { steps: Object.keys(others).length > 0 ? [() => others, stands] : [stands], unknown };
}
