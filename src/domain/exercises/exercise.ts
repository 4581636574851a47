import * as v from 'valibot';
import { MAX_LOAD_GRAMS } from '../load';
import type { CustomRecord } from './custom-exercise';
import { MUSCLES } from './muscles';

/** The equipment that an exercise occupies. */
export const EQUIPMENT = [
  'barbell',
  'ez-bar',
  'trap-bar',
  'dumbbell',
  'kettlebell',
  'plate',
  'machine',
  'cable',
  'smith',
  'band',
  'bodyweight',
  'pull-up-bar',
  'parallel-bars',
  'bench',
  'suspension',
  'ball',
  'cardio',
  'other',
] as const;

export type Equipment = (typeof EQUIPMENT)[number];

/**
 * Meaning of a set's load: the whole load (bar included), one dumbbell, one side, weight added to
 * or taken off the body. Or nothing, for sets counted in seconds, metres or repetitions.
 */
export const LOAD_KINDS = [
  'total',
  'per_dumbbell',
  'per_side',
  'added_bodyweight',
  'assisted_bodyweight',
  'time',
  'distance',
  'reps_only',
] as const;

export type LoadKind = (typeof LOAD_KINDS)[number];

/** Whether more than one joint moves the load. */
export const MECHANICS = ['compound', 'isolation'] as const;

export type Mechanic = (typeof MECHANICS)[number];

// Characters, for names and aliases.
const MAX_EXERCISE_NAME = 80;

const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_EXERCISE_NAME));
const muscles = v.pipe(v.array(v.picklist(MUSCLES)), v.maxLength(MUSCLES.length));

/**
 * An exercise.
 * `id`: a stable English slug in the catalogue, the record's id for a person's own.
 * `primary`, `secondary`: muscles; a person's own exercise may name none.
 * `bodyweightShare`: moved share of the body, in percent (0 for none).
 * `stepGrams`: change per press of the stepper.
 * `like`: for a person's own, the catalogue's exercise whose figure and texts it borrows.
 */
export const exerciseSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(64)),
  name: label,
  aliases: v.pipe(v.array(label), v.maxLength(12)),
  primary: muscles,
  secondary: muscles,
  equipment: v.picklist(EQUIPMENT),
  mechanic: v.picklist(MECHANICS),
  unilateral: v.boolean(),
  bodyweightShare: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  loadKind: v.picklist(LOAD_KINDS),
  stepGrams: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LOAD_GRAMS)),
  like: v.exactOptional(v.string()),
});

export type Exercise = v.InferOutput<typeof exerciseSchema>;

/** Whether an id is the catalogue's: a person's own exercises have a record's id. */
const isCatalogueId = (id: string): boolean => !/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id);

/**
 * The catalogue's exercise whose figure and texts show how to do it; null for a person's own that
 * borrows none.
 */
export function shownAs({ id, like }: Pick<Exercise, 'id' | 'like'>): string | null {
  return like ?? (isCatalogueId(id) ? id : null);
}

/** The default load kind of an equipment. */
export function defaultLoadKind(equipment: Equipment): LoadKind {
  switch (equipment) {
    case 'dumbbell':
    case 'kettlebell':
      return 'per_dumbbell';
    case 'pull-up-bar':
    case 'parallel-bars':
      return 'added_bodyweight';
    case 'bodyweight':
    case 'band':
    case 'bench':
    case 'ball':
    case 'suspension':
      return 'reps_only';
    case 'cardio':
      return 'time';
    default:
      return 'total';
  }
}

/** The usual step between two loads of a gym, in grams. */
export function defaultStepGrams(equipment: Equipment): number {
  switch (equipment) {
    case 'dumbbell':
      return 2000;
    case 'kettlebell':
      return 4000;
    case 'machine':
    case 'cable':
    case 'plate':
      return 5000;
    default:
      return 2500;
  }
}

/** Whether a set of this exercise has a load to enter. */
export function takesLoad(loadKind: LoadKind): boolean {
  return loadKind !== 'time' && loadKind !== 'distance' && loadKind !== 'reps_only';
}

/** Whether the load includes the body. */
export function movesBody(loadKind: LoadKind): boolean {
  return loadKind === 'added_bodyweight' || loadKind === 'assisted_bodyweight';
}

/** The default mechanic of an exercise with this number of muscles. */
export function defaultMechanic(muscles: number): Mechanic {
  return muscles > 1 ? 'compound' : 'isolation';
}

/** The default share of the body: all of it if the body is part of the load. */
export function defaultBodyweightShare(loadKind: LoadKind): number {
  return movesBody(loadKind) ? 100 : 0;
}

/**
 * A person's own exercise in the shape of the catalogue. Never fails: codes of a newer version are
 * left out, and unset values come from the equipment.
 */
export function exerciseFromCustom(id: string, custom: CustomRecord): Exercise {
  const equipment = EQUIPMENT.find((code) => code === custom.equipment) ?? 'other';
  const loadKind =
    LOAD_KINDS.find((code) => code === custom.loadKind) ?? defaultLoadKind(equipment);
  const primary = MUSCLES.filter((muscle) => custom.primary.includes(muscle));
  const secondary = MUSCLES.filter(
    (muscle) => custom.secondary.includes(muscle) && !primary.includes(muscle),
  );
  const mechanic = MECHANICS.find((code) => code === custom.mechanic);
  return {
    id,
    name: custom.name,
    aliases: [...(custom.aliases ?? [])],
    primary,
    secondary,
    equipment,
    mechanic: mechanic ?? defaultMechanic(primary.length + secondary.length),
    unilateral: custom.unilateral,
    bodyweightShare: custom.bodyweightShare ?? defaultBodyweightShare(loadKind),
    loadKind,
    stepGrams: custom.stepGrams ?? defaultStepGrams(equipment),
    ...(custom.like ? { like: custom.like } : {}),
  };
}
