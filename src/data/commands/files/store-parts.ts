import { CommitRefused } from '../../../replica/store/refusal';
import type { ImportStep, StepName } from './import-steps';

/** The result of an import or of undoing one. */
export interface ImportOutcome {
  /** Number of completed steps, counted from the first. */
  readonly taken: number;
  /** Steps with records that the commit refused, for their size or their values. */
  readonly refused: readonly StepName[];
  /** Why it stopped early; stored records stay. */
  readonly stopped: 'cancelled' | 'storage' | null;
  /** Body records that were not stored because there was no consent (rule H1h). */
  readonly unconsented: number;
}

export interface Watching {
  onProgress(done: number, total: number): void;
  readonly signal: AbortSignal;
}

/** How steps are stored. */
export interface StepStore {
  /**
   * Stores steps in one transaction; resolves with the number of body records left out without
   * consent. Rejects with CommitRefused if none is stored.
   */
  commit(steps: readonly ImportStep[]): Promise<number>;
  /** Whether the device did not store the last steps. */
  isFull(): boolean;
}

/** Records per transaction: few enough to cancel quickly, many enough to be fast. */
const PER_TRANSACTION = 50;

/** Stores a refused part one by one, so that an oversized record affects only itself. */
async function storeApart({ commit }: StepStore, steps: readonly ImportStep[]) {
  const refused: ImportStep[] = [];
  let unconsented = 0;
  for (const step of steps) {
    try {
      unconsented += await commit([step]);
    } catch (cause) {
      if (!(cause instanceof CommitRefused)) throw cause;
      refused.push(step);
    }
  }
  return { refused, unconsented };
}

/** Stores steps part by part, each in one transaction, until they end or it is stopped. */
export async function storeParts(
  store: StepStore,
  steps: readonly ImportStep[],
  { onProgress, signal }: Watching,
): Promise<ImportOutcome> {
  const refused: ImportStep[] = [];
  let done = 0;
  let unconsented = 0;
  let stopped: ImportOutcome['stopped'] = null;
  while (done < steps.length && stopped === null) {
    const part = steps.slice(done, done + PER_TRANSACTION);
    try {
      unconsented += await store.commit(part);
    } catch (cause) {
      if (!(cause instanceof CommitRefused)) throw cause;
      const apart = await storeApart(store, part);
      refused.push(...apart.refused);
      unconsented += apart.unconsented;
    }
    if (store.isFull()) {
      stopped = 'storage';
      break;
    }
    done += part.length;
    onProgress(done, steps.length);
    if (signal.aborted && done < steps.length) stopped = 'cancelled';
  }
  return { taken: done, refused, stopped, unconsented };
}
