import { useMemo } from 'react';
import type { Author, Excess, Registers, Writes } from '#domain/record/registers';
import type { KindName } from '#protocol/kinds';
import { CommitRefused } from '../../replica/refusal';
import type { Account } from '../account';
import { useOpenAccount } from '../account-provider';

/** Why a write was refused; nothing of it was stored. */
export type Refusal = Excess | 'value';

/** Where commands find the open account. Throws while there is none: nothing is on screen then. */
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

/** One record's part of what is committed together. */
export interface Edit {
  readonly kind: KindName;
  readonly id: string;
  /** It makes the record. */
  readonly makes?: boolean;
  readonly write: Write;
}

/** Commits one write and asks for it to be sent. */
export function commitTo(
  account: Account,
  kind: KindName,
  id: string,
  write: Write,
): Promise<Refusal | null> {
  return commitAll(account, [{ kind, id, write }]);
}

/** Commits writes to several records as one, and asks for them to be sent. */
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
