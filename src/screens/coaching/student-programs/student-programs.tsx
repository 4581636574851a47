import { useParams } from 'wouter';
import { useExercises } from '../../../data/exercises/exercises';
import { useDrafts } from '../../../data/programs/program-drafts';
import { usePrograms } from '../../../data/programs/programs';
import { StudentFrame } from '../../../parts/coaching/student-frame';
import { ProgramsOf } from './programs-of';

/** A student's fichas: active one, draft, earlier ones. */
export default function StudentPrograms() {
  const { id = '' } = useParams<{ id: string }>();
  // Read outside the student's space, because drafts are the coach's own.
  const drafts = useDrafts(id);
  const own = usePrograms();
  const book = useExercises();
  return (
    <StudentFrame id={id} back={`/app/students/${id}`}>
      {(link) => <ProgramsOf link={link} drafts={drafts} own={own} ownBook={book} />}
    </StudentFrame>
  );
}
