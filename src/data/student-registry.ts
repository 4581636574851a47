import type { Replica } from '../replica/replica';
import type { StudentSpaces } from './student-space-state';

const open = new WeakMap<Replica, StudentSpaces>();

/** The students' copies that this tab has open beside a person's own replica, if any. */
export function openStudentSpaces(home: Replica): StudentSpaces | null {
  return open.get(home) ?? null;
}

export function noteStudentSpaces(home: Replica, spaces: StudentSpaces): void {
  open.set(home, spaces);
}
