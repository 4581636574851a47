import { useParams } from 'wouter';
import { useCoachNotes } from '../../data/coaching/coach-notes';
import { useCoachPanel } from '../../data/coaching/coach-panel';
import { StudentFrame } from '../../parts/coaching/student-frame';
import { useToday } from '../../parts/input/use-today';
import { NotesCard } from './notes-card';
import { StudentPage } from './student-page';

/** One student: what needs the coach first, then how the training goes, then everything else. */
export default function Student() {
  const { id = '' } = useParams<{ id: string }>();
  // The coach's own: inside of the student's space they, and the coach's first day of the week,
  // would be looked for in the student's.
  const notes = useCoachNotes(id);
  const panel = useCoachPanel(useToday());
  return (
    <StudentFrame id={id}>
      {(link) => (
        <StudentPage
          link={link}
          notes={<NotesCard student={link.student} notes={notes} />}
          panel={panel}
        />
      )}
    </StudentFrame>
  );
}
