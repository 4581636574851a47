import type { Account } from '../../src/data/store/account';
import { ACCOUNT } from '../replica/browser';
import type { Here } from '../replica/here';

/**
 * The account of one device with an engine that never sends by itself. `flush` returns whether all
 * changes reached the server.
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
