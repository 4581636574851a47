import type { ProgramExerciseDraft } from '../draft';

/** A range of the text: from its first character to `to`, exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** An exercise by the name that people read. */
export interface NamedExercise {
  readonly id: string;
  readonly name: string;
}

/** The result for a typed name: one exercise, or the nearest ones, best first. */
export type FoundExercise =
  | { readonly id: string }
  | { readonly candidates: readonly NamedExercise[] };

export type FindExercise = (name: string) => FoundExercise;

/** The name to write for an exercise; null if no name identifies it. */
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

/** Kind of a span of a line; text without a token has no meaning. */
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

/** A fault in a part of a line. `words/programs/ficha-text` has its wording. */
export interface Problem extends Span {
  readonly code: ProblemCode;
  readonly figures: Readonly<Record<string, number | string>>;
  /** For an unknown exercise: up to three possible ones. */
  readonly candidates?: readonly NamedExercise[];
}

/** The prescription of a line, without its exercise. */
export type LineBody = Omit<ProgramExerciseDraft, 'exercise'>;

export interface ParsedLine {
  /** Null while the exercise is unknown. Always valid, despite any problems. */
  readonly entry: ProgramExerciseDraft | null;
  readonly body: LineBody;
  /** The typed name and its position, without quotes and trailing marks. */
  readonly name: Span & { readonly text: string };
  /** Whether it alternates with the exercise above. */
  readonly joins: boolean;
  readonly problems: readonly Problem[];
  readonly tokens: readonly Token[];
}

/** Whether a problem is only a hint: the text was stored as a note. */
export function isHint(problem: Problem): boolean {
  return problem.code === 'noted';
}
