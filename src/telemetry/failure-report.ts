import { ApiError } from '../api/errors';

/** A position in a file of the build. */
export interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The reported part of a failure: its class and its place in our files, without any text. */
export interface FailureReport {
  readonly kind: string;
  /** Innermost first. */
  readonly frames: readonly Frame[];
}

const MOST_FRAMES = 20;
/** Error names that are known to contain no personal data; other names are free text. */
const KINDS = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'InvariantError',
  'ValiError',
  'ApiError',
  'TimeoutError',
  'DataError',
  'NotFoundError',
  'InvalidStateError',
  'QuotaExceededError',
  'UnknownError',
  'VersionError',
  'TransactionInactiveError',
  'ConstraintError',
  'DataCloneError',
  'SecurityError',
  'NotAllowedError',
  'NotSupportedError',
  'NetworkError',
]);
/** Matches a file of the build, by its built name, in the stack format of any browser. */
const FRAME = /^[^\n]*?(https?:\/\/[^\s/()@]+)\/assets\/([\w.-]+-[\w-]{8}\.js):(\d+):(\d+)\)?$/;

/**
 * The report of anything thrown. Null if it is not our fault: a call that was refused or had no
 * network, and cancellations. Frames of other origins are left out.
 * @param origin of the app
 */
export function failureReport(cause: unknown, origin: string): FailureReport | null {
  if (cause instanceof ApiError && cause.kind !== 'broken') return null;
  if (!(cause instanceof Error)) return { kind: 'Error', frames: [] };
  if (cause.name === 'AbortError') return null;
  return {
    kind: KINDS.has(cause.name) ? cause.name : 'Error',
    frames: framesOf(cause, origin).slice(0, MOST_FRAMES),
  };
}

function framesOf(error: Error, origin: string): Frame[] {
  const stack = typeof error.stack === 'string' ? error.stack : '';
  // Chromium writes the message above the frames, and a message may contain anything.
  const said = stack.indexOf(error.message);
  const traced = said < 0 ? stack : stack.slice(said + error.message.length);
  return traced.split('\n').flatMap((line) => {
    const [, from, file, row, column] = FRAME.exec(line.trim()) ?? [];
    if (from !== origin || file === undefined) return [];
    return { file, line: Number(row), column: Number(column) };
  });
}
