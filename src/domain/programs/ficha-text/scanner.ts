import type { NamedExercise, Problem, ProblemCode, Span, Token, TokenKind } from './shape';

/** A position in a text that moves with each take; collects tokens and problems on the way. */
export interface Scanner {
  readonly text: string;
  at(): number;
  done(): boolean;
  /** Takes the match of a sticky pattern here, or null. */
  take(pattern: RegExp): RegExpExecArray | null;
  sees(pattern: RegExp): boolean;
  moveTo(place: number): void;
  /** Position of the next match of a global pattern, or the end of the text. */
  next(pattern: RegExp): number;
  token(kind: TokenKind, from: number, to?: number): void;
  problem(
    code: ProblemCode,
    span: Span,
    figures?: Problem['figures'],
    candidates?: readonly NamedExercise[],
  ): void;
  readonly tokens: readonly Token[];
  readonly problems: readonly Problem[];
}

/** A scanner at the beginning of a text, which collects tokens and problems. */
export function createScanner(text: string): Scanner {
  const tokens: Token[] = [];
  const problems: Problem[] = [];
  let place = 0;
  const match = (pattern: RegExp, from: number) => {
    pattern.lastIndex = from;
    return pattern.exec(text);
  };
  return {
    text,
    tokens,
    problems,
    at: () => place,
    done: () => place >= text.length,
    take(pattern) {
      const found = match(pattern, place);
      if (found) place += found[0].length;
      return found;
    },
    sees: (pattern) => match(pattern, place) !== null,
    moveTo(to) {
      place = to;
    },
    next: (pattern) => match(pattern, place)?.index ?? text.length,
    token(kind, from, to = place) {
      if (to > from) tokens.push({ kind, from, to });
    },
    problem(code, { from, to }, figures = {}, candidates) {
      problems.push({ code, figures, from, to, ...(candidates && { candidates }) });
    },
  };
}
