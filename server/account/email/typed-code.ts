import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { CODE_TRIES, codeIdentifier, storedName } from './codes';

/** The stored form of a code: its digest and the number of tries. */
export function storedCode(digest: string, tries = 0): string {
  return `${digest}:${tries}`;
}

type Checked =
  | { readonly refused: 'INVALID_OTP' | 'OTP_EXPIRED' | 'TOO_MANY_ATTEMPTS' }
  | { readonly refused: null; readonly row: string };

/**
 * Counts a try at the code of an e-mail before comparing, so that parallel requests get no
 * additional tries. Returns the row of a right code, for its one use, or the reason of a refusal.
 * @param digest of the typed code
 * @param now epoch ms
 */
export async function checkCode(
  db: Kysely<Database>,
  email: string,
  digest: string,
  now: number,
): Promise<Checked> {
  for (;;) {
    const row = await db
      .selectFrom('verification')
      .select(['id', 'value', 'expiresAt'])
      .where('identifier', '=', storedName(codeIdentifier(email)))
      .executeTakeFirst();
    if (!row) return { refused: 'INVALID_OTP' };
    if (new Date(row.expiresAt).getTime() <= now) return { refused: 'OTP_EXPIRED' };
    const [held = '', tries] = row.value.split(':');
    if (Number(tries) >= CODE_TRIES) return { refused: 'TOO_MANY_ATTEMPTS' };
    const counted = await db
      .updateTable('verification')
      .set({ value: storedCode(held, Number(tries) + 1) })
      .where('id', '=', row.id)
      .where('value', '=', row.value)
      .executeTakeFirst();
    // Another try or a new code changed the row meanwhile.
    if (counted.numUpdatedRows === 0n) continue;
    return isEqual(held, digest) ? { refused: null, row: row.id } : { refused: 'INVALID_OTP' };
  }
}

/** Uses up a right code; false if another call used it first. */
export async function takeCode(trx: Kysely<Database>, row: string): Promise<boolean> {
  const used = await trx.deleteFrom('verification').where('id', '=', row).executeTakeFirst();
  return used.numDeletedRows > 0n;
}

function isEqual(held: string, given: string): boolean {
  const [a, b] = [Buffer.from(held), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
