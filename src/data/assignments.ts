import type { Assignment } from '#domain/coaching/assignment';
import type { Replica } from '../replica/replica';
import type { Loaded } from './loaded';
import { defineQuery } from './query';
import { isAssignment } from './shapes';

/** Assignments of the coach's templates to students, all of them. */
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

/** Which students' fichas were made from templates of the open account. */
export function useAssignments(): Loaded<readonly AssignmentEntry[]> {
  return useRead('all');
}
