import type { Account } from '../store/account';
import { type AccountDeps, openAccount } from './open-account';

/** Opens accounts, if necessary before a screen requests it. */
export interface Opener {
  begin(id: string): void;
  open(id: string): Promise<Account>;
}

export function createOpener(deps: AccountDeps): Opener {
  let begun: { readonly id: string; readonly account: Promise<Account> } | null = null;
  return {
    begin(id) {
      begun = { id, account: openAccount(id, deps) };
      // The screen that requests the account gets the failure.
      begun.account.catch(() => undefined);
    },
    open(id) {
      const early = begun;
      begun = null;
      if (early?.id === id) return early.account;
      // The signed-in person differs from the remembered one.
      early?.account.then(
        (account) => account.close(),
        () => undefined,
      );
      return openAccount(id, deps);
    },
  };
}
