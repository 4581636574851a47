import * as v from 'valibot';
import { healthFields, readHealth } from './health-consent';
import { type ExerciseChoice, type Preferences, UNITS, WEEK_STARTS } from './preference-choices';
import { flatKind } from './record/flat-kind';
import type { Json } from './record/registers';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600));
const grams = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

const keyed = /^x\.([a-z0-9][a-z0-9-]{0,63})\.(rest|step)$/;

function oneOf<T extends string>(options: readonly T[], value: Json | undefined): T | null {
  return options.find((option) => option === value) ?? null;
}

function numberOr(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** The preferences of a person: the record `self`, one register per setting. */
export const preferencesKind = flatKind<Preferences>({
  name: 'preferences',
  single: true,
  fields: {
    unit: v.picklist(UNITS),
    weekStart: v.picklist(WEEK_STARTS),
    rest: seconds,
    ...healthFields,
  },
  schemaOf: (path) => {
    const field = keyed.exec(path)?.[2];
    if (field === undefined) return null;
    return v.nullable(field === 'rest' ? seconds : grams);
  },
  project(read, paths) {
    const exercises: Record<string, ExerciseChoice> = {};
    for (const id of new Set(paths.flatMap((path) => keyed.exec(path)?.[1] ?? []))) {
      exercises[id] = {
        restSeconds: numberOr(read(`x.${id}.rest`)),
        stepGrams: numberOr(read(`x.${id}.step`)),
      };
    }
    return {
      unit: oneOf(UNITS, read('unit')),
      weekStart: oneOf(WEEK_STARTS, read('weekStart')),
      restSeconds: numberOr(read('rest')),
      health: readHealth(read),
      exercises,
    };
  },
});
