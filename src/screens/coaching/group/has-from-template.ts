import type { AssignmentEntry } from '../../../data/coaching/assignments';
import type { Loaded } from '../../../data/store/loaded';

/**
 * Whether a student still has a ficha of a template; a removed one does not count. Until the
 * student's fichas are known, assignments count.
 */
export function hasFromTemplate(
  used: readonly Pick<AssignmentEntry, 'student' | 'template' | 'program'>[],
  asked: Pick<AssignmentEntry, 'student' | 'template'>,
  theirs: Loaded<readonly { readonly id: string }[]>,
): boolean {
  return used
    .filter(({ student, template }) => student === asked.student && template === asked.template)
    .some(
      ({ program }) => theirs.state !== 'ready' || theirs.value.some(({ id }) => id === program),
    );
}
