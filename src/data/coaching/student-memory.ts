import * as v from 'valibot';
import { type StudentLink, studentLinkSchema } from '#protocol/coaching/coaching';
import { keptAnswer } from '../session/kept-answer';

/** The last known students, for a start without network. */
const STUDENTS_KEY = 'anilha.students';
/** Students on the floor screen, chosen on this device. */
export const FLOOR_KEY = 'anilha.floor';

/** Storage keys about students besides their copies, erased at sign-out (rule A1e). */
export const STUDENT_KEYS = [STUDENTS_KEY, FLOOR_KEY] as const;

const kept = keptAnswer(STUDENTS_KEY, v.array(studentLinkSchema));
const listeners = new Set<() => void>();

/** The server's last list of a person's students; undefined before the first one. */
export const studentsKept = kept.of;

export function keepStudents(person: string, students: StudentLink[]): void {
  kept.keep(person, students);
  for (const listener of listeners) listener();
}

/** Calls the listener after every answer about students; returns a function that unsubscribes. */
export function onStudentsKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
