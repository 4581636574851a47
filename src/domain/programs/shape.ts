import type { LocalDay } from '../local-day';
import type { Batch } from '../record/batch';
import type { Writes } from '../record/registers';
import type { DraftFor } from './draft-for';
import type { Prescription } from './prescription';
import type { Rule } from './rule';

/** Days in turn (A, B, C, at any time), or each on its weekdays. */
export const SCHEDULES = ['letter', 'weekday'] as const;
export type Schedule = (typeof SCHEDULES)[number];

export const GOALS = ['hypertrophy', 'strength', 'fat_loss', 'conditioning', 'health'] as const;
export type ProgramGoal = (typeof GOALS)[number];
export const LEVELS = ['adaptation', 'beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

/** An exercise of a day with its prescription. */
export interface ProgramExercise {
  readonly key: string;
  readonly order: string;
  /** Catalogue slug or the id of a custom exercise; null when unknown. */
  readonly exercise: string | null;
  /** Neighbours with the same group alternate: bi-set, tri-set, circuit. */
  readonly group: string | null;
  readonly sets: Prescription;
  /** Prescriptions of single weeks, by number of the week. */
  readonly weeks: Readonly<Record<number, Prescription>>;
  /** Seconds after its sets, 0 for none; null uses the person's preference. */
  readonly restSeconds: number | null;
  readonly note: string;
  /** Alternative exercises, first choice first. */
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
  /** 1 Monday to 7 Sunday; used only for fichas by weekday. */
  readonly weekdays: readonly number[];
  readonly exercises: readonly ProgramExercise[];
  readonly returned: boolean;
}

/** The name and the planned deload of one week. */
export interface ProgramWeek {
  readonly label: string;
  /** Percent of a planned deload, which also halves the sets; null for none. */
  readonly deload: number | null;
}

/** The active ficha, and the first day of its rounds and weeks. */
export interface ActiveProgram {
  readonly id: string;
  readonly since: LocalDay;
}

/** A training program, called ficha in the app. */
export interface Program {
  readonly title: string;
  readonly note: string;
  readonly goal: ProgramGoal | null;
  readonly level: Level | null;
  readonly schedule: Schedule;
  /** Number of weeks before they repeat; 1 if all are alike. */
  readonly weeks: number;
  readonly weekOf: Readonly<Record<number, ProgramWeek>>;
  readonly days: readonly ProgramDay[];
  /** Creation, epoch ms. */
  readonly createdAt: number;
  /** The ready program that it was made from; null if the person wrote it. */
  readonly template: string | null;
  readonly returned: boolean;
  readonly removedAt: number | null;
  readonly batch?: Batch;
  /** The last day of the block; absent while unset. */
  readonly ends?: LocalDay;
  /** Day of the coach's next review; absent for none. */
  readonly review?: LocalDay;
  /** Only in drafts of a coach's own space. */
  readonly draftFor?: DraftFor;
  /**
   * In drafts from before `draft-base`: the content that it started from, or was last rebased on.
   */
  readonly draftBase?: Writes;
}
