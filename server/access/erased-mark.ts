import { createHash } from 'node:crypto';

/**
 * What stays of an account that was erased. Ids are drawn at random, so the digest of one tells nothing
 * to who does not hold it already.
 */
export function erasedMark(account: string): string {
  return createHash('sha256').update(`erased\n${account}`).digest('base64url');
}
