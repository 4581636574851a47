import type { Account } from '../../src/data/account';
import { ACCOUNT, type Here } from '../replica/here';

/**
 * The account of one device whose engine never sends by itself.
 * @param flush whether everything owed reached the server, for who waits for it
 */
export function accountOf({ replica }: Here, flush = async () => true): Account {
  const sync: Account['sync'] = {
    request: () => undefined,
    wrote: () => undefined,
    flush,
    status: () => {
      throw new Error('Nobody asks here');
    },
    subscribe: () => () => false,
    goOnline: () => undefined,
    close: () => undefined,
  };
  return { id: ACCOUNT, replica, sync, close: () => undefined };
}
