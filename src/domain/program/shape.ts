import type * as v from 'valibot';
import type { LocalDay } from '../local-day';
import type { Batch } from '../record/batch';
import type { Writes } from '../record/registers';
import type { draftForSchema } from './paths';
import type { Prescription } from './prescription';
import type { Rule } from './rule';

/** Days in turn (A, B, C, whenever one trains), or each on its days of the week. */
export const SCHEDULES = ['letter', 'weekday'] as const;
export type Schedule = (typeof SCHEDULES)[number];

export const GOALS = ['hypertrophy', 'strength', 'fat_loss', 'conditioning', 'health'] as const;
export type Goal = (typeof GOALS)[number];
export const LEVELS = ['adaptation', 'beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

/** An exercise of a day with its prescription. */
export interface ProgramExercise {
  readonly key: string;
  readonly order: string;
  /** Catalogue slug or the id of a custom exercise; null when unknown. */
  readonly exercise: string | null;
  /** Neighbours with the same group are done in turn: bi-set, tri-set, circuit. */
  readonly group: string | null;
  readonly sets: Prescription;
  /** Prescriptions of single weeks, by number of the week. */
  readonly weeks: Readonly<Record<number, Prescription>>;
  /** Seconds after its sets, 0 for none; null leaves it to the person's preference. */
  readonly restSeconds: number | null;
  readonly note: string;
  /** Exercises that may take its place, first choice first. */
  readonly alternatives: readonly string[];
  readonly rule: Rule | null;
  /** The https address of its video; absent while unset. */
  readonly video?: string;
  readonly returned: boolean;
}

export interface ProgramDay {
  readonly key: string;
  readonly order: string;
  readonly title: string;
  readonly note: string;
  /** 1 Monday to 7 Sunday; read only where the schedule is by weekday. */
  readonly weekdays: readonly number[];
  readonly exercises: readonly ProgramExercise[];
  readonly returned: boolean;
}

/** The difference of one week. */
export interface ProgramWeek {
  readonly label: string;
  /** Planned lighter: loads go down by so many percent and sets by half; null when it is not. */
  readonly deload: number | null;
}

/** The student that a coach writes a ficha for, and the start of the draft. */
export type DraftFor = v.InferOutput<typeof draftForSchema>;

/** A ficha. */
export interface Program {
  readonly title: string;
  readonly note: string;
  readonly goal: Goal | null;
  readonly level: Level | null;
  readonly schedule: Schedule;
  /** How many weeks it lasts, after which they start over; 1 when all are alike. */
  readonly weeks: number;
  readonly weekOf: Readonly<Record<number, ProgramWeek>>;
  readonly days: readonly ProgramDay[];
  /** When it was made, epoch ms. */
  readonly createdAt: number;
  /** The model it was made from; null for one's own. */
  readonly template: string | null;
  readonly returned: boolean;
  readonly removedAt: number | null;
  readonly batch?: Batch;
  /** The last day of the block; absent while unset. */
  readonly ends?: LocalDay;
  /** When the coach means to look at it again; absent for never. */
  readonly review?: LocalDay;
  /** Only in drafts of a coach's own space. */
  readonly draftFor?: DraftFor;
  /**
   * In drafts from before `draft-base`: the content that it started from, or was last rebased on.
   */
  readonly draftBase?: Writes;
}
