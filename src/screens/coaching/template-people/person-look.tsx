import { useEffect } from 'react';
import type { AssignmentEntry } from '../../../data/coaching/assignments';
import { type StandingProgram, useStandingProgram } from '../../../data/programs/standing-program';
import { StudentSpace, useStudentSpace } from '../../../data/student-space/student-space';

/** A student's ficha from a template, or the reason why it cannot be read here. */
export type SeenPerson = StandingProgram | 'ended' | 'failed' | 'offline';

interface PersonLookProps {
  entry: AssignmentEntry;
  onSeen: (seen: SeenPerson) => void;
}

/** Opens a student's records until their ficha has been read; renders nothing. */
export function PersonLook(props: PersonLookProps) {
  return (
    <StudentSpace
      student={props.entry.student}
      otherwise={<Absent onAbsent={(why) => props.onSeen(why)} />}
    >
      <Read {...props} />
    </StudentSpace>
  );
}

function Read({ entry, onSeen }: PersonLookProps) {
  const found = useStandingProgram(entry.program);
  useEffect(() => {
    if (found.state === 'failed') onSeen('failed');
    if (found.state === 'ready') onSeen(found.value);
  });
  return null;
}

/** Reports why a student's records are not here, once that is known. */
export function Absent({ onAbsent }: { onAbsent: (why: 'ended' | 'failed' | 'offline') => void }) {
  const { state } = useStudentSpace();
  useEffect(() => {
    if (state === 'ended' || state === 'failed' || state === 'offline') onAbsent(state);
  });
  return null;
}
