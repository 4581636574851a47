import type { AssignmentEntry } from '../../data/assignments';
import type { Loaded } from '../../data/loaded';
import type { StudentLink } from '../../data/students';

/**
 * How many people use a model: each once, however many of their fichas were made from it. Whose link
 * ended has theirs for good, and no change of the model reaches them any more.
 *
 * @param students whom the coach coaches; until that is known everybody counts
 */
export function peopleWhoUse(
  uses: readonly Pick<AssignmentEntry, 'student'>[],
  students: Loaded<readonly { readonly student: Pick<StudentLink['student'], 'id'> }[]>,
): number {
  const people = new Set(uses.map(({ student }) => student));
  if (students.state !== 'ready') return people.size;
  return students.value.filter(({ student }) => people.delete(student.id)).length;
}
