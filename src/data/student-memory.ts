import * as v from 'valibot';
import { type StudentLink, studentLinkSchema } from '#protocol/coaching';
import { keptAnswer } from './kept-answer';

/** The students as the server last told of them, for a start without network. */
const STUDENTS_KEY = 'anilha.students';
/** Who trains at the same time on the floor, chosen on this device. */
export const FLOOR_KEY = 'anilha.floor';

/** What this device remembers of students, beside their copies; it goes with its person (rule A1). */
export const STUDENT_KEYS = [STUDENTS_KEY, FLOOR_KEY] as const;

const kept = keptAnswer(STUDENTS_KEY, v.array(studentLinkSchema));
const listeners = new Set<() => void>();

/** What the server last told a person of their students; undefined where it never did here. */
export const studentsKept = kept.of;

export function keepStudents(person: string, students: StudentLink[]): void {
  kept.keep(person, students);
  for (const listener of listeners) listener();
}

/** Called whenever the server has told of the students; returns what ends that. */
export function onStudentsKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
