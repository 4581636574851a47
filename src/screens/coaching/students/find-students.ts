import { unaccented } from '#domain/plain-text';
import type { StudentLink } from '../../../data/coaching/students';

const order = new Intl.Collator('pt-BR', { sensitivity: 'base' });

/** Students, by name, with a word that starts with the text; accents are ignored. */
export function findStudents(
  students: readonly StudentLink[],
  wanted: string,
  archived: boolean,
): readonly StudentLink[] {
  const words = unaccented(wanted).split(/\s+/).filter(Boolean);
  return students
    .filter(({ archivedAt }) => (archivedAt !== null) === archived)
    .filter(({ student }) => {
      const parts = unaccented(student.name).split(/\s+/);
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .sort((a, b) => order.compare(a.student.name, b.student.name));
}
