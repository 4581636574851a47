import type { ExerciseDraft } from '../program/draft';

/** A stretch of the text: from the first character up to, not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** An exercise by the name that people read. */
export interface NamedExercise {
  readonly id: string;
  readonly name: string;
}

/** What a typed name stands for: one exercise, or the nearest ones, best first. */
export type Found = { readonly id: string } | { readonly candidates: readonly NamedExercise[] };

export type FindExercise = (name: string) => Found;

/** The name to write for an exercise; null where no name says which one it is. */
export type NameOf = (id: string) => string | null;

export type TokenKind =
  | 'name'
  | 'sets'
  | 'load'
  | 'rest'
  | 'effort'
  | 'tempo'
  | 'kind'
  | 'rule'
  | 'week'
  | 'note'
  | 'mark';

/** What a stretch of a line was read as; what no token covers is filling. */
export interface Token extends Span {
  readonly kind: TokenKind;
}

export type ProblemCode =
  | 'name_missing'
  | 'exercise_unknown'
  | 'alternative_unknown'
  | 'no_sets'
  | 'measure_missing'
  | 'out_of_range'
  | 'grouped_number'
  | 'not_half'
  | 'list_length'
  | 'two_kinds'
  | 'quote_open'
  | 'too_many'
  | 'noted'
  | 'join_first'
  | 'header_value';

/** Something that could not be read as it stands. `words/ficha-text` says it. */
export interface Problem extends Span {
  readonly code: ProblemCode;
  readonly figures: Readonly<Record<string, number | string>>;
  /** For an unknown exercise: up to three that may have been meant. */
  readonly candidates?: readonly NamedExercise[];
}

/** What a line asks for, whichever exercise it is for. */
export type LineBody = Omit<ExerciseDraft, 'exercise'>;

export interface ParsedLine {
  /** Null while nobody knows which exercise it is. Always valid, whatever the problems. */
  readonly entry: ExerciseDraft | null;
  readonly body: LineBody;
  /** The name as it was typed and where, without quotes and trailing marks. */
  readonly name: Span & { readonly text: string };
  /** Done in turn with the exercise above. */
  readonly joins: boolean;
  readonly problems: readonly Problem[];
  readonly tokens: readonly Token[];
}

/** Whether a problem is only told: what was not understood was kept as a note. */
export function isHint(problem: Problem): boolean {
  return problem.code === 'noted';
}
