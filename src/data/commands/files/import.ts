import { useMemo } from 'react';
import { mayKeep } from '#domain/account/health-consent';
import { preferencesKind } from '#domain/account/preferences';
import type { LearnedName } from '#domain/exercises/learned-names';
import { learnNames } from '#domain/exercises/learned-names';
import type { Replica } from '../../../replica/replica';
import { takePart } from '../../../replica/write/take-part';
import type { Account } from '../../store/account';
import { useOpenAccount } from '../../store/account-provider';
import { lookAtConsent } from '../under-consent';
import { commitTo, type Edit, useAccountSource, type Write } from '../write';
import { type KnownHere, type PastImport, readKnownHere, readPastImports } from './import-known';
import type { ImportStep } from './import-steps';
import { undoSteps } from './import-undo';
import { type ImportOutcome, storeParts, type Watching } from './store-parts';
import type { StoredTable, TableStoring } from './table-messages';
import type { TableSession } from './table-session';

/** An undone import: the removed records, in order, and the result. */
export interface Undone {
  readonly steps: readonly ImportStep[];
  readonly outcome: ImportOutcome;
}

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

export async function storeSteps(
  { replica, sync }: Pick<Account, 'replica' | 'sync'>,
  steps: readonly ImportStep[],
  watching: Watching,
): Promise<ImportOutcome> {
  const commit = (part: readonly ImportStep[]) => commitSteps(replica, part);
  // Writes that only memory and mirror took follow rule C8b and do not count as stored.
  const outcome = await storeParts({ commit, isFull: () => isFull(replica) }, steps, watching);
  sync.request();
  return outcome;
}

/** Stores the last plan of a table in its worker. */
export async function storeTable(
  { replica, sync }: Pick<Account, 'replica' | 'sync'>,
  session: TableSession,
  storing: Omit<TableStoring, 'account' | 'space'>,
  watching: Watching,
): Promise<StoredTable> {
  const { account, space, inside } = replica;
  // Writes in memory show that the device was full. An empty commit tries to store them.
  if (isFull(replica)) await replica.commit([]);
  try {
    return await session.store({ ...storing, account, space }, watching, (part) => {
      void takePart(inside, part).catch((cause: unknown) => {
        console.error('A stored part is not mirrored yet', cause);
      });
    });
  } finally {
    // Also after a failure: earlier parts are stored.
    inside.changes.emit([], true);
    sync.request();
  }
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
  /** Stores the last plan of a table; its records stay, however the import ends. */
  storeTable(
    session: TableSession,
    storing: Omit<TableStoring, 'account' | 'space'>,
    watching: Watching,
  ): Promise<StoredTable>;
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
      storeTable: (session, storing, watching) => storeTable(source(), session, storing, watching),
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
