import * as v from 'valibot';
import { standingSchema } from '#protocol/account/account-data';
import type { Client } from '../../api/client';
import { failureKind } from '../../api/errors';

const TIMEOUT_MS = 8_000;

/**
 * Whether the account of this device's data was erased. Only an explicit answer of the server
 * counts. After any other answer the session has ended, and the data stays (rule A1b). Rejects
 * without an answer, so that the call is repeated.
 */
export async function wasErased(client: Client, account: string): Promise<boolean> {
  try {
    const { erased } = await client.post(
      '/api/account/standing',
      { account },
      { read: v.parser(standingSchema), timeout: TIMEOUT_MS },
    );
    return erased;
  } catch (cause) {
    if (failureKind(cause) === 'offline') throw cause;
    return false;
  }
}
