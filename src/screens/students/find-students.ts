import type { StudentLink } from '../../data/students';

const order = new Intl.Collator('pt-BR', { sensitivity: 'base' });

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR');
}

/** Students whose name has a word that begins so, by name; accents do not count. */
export function findStudents(
  students: readonly StudentLink[],
  wanted: string,
  archived: boolean,
): readonly StudentLink[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return students
    .filter(({ archivedAt }) => (archivedAt !== null) === archived)
    .filter(({ student }) => {
      const parts = plain(student.name).split(/\s+/);
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .sort((a, b) => order.compare(a.student.name, b.student.name));
}
