import type { Replica } from '../../replica/replica';
import { onStudentsKept, studentsKept } from '../coaching/student-memory';
import type { Terms } from './student-guest';

const NONE: Terms = { scopes: [], program: null };

/** The terms of a student's link as last known on this device. */
export function termsOf(coach: string, student: string): Terms {
  const link = studentsKept(coach)?.find((one) => one.student.id === student);
  if (!link) return NONE;
  const { scopes, program, gym } = link;
  return { scopes, program, gym };
}

/**
 * Rereads a copy when its terms change, because its records may arrive before the link's new terms.
 * Returns a function that unsubscribes.
 */
export function rereadUnderNewTerms(replica: Replica, student: string): () => void {
  const now = () => JSON.stringify(termsOf(replica.account, student));
  let readUnder = now();
  return onStudentsKept(() => {
    const terms = now();
    if (terms === readUnder) return;
    readUnder = terms;
    replica.inside.changes.emit([], true);
  });
}
