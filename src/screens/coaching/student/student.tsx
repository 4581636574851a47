import { useParams } from 'wouter';
import { useCoachNotes } from '../../../data/coaching/coach-notes';
import { useCoachPanel } from '../../../data/coaching/coach-panel';
import { StudentFrame } from '../../../parts/coaching/student-frame';
import { useToday } from '../../../parts/input/use-today';
import { NotesCard } from './notes-card';
import { StudentPage } from './student-page';

/** One student: what needs the coach first, then training, then everything else. */
export default function Student() {
  const { id = '' } = useParams<{ id: string }>();
  // Read outside the student's space, because the notes and the first day of the week are the
  // coach's own.
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
