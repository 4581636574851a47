import { useMemo } from 'react';
import { mayKeep } from '#domain/account/health-consent';
import { preferencesKind } from '#domain/account/preferences';
import type { LearnedName } from '#domain/exercises/learned-names';
import { learnNames } from '#domain/exercises/learned-names';
import type { Replica } from '../../../replica/replica';
import { CommitRefused } from '../../../replica/store/refusal';
import type { Account } from '../../store/account';
import { useOpenAccount } from '../../store/account-provider';
import { lookAtConsent } from '../under-consent';
import { commitTo, type Edit, useAccountSource, type Write } from '../write';
import { type KnownHere, type PastImport, readKnownHere, readPastImports } from './import-known';
import type { ImportStep } from './import-steps';
import { undoSteps } from './import-undo';

/** The result of an import or of undoing one. */
export interface ImportOutcome {
  /** Number of completed steps, counted from the first. */
  readonly taken: number;
  /** Steps with records that the commit refused, for their size or their values. */
  readonly refused: readonly ImportStep[];
  /** Why it stopped early; stored records stay. */
  readonly stopped: 'cancelled' | 'storage' | null;
  /** Body records that were not stored because there was no consent (rule H1h). */
  readonly unconsented: number;
}

/** An undone import: the removed records, in order, and the result. */
export interface Undone {
  readonly steps: readonly ImportStep[];
  readonly outcome: ImportOutcome;
}

export interface Watching {
  onProgress(done: number, total: number): void;
  readonly signal: AbortSignal;
}

/** Records per transaction: few enough to cancel quickly, many enough to be fast. */
const PER_TRANSACTION = 50;

/** Commits steps together; resolves with the number of body records left out without consent. */
async function commitSteps(replica: Replica, steps: readonly ImportStep[]): Promise<number> {
  const { look, choice } = lookAtConsent();
  const edits = steps.flatMap(({ kind, id, writes, health }) =>
    writes.map(
      (write): Edit => ({
        kind,
        id,
        write: (registers, author) =>
          health && !mayKeep(choice()) ? {} : write(registers, author, choice()),
      }),
    ),
  );
  const records = steps.filter(({ health }) => health).length;
  await replica.commit(records > 0 ? [look, ...edits] : edits);
  return mayKeep(choice()) ? 0 : records;
}

/** Whether the device refuses writes, which then stay in memory and mirror (C8a). */
function isFull(replica: Replica): boolean {
  return replica.inside.unsaved.ops().length > 0;
}

/** Stores a refused batch one by one, so that an oversized record affects only itself. */
async function storeApart(replica: Replica, steps: readonly ImportStep[]) {
  const refused: ImportStep[] = [];
  let unconsented = 0;
  for (const step of steps) {
    try {
      unconsented += await commitSteps(replica, [step]);
    } catch (cause) {
      if (!(cause instanceof CommitRefused)) throw cause;
      refused.push(step);
    }
  }
  return { refused, unconsented };
}

export async function storeSteps(
  { replica, sync }: Pick<Account, 'replica' | 'sync'>,
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
      unconsented += await commitSteps(replica, part);
    } catch (cause) {
      if (!(cause instanceof CommitRefused)) throw cause;
      const apart = await storeApart(replica, part);
      refused.push(...apart.refused);
      unconsented += apart.unconsented;
    }
    // Writes that only memory and mirror took follow rule C8b and do not count as stored.
    if (isFull(replica)) {
      stopped = 'storage';
      break;
    }
    done += part.length;
    onProgress(done, steps.length);
    if (signal.aborted && done < steps.length) stopped = 'cancelled';
  }
  sync.request();
  return { taken: done, refused, stopped, unconsented };
}

/** Writes that add learned names to the known ones. */
export function learning(found: readonly LearnedName[]): Write {
  return (registers) => learnNames(found, preferencesKind.project(registers).learnedNames ?? []);
}

export interface ImportCommands {
  /** False until the account's data is open; other functions must not be called before. */
  readonly open: boolean;
  /** Existing records, to recognise repeated ones. */
  known(): Promise<KnownHere>;
  /** Imports that still have records here, newest first. */
  past(): Promise<PastImport[]>;
  /** Stores an import's records; they stay, however the import ends. */
  store(steps: readonly ImportStep[], watching: Watching): Promise<ImportOutcome>;
  /** Stores the meaning of other apps' names for the next file. */
  learn(found: readonly LearnedName[]): Promise<void>;
  /** Removes every record of an import together; workouts go to the bin. */
  undo(batch: string, watching: Watching): Promise<Undone>;
}

export function useImportCommands(): ImportCommands {
  const source = useAccountSource();
  const open = useOpenAccount() !== null;
  return useMemo(
    () => ({
      open,
      known: async () => readKnownHere(source().replica),
      past: async () => readPastImports(source().replica),
      store: (steps, watching) => storeSteps(source(), steps, watching),
      async learn(found) {
        const refusal = await commitTo(source, 'preferences', 'self', learning(found));
        if (refusal) throw new Error(`Learned names were refused: ${refusal}`);
      },
      async undo(batch, watching) {
        const steps = await undoSteps(source().replica, batch);
        return { steps, outcome: await storeSteps(source(), steps, watching) };
      },
    }),
    [source, open],
  );
}
