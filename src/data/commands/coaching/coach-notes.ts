import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { coachNoteKind } from '#domain/coaching/coach-note';
import { useHomeAccount } from '../../student-space/student-space';
import { type AccountSource, commitTo, type Refusal, removalOf } from '../write';

/** Commands for a coach's private notes. Each resolves once it is stored on this device. */
export interface CoachNoteCommands {
  write(student: string, text: string): Promise<Refusal | null>;
  correct(id: string, text: string): Promise<Refusal | null>;
  pin(id: string, pinned: boolean): Promise<Refusal | null>;
  remove(id: string): Promise<Refusal | null>;
  restore(id: string): Promise<Refusal | null>;
}

/** The commands on the account of `source`. */
export function coachNoteCommands(source: AccountSource): CoachNoteCommands {
  return {
    write: (student, text) =>
      commitTo(source, 'coach-note', uuidv7(), (_, { now }) => ({
        student,
        text: text.trim(),
        at: now,
      })),
    correct: (id, text) => commitTo(source, 'coach-note', id, () => ({ text: text.trim() })),
    pin: (id, pinned) => commitTo(source, 'coach-note', id, () => ({ pinned })),
    ...removalOf(source, 'coach-note', coachNoteKind),
  };
}

/** The commands for the coach's own account, also within a student's space. */
export function useCoachNoteCommands(): CoachNoteCommands {
  const home = useHomeAccount();
  return useMemo(
    () =>
      coachNoteCommands(() => {
        if (!home) throw new Error('The data of this account is not open');
        return home;
      }),
    [home],
  );
}
