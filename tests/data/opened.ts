import { beforeEach } from 'vitest';
import type { Account } from '../../src/data/store/account';
import { here, withHere } from '../replica/opened';
import { accountOf } from './account-here';

/** The account of the running test, in a suite that begins with `withAccount`. */
export let account: Account;

/** Opens a device (`here`) and its account before every test. */
export function withAccount(): void {
  withHere();
  beforeEach(() => {
    account = accountOf(here);
  });
}
