import { createHash } from 'node:crypto';

/**
 * The mark of an erased account. Ids are random, so its digest reveals nothing to readers who do
 * not have the id.
 */
export function erasedMark(account: string): string {
  return createHash('sha256').update(`erased\n${account}`).digest('base64url');
}
