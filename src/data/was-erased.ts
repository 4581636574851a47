import * as v from 'valibot';
import { standingSchema } from '#protocol/account-data';
import type { Client } from '../api/client';
import { failureKind } from '../api/errors';

const TIMEOUT_MS = 8_000;

/**
 * Whether the account of this device's data was erased. Only the server's plain word counts: any other
 * answer means that the session ended, and nothing of the data goes (rule A1). Rejects without an
 * answer, so that the server is asked again.
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
