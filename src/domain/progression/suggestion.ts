import type { Exercise } from '../exercises/exercise';
import type { LocalDay } from '../local-day';
import type { Prescription } from '../programs/prescription';
import type { Rule } from '../programs/rule';
import type { Advice, Effort, SetKind, SetTarget } from '../workouts/shape';
import type { KnownMax } from './known-max';
import type { Rounding } from './rounding';
import type { PastSession } from './session';

export interface SuggestInput {
  /** The prescription of the week. */
  readonly prescription: Prescription;
  /** Percent of a planned deload for unwritten loads. */
  readonly deload: number | null;
  readonly rule: Rule | null;
  /** Running week of the ficha, from 1. */
  readonly week: number;
  /** Relevant past sessions, newest first. */
  readonly sessions: readonly PastSession[];
  /** Whether a session was a planned deload: its loads are ignored. */
  isLight(session: PastSession): boolean;
  /** The 1RM for percentages; null if unknown. */
  readonly oneRepMax: KnownMax | null;
  readonly exercise: Pick<Exercise, 'loadKind'>;
  /** The last day of the exercise, in any workout; null if never. */
  readonly lastDone: LocalDay | null;
  /** The day of the last workout. */
  readonly lastTrained: LocalDay | null;
  readonly today: LocalDay;
  readonly rounding: Rounding;
}

export interface SuggestedSet {
  readonly kind: SetKind;
  readonly plan: Effort;
  readonly target: SetTarget | null;
  /** Seconds after it; null: the rest of the exercise. */
  readonly restSeconds: number | null;
}

export interface Suggestion {
  readonly sets: readonly SuggestedSet[];
  /** The reason; null for none. */
  readonly advice: Advice | null;
}
