import type { AssignmentEntry } from '../../../data/coaching/assignments';
import type { StudentLink } from '../../../data/coaching/students';
import type { Loaded } from '../../../data/store/loaded';

/**
 * Number of people with a ficha from the template, each counted once. A student with an ended link
 * keeps theirs, but changes of the template do not reach them. Until the coach's students are
 * known, everybody counts.
 */
export function peopleWhoUse(
  uses: readonly Pick<AssignmentEntry, 'student'>[],
  students: Loaded<readonly { readonly student: Pick<StudentLink['student'], 'id'> }[]>,
): number {
  const people = new Set(uses.map(({ student }) => student));
  if (students.state !== 'ready') return people.size;
  return students.value.filter(({ student }) => people.delete(student.id)).length;
}
