import * as v from 'valibot';
import { batchPart } from '../record/batch';
import { fateOf } from '../record/deletion';
import { byOrder } from '../record/order';
import { type Json, type Registers, valueAt } from '../record/registers';
import {
  adviceSchema,
  effortSchema,
  exerciseIdSchema,
  finishSchema,
  fromSchema,
  groupSchema,
  nodeOf,
  orderSchema,
  originSchema,
  placeSchema,
  pseSchema,
  restSchema,
  restSecondsSchema,
  setKindSchema,
  sideSchema,
  startSchema,
  targetSchema,
} from './paths';
import { workoutRules } from './rules';
import type { Rest, Start, Workout, WorkoutExercise, WorkoutSet } from './shape';
import { readVersions, standingOf, type Version } from './versions';

const LAST = 'z';
/** The last instant whose day has a four-digit year. */
const LAST_DAY = 253_402_300_799_999;

/** The parsed value, or null when it is missing or of another shape. */
function read<T>(schema: v.GenericSchema<unknown, T>, value: Json | undefined): T | null {
  if (value === undefined || value === null) return null;
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function keysOf(registers: Registers, scope: 'e' | 's'): string[] {
  const keys = new Set<string>();
  for (const path of Object.keys(registers)) {
    const node = nodeOf(path);
    if (node.startsWith(`${scope}.`)) keys.add(node.slice(2));
  }
  return [...keys];
}

function readStart(registers: Registers): Start {
  const start = read(startSchema, valueAt(registers, 'start'));
  if (start) return start;
  const first = Object.values(registers).reduce(
    (ms, [, stamp]) => Math.min(ms, stamp[0]),
    Infinity,
  );
  const at = Number.isFinite(first) ? Math.min(first, LAST_DAY) : 0;
  return { at, zone: 'UTC', day: new Date(at).toISOString().slice(0, 10) };
}

function readSet(
  registers: Registers,
  key: string,
  versions: readonly Version[],
  returned: boolean,
): WorkoutSet {
  const at = (field: string) => valueAt(registers, `s.${key}.${field}`);
  return {
    key,
    order: read(placeSchema, at('place'))?.[1] ?? LAST,
    kind: read(setKindSchema, at('kind')) ?? 'normal',
    plan: read(effortSchema, at('plan')),
    ...standingOf(versions),
    target: read(targetSchema, at('target')),
    restSeconds: read(restSecondsSchema, at('rest')),
    side: read(sideSchema, at('side')),
    returned,
  };
}

function readRest(registers: Registers, sets: readonly WorkoutSet[]): Rest | null {
  const rest = read(restSchema, valueAt(registers, 'rest'));
  return rest && sets.some((set) => set.key === rest.set && set.done) ? rest : null;
}

/** From any mixture of registers to a valid workout; hidden exercises and sets are left out (R3). */
export function projectWorkout(registers: Registers): Workout {
  const fate = fateOf(workoutRules, registers);
  const versions = readVersions(registers);
  const setsOf = new Map<string, WorkoutSet[]>();
  for (const key of keysOf(registers, 's')) {
    const node = `s.${key}`;
    if (fate.hidden.has(node)) continue;
    const parent = workoutRules.parentOf(node, registers);
    if (fate.hidden.has(parent)) continue;
    const sets = setsOf.get(parent) ?? [];
    sets.push(readSet(registers, key, versions.get(key) ?? [], fate.returned.has(node)));
    setsOf.set(parent, sets);
  }
  const exercises: WorkoutExercise[] = [];
  const addExercise = (key: string) => {
    const node = key === '' ? '' : `e.${key}`;
    const at = (field: string) => (key === '' ? undefined : valueAt(registers, `${node}.${field}`));
    exercises.push({
      key,
      exercise: read(exerciseIdSchema, at('exercise')),
      order: read(orderSchema, at('order')) ?? LAST,
      group: read(groupSchema, at('group')),
      note: text(at('note')),
      restSeconds: read(restSecondsSchema, at('rest')),
      from: read(fromSchema, at('from')),
      advice: read(adviceSchema, at('advice')),
      sets: (setsOf.get(node) ?? []).sort(byOrder),
      returned: key !== '' && fate.returned.has(node),
    });
  };
  for (const key of keysOf(registers, 'e')) if (!fate.hidden.has(`e.${key}`)) addExercise(key);
  if (setsOf.has('')) addExercise('');
  exercises.sort(byOrder);
  const sets = exercises.flatMap((exercise) => exercise.sets);
  const finish = read(finishSchema, valueAt(registers, 'finish'));
  const endedAt = finish && sets.reduce((end, { done }) => Math.max(end, done?.at ?? 0), finish.at);
  return {
    title: text(valueAt(registers, 'title')),
    note: text(valueAt(registers, 'note')),
    start: readStart(registers),
    endedAt,
    rest: endedAt === null ? readRest(registers, sets) : null,
    from: read(originSchema, valueAt(registers, 'from')),
    pse: read(pseSchema, valueAt(registers, 'pse')),
    exercises,
    returned: fate.returned.has(''),
    removedAt: fate.removedAt,
    purged: fate.removedAt !== null && typeof valueAt(registers, 'purge') === 'number',
    ...batchPart(valueAt(registers, 'batch')),
  };
}
