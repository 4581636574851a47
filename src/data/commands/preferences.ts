import { useMemo } from 'react';
import type { EffortShown } from '#domain/account/preference-choices';
import type { LengthUnit } from '#domain/length';
import type { LoadUnit } from '#domain/load';
import type { WeekStart } from '#domain/local-day';
import type { SetsRange } from '#domain/progress/muscle-range';
import type { OneRepMaxFormula } from '#domain/progress/one-rep-max';
import type { Writes } from '#domain/record/registers';
import { commitTo, useAccountSource } from './write';

/**
 * Commands for preferences. Each is one register, so two devices never undo each other's choices
 * (rule P1a).
 */
export interface PreferenceCommands {
  unit(unit: LoadUnit): Promise<void>;
  lengthUnit(unit: LengthUnit): Promise<void>;
  weekStart(weekStart: WeekStart): Promise<void>;
  /** Seconds. */
  rest(seconds: number): Promise<void>;
  /** Seconds. */
  restWarmup(seconds: number): Promise<void>;
  restExtra(seconds: number): Promise<void>;
  getReady(seconds: number): Promise<void>;
  effortScale(scale: EffortShown): Promise<void>;
  oneRepMax(formula: OneRepMaxFormula): Promise<void>;
  /** Weekly sets per muscle; null for the default. */
  setsRange(range: SetsRange | null): Promise<void>;
  /** Whether the app opens on the coach's panel. */
  coachView(on: boolean): Promise<void>;
  exerciseRest(exerciseId: string, seconds: number | null): Promise<void>;
  exerciseStep(exerciseId: string, grams: number | null): Promise<void>;
  /** Whether each side of the exercise is logged separately. */
  exerciseSides(exerciseId: string, apart: boolean): Promise<void>;
}

export function usePreferenceCommands(): PreferenceCommands {
  const source = useAccountSource();
  return useMemo(() => {
    const choose = async (writes: Writes) => {
      const refusal = await commitTo(source, 'preferences', 'self', () => writes);
      if (refusal) throw new Error(`A preference was refused: ${refusal}`);
    };
    return {
      unit: (unit) => choose({ unit }),
      lengthUnit: (lengthUnit) => choose({ lengthUnit }),
      weekStart: (weekStart) => choose({ weekStart }),
      rest: (seconds) => choose({ rest: seconds }),
      restWarmup: (seconds) => choose({ restWarmup: seconds }),
      restExtra: (seconds) => choose({ restExtra: seconds }),
      getReady: (seconds) => choose({ getReady: seconds }),
      effortScale: (scale) => choose({ effortScale: scale }),
      oneRepMax: (formula) => choose({ oneRepMax: formula }),
      setsRange: (range) => choose({ setsRange: range && [range.least, range.most] }),
      coachView: (coachView) => choose({ coachView }),
      exerciseRest: (id, seconds) => choose({ [`x.${id}.rest`]: seconds }),
      exerciseStep: (id, grams) => choose({ [`x.${id}.step`]: grams }),
      exerciseSides: (id, apart) => choose({ [`x.${id}.sides`]: apart }),
    };
  }, [source]);
}
