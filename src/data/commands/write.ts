import { useMemo } from 'react';
import type { Author, Excess, Registers, Writes } from '#domain/record/registers';
import type { KindName } from '#protocol/kinds';
import { CommitRefused } from '../../replica/refusal';
import type { Account } from '../store/account';
import { useOpenAccount } from '../store/account-provider';

/** Why a write was refused; nothing was stored. */
export type Refusal = Excess | 'value';

/** Gives the open account. Throws without one; no screen is shown then. */
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

export type Write = (registers: Registers, author: Author) => Writes;

/** One record's part of a commit. */
export interface Edit {
  readonly kind: KindName;
  readonly id: string;
  /** Whether it creates the record. */
  readonly makes?: boolean;
  readonly write: Write;
}

/** Commits one write and requests its sending. */
export function commitTo(
  account: Account,
  kind: KindName,
  id: string,
  write: Write,
): Promise<Refusal | null> {
  return commitAll(account, [{ kind, id, write }]);
}

/** Commits writes to several records together and requests their sending. */
export async function commitAll(account: Account, edits: readonly Edit[]): Promise<Refusal | null> {
  try {
    await account.replica.commit(edits);
  } catch (cause) {
    if (cause instanceof CommitRefused) return cause.excess;
    throw cause;
  }
  account.sync.wrote();
  return null;
}
