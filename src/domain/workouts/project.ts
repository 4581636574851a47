import * as v from 'valibot';
import { localDay } from '../local-day';
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
  moodSchema,
  nodeOf,
  originSchema,
  pseSchema,
  restRegisterSchema,
  restSecondsSchema,
  sideSchema,
  startSchema,
  targetSchema,
  workoutOrderSchema,
} from './paths';
import { orderInPlace, quickEffort, quickTarget } from './quick-read';
import { workoutRules } from './rules';
import {
  type Rest,
  SET_KINDS,
  type Start,
  type Workout,
  type WorkoutExercise,
  type WorkoutSet,
} from './shape';
import { readVersion, standingVersion, type Version } from './versions';

const LAST = 'z';
/** The last instant with a four-digit year. */
const LAST_DAY = 253_402_300_799_999;

/** The parsed value; null if missing or invalid. */
function read<T>(schema: v.GenericSchema<unknown, T>, value: Json | undefined): T | null {
  if (value === undefined || value === null) return null;
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

/** Reads the usual value quickly, any other by its schema. */
function readQuick<T>(
  quick: (value: Json) => T | null,
  schema: v.GenericSchema<unknown, T>,
  value: Json | undefined,
): T | null {
  if (value === undefined || value === null) return null;
  return quick(value) ?? read(schema, value);
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

const DOT = '.'.charCodeAt(0);
const DONE = 'done.';
const DEVICE = /^[a-z0-9]{1,16}$/;

/** The values of a node by the last part of their paths; for a set also each device's version. */
interface Node {
  readonly fields: Map<string, Json>;
  readonly versions: Version[];
}

type Fields = ReadonlyMap<string, Json>;

/** Every exercise and set by its node, in one pass over the registers. */
function readNodes(registers: Registers): ReadonlyMap<string, Node> {
  const nodes = new Map<string, Node>();
  let name = '';
  let node: Node = { fields: new Map(), versions: [] };
  for (const [path, [value, stamp]] of Object.entries(registers)) {
    // Registers of a node are mostly adjacent.
    if (name === '' || path.charCodeAt(name.length) !== DOT || !path.startsWith(name)) {
      name = nodeOf(path);
      if (name === '') continue;
      node = nodes.get(name) ?? { fields: new Map(), versions: [] };
      nodes.set(name, node);
    }
    const field = path.slice(name.length + 1);
    if (!field.startsWith(DONE)) node.fields.set(field, value);
    else if (value !== null && DEVICE.test(field.slice(DONE.length))) {
      const version = readVersion(value, stamp);
      if (version) node.versions.push(version);
    }
  }
  return nodes;
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

/**
 * A clock set back by hours, or two devices starting one workout, differ by less than a day; more
 * is a broken clock.
 */
const DAY_MS = 86_400_000;

/**
 * Start and end of a finished workout. The end can precede the start, after a clock change or a
 * restart on another device. Such a workout starts with its first set; without a set, or with one
 * days away, it has no duration.
 */
function timesOf(
  start: Start,
  finishedAt: number,
  sets: readonly WorkoutSet[],
): { readonly start: Start; readonly endedAt: number } {
  const taps = sets.flatMap(({ done }) => done?.at ?? []);
  const endedAt = taps.reduce((end, at) => Math.max(end, at), finishedAt);
  if (endedAt >= start.at) return { start, endedAt };
  const at = taps.reduce((first, each) => Math.min(first, each), start.at);
  if (taps.length === 0 || start.at - at > DAY_MS) return { start, endedAt: start.at };
  return { start: { at, zone: start.zone, day: localDay(at, start.zone) }, endedAt };
}

function readSet({ fields, versions }: Node, key: string, returned: boolean): WorkoutSet {
  return {
    key,
    order: orderInPlace(fields.get('place')) ?? LAST,
    kind: SET_KINDS.find((kind) => kind === fields.get('kind')) ?? 'normal',
    plan: readQuick(quickEffort, effortSchema, fields.get('plan')),
    ...standingVersion(versions),
    target: readQuick(quickTarget, targetSchema, fields.get('target')),
    restSeconds: read(restSecondsSchema, fields.get('rest')),
    side: read(sideSchema, fields.get('side')),
    returned,
  };
}

function readRest(registers: Registers, sets: readonly WorkoutSet[]): Rest | null {
  const rest = read(restRegisterSchema, valueAt(registers, 'rest'));
  return rest && sets.some((set) => set.key === rest.set && set.done) ? rest : null;
}

/** A valid workout from any mixture of registers, without hidden exercises and sets (R3a). */
export function projectWorkout(registers: Registers): Workout {
  const fate = fateOf(workoutRules, registers);
  const nodes = readNodes(registers);
  const setsOf = new Map<string, WorkoutSet[]>();
  for (const [node, read] of nodes) {
    if (!node.startsWith('s.') || fate.hidden.has(node)) continue;
    const parent = workoutRules.parentOf(node, registers);
    if (fate.hidden.has(parent)) continue;
    const key = node.slice(2);
    const set = readSet(read, key, fate.returned.has(node));
    const sets = setsOf.get(parent);
    if (sets) sets.push(set);
    else setsOf.set(parent, [set]);
  }
  const exercises: WorkoutExercise[] = [];
  const addExercise = (node: string, fields: Fields) => {
    exercises.push({
      key: node.slice(2),
      exercise: read(exerciseIdSchema, fields.get('exercise')),
      order: read(workoutOrderSchema, fields.get('order')) ?? LAST,
      group: read(groupSchema, fields.get('group')),
      note: text(fields.get('note')),
      restSeconds: read(restSecondsSchema, fields.get('rest')),
      from: read(fromSchema, fields.get('from')),
      advice: read(adviceSchema, fields.get('advice')),
      sets: (setsOf.get(node) ?? []).sort(byOrder),
      returned: node !== '' && fate.returned.has(node),
    });
  };
  for (const [node, { fields }] of nodes) {
    if (node.startsWith('e.') && !fate.hidden.has(node)) addExercise(node, fields);
  }
  if (setsOf.has('')) addExercise('', new Map());
  exercises.sort(byOrder);
  const sets = exercises.flatMap((exercise) => exercise.sets);
  const finish = read(finishSchema, valueAt(registers, 'finish'));
  const mood = read(moodSchema, valueAt(registers, 'mood'));
  const begun = readStart(registers);
  const { start, endedAt } = finish
    ? timesOf(begun, finish.at, sets)
    : { start: begun, endedAt: null };
  return {
    title: text(valueAt(registers, 'title')),
    note: text(valueAt(registers, 'note')),
    start,
    endedAt,
    rest: endedAt === null ? readRest(registers, sets) : null,
    from: read(originSchema, valueAt(registers, 'from')),
    pse: read(pseSchema, valueAt(registers, 'pse')),
    ...(mood === null ? {} : { mood }),
    exercises,
    returned: fate.returned.has(''),
    removedAt: fate.removedAt,
    purged: fate.removedAt !== null && typeof valueAt(registers, 'purge') === 'number',
    ...batchPart(valueAt(registers, 'batch')),
  };
}

/**
 * The fields that place a workout among others, without its sets, which only matter for its end.
 */
export function glanceAtWorkout(
  registers: Registers,
): Pick<Workout, 'start' | 'endedAt' | 'from' | 'removedAt'> {
  if (read(finishSchema, valueAt(registers, 'finish'))) {
    const { start, endedAt, from, removedAt } = projectWorkout(registers);
    return { start, endedAt, from, removedAt };
  }
  return {
    start: readStart(registers),
    endedAt: null,
    from: read(originSchema, valueAt(registers, 'from')),
    removedAt: fateOf(workoutRules, registers).removedAt,
  };
}
