import type { Level, ProgramGoal } from '#domain/programs/shape';

/** Where a ficha can be trained: a gym with machines, or at home with little. */
export const PLACES = ['gym', 'home'] as const;
export type TrainingPlace = (typeof PLACES)[number];

/** Whom a ficha is for alone: who comes back after a pause, or is past sixty. */
export type Audience = 'returning' | 'older';

/** A ready ficha. `text` is in the typed language of fichas (domain/programs/ficha-text/GRAMMAR.md). */
export interface ProgramTemplate {
  /** Kept in the fichas made from it: never changed or used again. */
  readonly id: string;
  readonly title: string;
  readonly goal: ProgramGoal;
  readonly level: Level;
  readonly daysPerWeek: number;
  readonly place: TrainingPlace;
  /** Absent where it is for anybody of its level. */
  readonly audience?: Audience;
  /** How long a session takes, about, in minutes. */
  readonly minutes: number;
  /** One sentence: for whom it is and how it goes. */
  readonly summary: string;
  readonly text: string;
}

/**
 * The id of the best ready ficha for people who were asked nothing. To fit all of them takes half a
 * second on a slow phone.
 */
export const UNASKED_FICHA = 'full-body-beginner-3';
