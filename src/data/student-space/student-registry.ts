import type { Replica } from '../../replica/replica';
import type { StudentSpaces } from './student-space-state';

const open = new WeakMap<Replica, StudentSpaces>();

/** The open students' copies of a person's replica in this tab, if any. */
export function openStudentSpaces(home: Replica): StudentSpaces | null {
  return open.get(home) ?? null;
}

export function noteStudentSpaces(home: Replica, spaces: StudentSpaces): void {
  open.set(home, spaces);
}
