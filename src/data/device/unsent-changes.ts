import type { Account } from '../store/account';
import { studentCopiesOf } from '../store/student-copies';

/** Changes of an account that are only on this device. */
export interface UnsentChanges {
  /** Pending changes, including those of students' copies. */
  readonly waiting: number;
  /** Changes that the server refused. */
  readonly refused: number;
}

/**
 * Counts an account's changes that are not on the server. Changes that another tab could not store
 * are only in the mirror (rule C8a), so it is read first.
 */
export async function countUnsent({ replica, sync }: Account): Promise<UnsentChanges> {
  await replica.tidy();
  const counted = await replica.pending().catch(() => null);
  if (!counted) {
    const { pending, refused } = sync.status();
    return { waiting: pending, refused };
  }
  const students = studentCopiesOf(replica).unsent().unsent;
  return { waiting: counted.ops + counted.unsaved + students, refused: counted.refused };
}

/**
 * The result of sending everything: all on the server, some pending, some refused of the person's
 * own (kept here), or of a student's (not kept).
 */
export type SendingEnd = 'sent' | 'waiting' | 'refused' | 'lost';

/** Sends pending changes before a sign-out, and returns the result (rule A1c). */
export async function sendAll({ replica, sync }: Account): Promise<SendingEnd> {
  const copies = studentCopiesOf(replica);
  const lostBefore = copies.lost().at(-1)?.at;
  const sent = await sync.flush();
  const { ops, unsaved, refused } = await replica.pending();
  if (!sent || ops + unsaved > 0) return 'waiting';
  if (refused > 0) return 'refused';
  return copies.lost().at(-1)?.at === lostBefore ? 'sent' : 'lost';
}
