import type { UseEvent } from './events';

/** Something that went wrong, and where: the path is read for its route and never sent. */
export interface Failure {
  readonly cause: unknown;
  readonly path: string;
}

interface Reader {
  onUse(event: UseEvent): void;
  onFailure(failure: Failure): void;
}

/** Of what fails before anybody may be told, this many wait in memory. */
const KEPT = 5;

const waiting: Failure[] = [];
let reader: Reader | null = null;

/** Tells how the app is used; heard only while the person's consent lasts. */
export function noteUse(event: UseEvent): void {
  reader?.onUse(event);
}

/** Tells of a fault of ours; heard only under the person's consent. */
export function noteFailure(cause: unknown, path = location.pathname): void {
  const failure = { cause, path };
  if (reader) reader.onFailure(failure);
  else if (waiting.length < KEPT) waiting.push(failure);
}

/** Who does not consent is not told of later, when they do. */
export function dropFailures(): void {
  waiting.length = 0;
}

/** Hears what is noted from now on, and the failures that wait. Returns how to stop. */
export function listen(next: Reader): () => void {
  reader = next;
  for (const failure of waiting.splice(0)) next.onFailure(failure);
  return () => {
    if (reader === next) reader = null;
  };
}
