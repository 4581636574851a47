import { useMemo } from 'react';
import {
  DEFAULTS,
  type EffortShown,
  type ExerciseChoice,
  type Preferences,
} from '#domain/account/preference-choices';
import type { LengthUnit } from '#domain/length';
import type { LoadUnit } from '#domain/load';
import type { WeekStart } from '#domain/local-day';
import type { ActiveProgram } from '#domain/programs/shape';
import type { SetsRange } from '#domain/progress/muscle-range';
import type { OneRepMaxFormula } from '#domain/progress/one-rep-max';
import { defineQuery } from './query';
import { isPreferences } from './shapes';

/** The person's preferences with defaults. */
export interface EffectivePreferences {
  /** False while they load, when defaults may differ from the choices. */
  readonly known: boolean;
  readonly unit: LoadUnit;
  /** Unit of body lengths. */
  readonly lengthUnit: LengthUnit;
  readonly weekStart: WeekStart;
  /** Default rest in seconds, for exercises without their own. */
  readonly restSeconds: number;
  /** Rest after a warm-up set, s. */
  readonly restWarmup: number;
  /** Additional rest, s, after a set to failure or below its target. */
  readonly restExtra: number;
  /** Seconds between the tap and the start of a timed set. */
  readonly getReady: number;
  readonly effortScale: EffortShown;
  /** Formula that estimates the 1RM. */
  readonly oneRepMax: OneRepMaxFormula;
  /** Weekly sets per muscle. */
  readonly setsRange: SetsRange;
  /** The active ficha; null without one. */
  readonly program: ActiveProgram | null;
  exercise(id: string): ExerciseChoice;
}

const NO_CHOICE: ExerciseChoice = { restSeconds: null, stepGrams: null };

/** The person's own choices without defaults; null before the first one. */
export const useChosen = defineQuery<Preferences | null>({
  async read(replica) {
    const row = await replica.record('preferences', 'self');
    return row && isPreferences(row) ? row.shape : null;
  },
  after(value, change) {
    const row = change.rows.find(isPreferences);
    if (row) return row.shape;
    return change.wide ? 'reread' : value;
  },
});

export function usePreferences(): EffectivePreferences {
  const loaded = useChosen('self');
  const known = loaded.state !== 'loading';
  const chosen = loaded.state === 'ready' ? loaded.value : null;
  return useMemo(
    () => ({
      known,
      unit: chosen?.unit ?? DEFAULTS.unit,
      lengthUnit: chosen?.lengthUnit ?? DEFAULTS.lengthUnit,
      weekStart: chosen?.weekStart ?? DEFAULTS.weekStart,
      restSeconds: chosen?.restSeconds ?? DEFAULTS.restSeconds,
      restWarmup: chosen?.restWarmup ?? DEFAULTS.restWarmup,
      restExtra: chosen?.restExtra ?? DEFAULTS.restExtra,
      getReady: chosen?.getReady ?? DEFAULTS.getReady,
      effortScale: chosen?.effortScale ?? DEFAULTS.effortScale,
      oneRepMax: chosen?.oneRepMax ?? DEFAULTS.oneRepMax,
      setsRange: chosen?.setsRange ?? DEFAULTS.setsRange,
      program: chosen?.program ?? null,
      exercise: (id) => {
        const choices = chosen?.exercises ?? {};
        return Object.hasOwn(choices, id) ? (choices[id] ?? NO_CHOICE) : NO_CHOICE;
      },
    }),
    [known, chosen],
  );
}
