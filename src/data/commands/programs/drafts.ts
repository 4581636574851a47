import { useMemo } from 'react';
import { draftBaseKind } from '#domain/coaching/draft-base';
import { removeProgram, restoreProgram } from '#domain/programs/arrange';
import type { DraftFor } from '#domain/programs/draft-for';
import { removeNode, restoreNode } from '#domain/record/deletion';
import type { Writes } from '#domain/record/registers';
import {
  type AccountSource,
  commit,
  commitTo,
  type Edit,
  type Refusal,
  useAccountSource,
} from '../write';

/** Commands on a student's draft that do not need the student's records. */
export interface DraftCommands {
  /** Turns it into a ficha of the coach. */
  keep(id: string): Promise<Refusal | null>;
  /** Undoes `keep`. */
  unkeep(id: string, draftFor: DraftFor): Promise<Refusal | null>;
  discard(id: string): Promise<Refusal | null>;
  restore(id: string): Promise<Refusal | null>;
}

/** Writes the base of a draft: its original, or the last merged state. */
export const baseEdit = (id: string, content: Writes): Edit => ({
  kind: 'draft-base',
  id,
  write: () => ({ content }),
});

/** Removes a draft, and its base if that is a separate record. */
export const draftRemoval = (id: string): readonly Edit[] => [
  { kind: 'program', id, write: removeProgram },
  {
    kind: 'draft-base',
    id,
    write: (known, { device }) =>
      Object.keys(known).length > 0 ? removeNode(draftBaseKind, known, '', device) : {},
  },
];

/** The commands for the coach's own account. */
export function draftCommands(home: AccountSource): DraftCommands {
  return {
    keep: (id) => commitTo(home, 'program', id, () => ({ draftFor: null })),
    unkeep: (id, draftFor) => commitTo(home, 'program', id, () => ({ draftFor })),
    discard: (id) => commit(home, ...draftRemoval(id)),
    restore: (id) =>
      commit(
        home,
        {
          kind: 'draft-base',
          id,
          write: (known, { now }) => (Object.keys(known).length > 0 ? restoreNode('', now) : {}),
        },
        { kind: 'program', id, write: (_, author) => restoreProgram(author) },
      ),
  };
}

export function useDraftCommands(): DraftCommands {
  const home = useAccountSource();
  return useMemo(() => draftCommands(home), [home]);
}
