import type { ReadTable, Unreadable } from '../interchange/model';

/** An activity file, perhaps within an archive. */
export interface PackedActivity {
  readonly name: string;
  readonly file: Blob;
  /** How it is compressed, outermost first. */
  readonly packed: readonly ('deflate-raw' | 'gzip')[];
}

/** Request to the worker that reads activity files. */
export interface ActivityAsk {
  readonly files: readonly PackedActivity[];
  /** Receives the workouts, in place of the answer. */
  readonly workoutsTo?: MessagePort;
}

/** Its answers; `share` is the fraction of the files that were read, 0 to 1. */
export type ActivityAnswer =
  | { readonly is: 'table'; readonly table: ReadTable }
  | { readonly is: 'unreadable'; readonly unreadable: Unreadable }
  | { readonly is: 'progress'; readonly share: number };
