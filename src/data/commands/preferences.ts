import { useMemo } from 'react';
import type { EffortShown, LengthUnit, Unit, WeekStart } from '#domain/preference-choices';
import type { SetsRange } from '#domain/progress/muscle-range';
import type { Writes } from '#domain/record/registers';
import type { OneRepMaxFormula } from '#domain/workout/one-rep-max';
import { commitTo, useAccountSource } from './write';

/** The person's choices; each is one register, so two devices never undo each other's (rule P1). */
export interface PreferenceCommands {
  unit(unit: Unit): Promise<void>;
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
  /** How many sets a week a muscle is meant to get; null is what is usual. */
  setsRange(range: SetsRange | null): Promise<void>;
  exerciseRest(exerciseId: string, seconds: number | null): Promise<void>;
  exerciseStep(exerciseId: string, grams: number | null): Promise<void>;
  /** Each side is logged alone. */
  exerciseSides(exerciseId: string, apart: boolean): Promise<void>;
}

export function usePreferenceCommands(): PreferenceCommands {
  const source = useAccountSource();
  return useMemo(() => {
    const choose = async (writes: Writes) => {
      const refusal = await commitTo(source(), 'preferences', 'self', () => writes);
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
      exerciseRest: (id, seconds) => choose({ [`x.${id}.rest`]: seconds }),
      exerciseStep: (id, grams) => choose({ [`x.${id}.step`]: grams }),
      exerciseSides: (id, apart) => choose({ [`x.${id}.sides`]: apart }),
    };
  }, [source]);
}
