import { stands } from '#domain/account/health-consent';
import { preferencesKind } from '#domain/account/preferences';
import type { Weighing } from '#domain/health/body-weight';
import type { Batch } from '#domain/record/batch';
import type { Registers } from '#domain/record/registers';
import type { Workout } from '#domain/workouts/shape';
import { KINDS } from '#protocol/kinds';
import { type Fingerprint, setMark } from '../../../interchange/matching/duplicates';
import type { Replica } from '../../../replica/replica';
import type { RecordKey, ViewRow } from '../../../replica/store/schema';
import { mergeKnown, registersOfBase } from '../../../replica/view/known';
import { readBody } from '../../health/body';
import { isBody, isCustomExercise, isHealth, isWorkout } from '../../store/shapes';
import { isKindName } from './import-steps';
import { batchOf, isShown } from './import-undo';

/** Numbers of imported records by kind. */
export interface ImportCounts {
  readonly workouts: number;
  readonly weighings: number;
  /** Custom exercises. */
  readonly exercises: number;
  /** Other records, by kind. */
  readonly others: ReadonlyMap<string, number>;
}

/** Whether records of a kind are counted by the kind's name. Settings are not counted. */
export function isCountedApart(kind: string): boolean {
  return !['workout', 'body', 'exercise', 'preferences'].includes(kind);
}

/** An import that can still be undone, with its remaining records. */
export interface PastImport extends ImportCounts {
  readonly batch: Batch;
  /** First and last local day of its workouts; null without workouts. */
  readonly period: { readonly from: string; readonly to: string } | null;
}

function fingerprintOf({ start, exercises }: Workout): Fingerprint {
  return {
    start,
    exercises: exercises.flatMap(({ exercise }) => exercise ?? []),
    sets: exercises.flatMap(({ sets }) => sets.flatMap(({ done }) => (done ? setMark(done) : []))),
  };
}

/** Existing records that an import must know. */
export interface KnownHere {
  readonly workouts: readonly Fingerprint[];
  /** Visible ids by kind. */
  readonly shown: ReadonlyMap<string, ReadonlySet<string>>;
  /** Registers of settings chosen here. */
  readonly settings: ReadonlySet<string>;
  /** Learned names of other apps in normalised form, with their exercises. */
  readonly learned: ReadonlyMap<string, string>;
  /** Existing weighings. */
  readonly weighings: readonly Weighing[];
  /** False before the first sync is complete: the account may have more. */
  readonly whole: boolean;
}

/** The chosen settings by register, of any version. */
async function readSettings({ space, inside }: Replica): Promise<Registers> {
  const key: RecordKey = [space, 'preferences', 'self'];
  return inside.storage.read(async (database) => {
    const base = await database.get('base', key);
    const ops = await database.getAllFromIndex('outbox', 'record', key);
    return mergeKnown(registersOfBase(base), ops);
  });
}

/** Whether the first sync of this device is complete. */
async function isWhole({ space, inside }: Replica): Promise<boolean> {
  const state = await inside.storage.read((database) => database.get('meta', `space:${space}`));
  return state !== undefined && 'cursor' in state && state.whole === true;
}

export async function readKnownHere(replica: Replica): Promise<KnownHere> {
  const workouts: Fingerprint[] = [];
  const shown = new Map<string, Set<string>>();
  const [{ weighings, health }, registers, whole] = await Promise.all([
    readBody(replica),
    readSettings(replica),
    isWhole(replica),
  ]);
  // Records without a valid consent do not count, even if their erasure is pending (rule H1e).
  const isThere = (row: ViewRow) =>
    isShown(row) && (!isHealth(row) || stands(row.shape.at ?? 0, health));
  for (const kind of Object.keys(KINDS).filter(isKindName)) {
    const rows = (await replica.all(kind)).filter(isThere);
    shown.set(kind, new Set(rows.map(({ id }) => id)));
    workouts.push(...rows.filter(isWorkout).map(({ shape }) => fingerprintOf(shape)));
  }
  const settings = new Set(Object.keys(registers));
  const { learnedNames = [] } = preferencesKind.project(registers);
  const learned = new Map(learnedNames.map(({ name, exercise }) => [name, exercise]));
  return { workouts, shown, settings, learned, weighings, whole };
}

interface Found {
  readonly batch: Batch;
  readonly days: string[];
  weighings: number;
  exercises: number;
  readonly others: Map<string, number>;
}

/** Imports that still have records here, newest first. */
export async function readPastImports(replica: Replica): Promise<PastImport[]> {
  const found = new Map<string, Found>();
  for (const kind of Object.keys(KINDS).filter(isKindName)) {
    for (const row of (await replica.all(kind)).filter(isShown)) {
      const batch = batchOf(row);
      if (!batch) continue;
      const one = found.get(batch.id) ?? {
        batch,
        days: [],
        weighings: 0,
        exercises: 0,
        others: new Map<string, number>(),
      };
      if (isWorkout(row)) one.days.push(row.shape.start.day);
      if (isBody(row)) one.weighings += 1;
      if (isCustomExercise(row)) one.exercises += 1;
      if (isCountedApart(kind)) one.others.set(kind, (one.others.get(kind) ?? 0) + 1);
      found.set(batch.id, one);
    }
  }
  return [...found.values()]
    .map(({ days, ...one }) => {
      days.sort();
      const [from, to] = [days[0], days.at(-1)];
      const period = from !== undefined && to !== undefined ? { from, to } : null;
      return { ...one, workouts: days.length, period };
    })
    .sort((a, b) => b.batch.at - a.batch.at);
}
