import { useStudent } from '../../data/coaching/students';

/** Whom a draft is for, and what it is called, if it has a name: "Para Bruno · Base". */
export function DraftName({ student, title }: { student: string; title: string }) {
  const found = useStudent(student);
  const name = found.state === 'ready' ? found.value?.student.name : undefined;
  return [name === undefined ? '' : `Para ${name}`, title]
    .filter((part) => part !== '')
    .join(' · ');
}
