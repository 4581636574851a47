import type { NoticeChoices } from '../device/notice-choices';
import type { LearnedName } from '../exercises/learned-names';
import type { LengthUnit } from '../length';
import type { LoadUnit } from '../load';
import type { WeekStart } from '../local-day';
import type { ActiveProgram } from '../programs/shape';
import { type SetsRange, USUAL_SETS_RANGE } from '../progress/muscle-range';
import type { OneRepMaxFormula } from '../progress/one-rep-max';
import type { ChosenPurpose, ConsentChoice } from './consent';

/** Scale on which the person rates a set, if any. */
export const EFFORT_SHOWN = ['none', 'rir', 'pse'] as const;
export type EffortShown = (typeof EFFORT_SHOWN)[number];

/** A person's choices for one exercise: rest in seconds, step of its load in grams, sides. */
export interface ExerciseChoice {
  readonly restSeconds: number | null;
  readonly stepGrams: number | null;
  /** Whether each side is logged separately. */
  readonly sides?: boolean;
}

/** Choices of the person, never defaults: a null is "not chosen" (rule P1a). */
export interface Preferences {
  readonly unit: LoadUnit | null;
  /** Absent while not chosen. */
  readonly lengthUnit?: LengthUnit;
  readonly weekStart: WeekStart | null;
  readonly restSeconds: number | null;
  /** Seconds after a warm-up. */
  readonly restWarmup: number | null;
  /** Seconds more after a set to failure or below its target. */
  readonly restExtra: number | null;
  /** Seconds between the tap and the start of a timed set. */
  readonly getReady: number | null;
  readonly effortScale: EffortShown | null;
  /** Formula of the estimated 1RM; absent if not chosen. */
  readonly oneRepMax?: OneRepMaxFormula;
  /** Target range of weekly sets per muscle; absent if not chosen. */
  readonly setsRange?: SetsRange;
  /** The current gym: a record's id. */
  readonly gym: string | null;
  /** Whether the app opens on the coach's panel; absent if not chosen. */
  readonly coachView?: boolean;
  readonly health: ConsentChoice;
  /** The other consents; absent before the first. */
  readonly consents?: Readonly<Partial<Record<ChosenPurpose, ConsentChoice>>>;
  readonly program: ActiveProgram | null;
  readonly exercises: Readonly<Record<string, ExerciseChoice>>;
  /** Absent before the first. */
  readonly learnedNames?: readonly LearnedName[];
  /** Number of the newest seen version, by ficha; absent before the first. */
  readonly versionsSeen?: Readonly<Record<string, number>>;
  /** Absent if nothing was chosen. */
  readonly notices?: NoticeChoices;
}

/** Defaults for values without a choice. */
export const DEFAULTS = {
  unit: 'kg',
  lengthUnit: 'cm',
  weekStart: 'monday',
  restSeconds: 90,
  restWarmup: 45,
  restExtra: 0,
  getReady: 5,
  effortScale: 'none',
  oneRepMax: 'brzycki',
  setsRange: USUAL_SETS_RANGE,
} as const satisfies {
  unit: LoadUnit;
  lengthUnit: LengthUnit;
  weekStart: WeekStart;
  restSeconds: number;
  restWarmup: number;
  restExtra: number;
  getReady: number;
  effortScale: EffortShown;
  oneRepMax: OneRepMaxFormula;
  setsRange: SetsRange;
};
