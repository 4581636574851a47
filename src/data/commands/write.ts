import { useMemo } from 'react';
import { type NodeRules, removeNode, restoreNode } from '#domain/record/deletion';
import type { Excess } from '#domain/record/registers';
import type { KindName } from '#protocol/kinds';
import { CommitRefused } from '../../replica/store/refusal';
import type { RecordEdit } from '../../replica/write/commit';
import type { Account } from '../store/account';
import { useOpenAccount } from '../store/account-provider';

/** Why a write was refused; nothing was stored. */
export type Refusal = Excess | 'value';

/** Returns the open account; throws if none is open. */
export type AccountSource = () => Account;

export function useAccountSource(): AccountSource {
  const account = useOpenAccount();
  return useMemo(
    () => () => {
      if (!account) throw new Error('The data of this account is not open');
      return account;
    },
    [account],
  );
}

/** One record's part of a commit. */
export type Edit = Omit<RecordEdit, 'space'>;
export type Write = Edit['write'];

/**
 * Stores edits of several records in one transaction and requests their sending. Resolves with null,
 * or with the refusal if nothing was stored.
 */
export async function commit(
  source: AccountSource,
  ...edits: readonly Edit[]
): Promise<Refusal | null> {
  const { replica, sync } = source();
  try {
    await replica.commit(edits);
  } catch (cause) {
    if (cause instanceof CommitRefused) return cause.excess;
    throw cause;
  }
  sync.wrote();
  return null;
}

/** Commits one record's edit. */
export function commitTo(
  source: AccountSource,
  kind: KindName,
  id: string,
  write: Write,
): Promise<Refusal | null> {
  return commit(source, { kind, id, write });
}

/** The commands that remove records of one kind and restore them. */
export function removalOf(source: AccountSource, kind: KindName, rules: NodeRules) {
  return {
    remove: (id: string) =>
      commitTo(source, kind, id, (registers, { device }) =>
        removeNode(rules, registers, '', device),
      ),
    restore: (id: string) => commitTo(source, kind, id, (_, { now }) => restoreNode('', now)),
  };
}
