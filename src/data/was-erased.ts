import * as v from 'valibot';
import { standingSchema } from '#protocol/account-data';
import type { Client } from '../api/client';

const TIMEOUT_MS = 8_000;

/**
 * Whether the account of this device's data was erased. Only the server's plain word counts: for
 * whatever else it is a session that ended, and nothing of the data goes (rule A1).
 */
export async function wasErased(client: Client, account: string): Promise<boolean> {
  try {
    const { erased } = await client.post(
      '/api/account/standing',
      { account },
      { read: v.parser(standingSchema), timeout: TIMEOUT_MS },
    );
    return erased;
  } catch {
    return false;
  }
}
