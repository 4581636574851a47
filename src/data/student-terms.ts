import type { Replica } from '../replica/replica';
import type { Terms } from './student-guest';
import { onStudentsKept, studentsKept } from './student-memory';

const NONE: Terms = { scopes: [], program: null };

/** What of the link with a student the copy's screens read by, as this device last heard of it. */
export function termsOf(coach: string, student: string): Terms {
  const link = studentsKept(coach)?.find((one) => one.student.id === student);
  if (!link) return NONE;
  const { scopes, program, gym } = link;
  return { scopes, program, gym };
}

/**
 * Has a copy read anew when other terms are known than before: it may hold what they let be seen
 * before the link itself is heard of. Returns what ends that.
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
