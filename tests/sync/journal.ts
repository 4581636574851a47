import { isRemoval, isRestore } from '#domain/record/deletion';
import { isJsonObject, type Json, type Registers, type Writes } from '#domain/record/registers';
import { nodeOf, schemaOf } from '#domain/workouts/paths';

/** One value written into a workout, or a single register of another kind. */
export interface Entry {
  readonly kind: string;
  readonly record: string;
  readonly path: string;
  readonly value: Json;
  /** Identifies the value among all ever written; null if it cannot be identified. */
  readonly mark: string | null;
  /** Whether a removal that did not know the write must not hide it (rule R2). */
  readonly life: boolean;
  /** The set, its exercise and the workout at that time. */
  readonly within: readonly string[];
  /** The marks of the writer's registers in this record. */
  readonly knew: ReadonlySet<string>;
  /** Whether its commit was reported as stored. */
  acked: boolean;
}

/** A unique name for a register's value: the harness writes unique values. */
function markOf(kind: string, path: string, value: Json): string | null {
  if (value === null || isRemoval(path)) return null;
  if (kind !== 'workout') return `${path} ${JSON.stringify(value)}`;
  const field = path.replace(/^[es]\.[a-z0-9]+\./, '');
  if (field.startsWith('done.')) {
    return isJsonObject(value) && 'load' in value ? `load ${JSON.stringify(value.load)}` : null;
  }
  if (['start', 'exercise', 'kind'].includes(field)) return `made ${path}`;
  if (field === 'order' || field === 'place' || field === 'plan' || field === 'rest') return null;
  return `${path} ${JSON.stringify(value)}`;
}

/** The marks of the values in registers. */
export function marksIn(kind: string, registers: Registers): Set<string> {
  const marks = new Set<string>();
  for (const [path, [value]] of Object.entries(registers)) {
    const mark = markOf(kind, path, value);
    if (mark !== null) marks.add(mark);
  }
  return marks;
}

function bearsLife(path: string, value: Json): boolean {
  if (isRemoval(path) || value === null) return false;
  if (isRestore(path)) return true;
  const field = path.replace(/^[es]\.[a-z0-9]+\./, '');
  if (field.startsWith('done.')) return isJsonObject(value) && !('undone' in value);
  if (field === 'note') return value !== '';
  return ['start', 'exercise', 'kind', 'finish'].includes(field);
}

/** A path's node with its parents; a set stays where it was created. */
function within(path: string, places: ReadonlyMap<string, string>): string[] {
  const node = nodeOf(path);
  if (!node.startsWith('s.')) return [...new Set([node, ''])];
  const exercise = places.get(node);
  return [node, ...(exercise === undefined ? [] : [exercise]), ''];
}

/** All writes of all devices, with what each writer knew. */
export interface Journal {
  readonly entries: readonly Entry[];
  /** Number of writes reported as stored. */
  stored(): number;
  /**
   * Records a write when it is decided; it counts as stored once the returned function is called.
   */
  note(kind: string, record: string, registers: Registers, writes: Writes): () => void;
  /** Records a device's own write, which is not reported as stored. */
  noteMoved(registers: Registers, writes: Writes): void;
}

export function createJournal(): Journal {
  const entries: Entry[] = [];
  /** Exercises by set; a key is created only once. */
  const places = new Map<string, string>();
  let stored = 0;
  return {
    entries,
    stored: () => stored,
    noteMoved(registers, writes) {
      const made = entries.find(
        ({ path }) => /^e\.[a-z0-9]+\.exercise$/.test(path) && Object.hasOwn(registers, path),
      );
      if (!made) return;
      for (const [path, value] of Object.entries(writes)) {
        // It repeats known values, but a removal that knew those did not know this write.
        entries.push({
          kind: made.kind,
          record: made.record,
          path,
          value,
          mark: `moved ${entries.length}`,
          life: bearsLife(path, value),
          within: within(path, places),
          knew: marksIn(made.kind, registers),
          acked: false,
        });
      }
    },
    note(kind, record, registers, writes) {
      const knew = marksIn(kind, registers);
      for (const [path, value] of Object.entries(writes)) {
        if (path.endsWith('.place') && Array.isArray(value))
          places.set(nodeOf(path), `e.${value[0]}`);
      }
      const made = Object.entries(writes).map(([path, value]): Entry => {
        const workout = kind === 'workout' && schemaOf(path) !== null;
        return {
          kind,
          record,
          path,
          value,
          mark: markOf(kind, path, value),
          life: workout && bearsLife(path, value),
          within: workout ? within(path, places) : [''],
          knew,
          acked: false,
        };
      });
      entries.push(...made);
      return () => {
        stored += 1;
        for (const entry of made) entry.acked = true;
      };
    },
  };
}
