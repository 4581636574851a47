import type { Assignment } from '#domain/coaching/assignment';
import type { Replica } from '../../replica/replica';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isAssignment } from '../store/shapes';

/** An assignment of the coach's templates to a student. */
export interface AssignmentEntry extends Assignment {
  readonly id: string;
  readonly student: string;
  readonly program: string;
  readonly template: string;
}

export async function readAssignments(
  replica: Pick<Replica, 'all'>,
): Promise<readonly AssignmentEntry[]> {
  return (await replica.all('assignment')).flatMap((row): AssignmentEntry[] => {
    if (!isAssignment(row) || row.shape.removedAt !== null) return [];
    const { student, program, template } = row.shape;
    if (student === null || program === null || template === null) return [];
    return [{ ...row.shape, id: row.id, student, program, template }];
  });
}

const useRead = defineQuery<readonly AssignmentEntry[]>({
  read: readAssignments,
  after: (value, { wide, rows }) => (wide || rows.some(isAssignment) ? 'reread' : value),
});

/** Assignments of templates to students in the open account. */
export function useAssignments(): Loaded<readonly AssignmentEntry[]> {
  return useRead('all');
}
