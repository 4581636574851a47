import { useStudent } from '../../../data/coaching/students';

/** The student of a draft with its title, if it has one: "Para Bruno · Base". */
export function DraftName({ student, title }: { student: string; title: string }) {
  const found = useStudent(student);
  const name = found.state === 'ready' ? found.value?.student.name : undefined;
  return [name === undefined ? '' : `Para ${name}`, title]
    .filter((part) => part !== '')
    .join(' · ');
}
