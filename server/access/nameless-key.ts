import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { NamelessKey } from '#protocol/account/nameless';
import { hasRow } from '../db/has-row';
import type { Database } from '../db/schema';

/** The digest of a device's key, as stored. */
export function keyDigest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Whether a key opens an account that is nameless still. */
export function isNamelessKey(db: Kysely<Database>, { id, key }: NamelessKey): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('nameless_account')
      .select('user_id')
      .where('user_id', '=', id)
      .where('key_digest', '=', keyDigest(key)),
  );
}
