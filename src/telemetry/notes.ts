import type { UseEvent } from './events';

/** A failure and its place: the path only serves to find the route and is never sent. */
export interface FailureNote {
  readonly cause: unknown;
  readonly path: string;
}

interface Reader {
  onUse(event: UseEvent): void;
  onFailure(failure: FailureNote): void;
}

/** Maximum of failures held in memory until the choice is known. */
const KEPT = 5;

const waiting: FailureNote[] = [];
let reader: Reader | null = null;

/** Reports an event of use; ignored without the person's consent. */
export function noteUse(event: UseEvent): void {
  reader?.onUse(event);
}

/** Reports a failure; ignored without the person's consent. */
export function noteFailure(cause: unknown, path = location.pathname): void {
  const failure = { cause, path };
  if (reader) reader.onFailure(failure);
  else if (waiting.length < KEPT) waiting.push(failure);
}

/** Without consent, held failures are dropped, and a later consent does not report them. */
export function dropFailures(): void {
  waiting.length = 0;
}

/** Receives later notes and waiting failures. Returns a function that stops this. */
export function listenToNotes(next: Reader): () => void {
  reader = next;
  for (const failure of waiting.splice(0)) next.onFailure(failure);
  return () => {
    if (reader === next) reader = null;
  };
}
