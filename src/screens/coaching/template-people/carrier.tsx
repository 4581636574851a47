import { useEffect, useRef } from 'react';
import { publishRefusal } from '#words/coaching/student-programs';
import {
  type CarryCommands,
  useCarryCommands,
} from '../../../data/commands/coaching/carry-template';
import type { StudentProgramRefusal } from '../../../data/commands/programs/publish-edits';
import { StudentSpace } from '../../../data/student-space/student-space';
import { guardedBy } from '../../../parts/input/guarded';
import { Absent } from './person-look';

/** An act in one student's records. */
export interface Errand {
  /** Id of its assignment. */
  readonly id: string;
  readonly student: string;
  act(commands: CarryCommands): Promise<StudentProgramRefusal | null>;
  /** Called once, with whether the change was stored. */
  done(stored: boolean): void;
}

/** Opens a student's records to run one act in them. Renders nothing; each errand needs a key. */
export function Carrier({ errand }: { errand: Errand }) {
  return (
    <StudentSpace
      student={errand.student}
      otherwise={<Absent onAbsent={() => errand.done(false)} />}
    >
      <Act errand={errand} />
    </StudentSpace>
  );
}

function Act({ errand }: { errand: Errand }) {
  const commands = useCarryCommands();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void guardedBy(errand.act(commands), publishRefusal).then(errand.done);
  }, [errand, commands]);
  return null;
}
