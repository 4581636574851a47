import type { AssignmentEntry } from '../../data/assignments';
import type { Loaded } from '../../data/loaded';

/**
 * Whether a student has a ficha of a template still: one that they removed is none.
 *
 * @param theirs the student's fichas; until those are known what they were given counts
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
