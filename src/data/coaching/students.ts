import { useCallback, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { type StudentLink, studentsSchema } from '#protocol/coaching/coaching';
import type { Client } from '../../api/client';
import { useClient } from '../remote/api-client';
import { useSession } from '../session/session';
import { FAILED, LOADING, type Loaded, ready } from '../store/loaded';
import { keepStudents, studentsKept } from './student-memory';

export type { StudentLink };

const parse = v.parser(studentsSchema);

/** Requests a person's students, and stores the answer for starts without network. */
export async function askStudents(
  client: Pick<Client, 'get'>,
  person: string,
): Promise<readonly StudentLink[]> {
  const { students } = await client.get('/api/coaching/students', { read: parse });
  keepStudents(person, students);
  return students;
}

/** SWR key. It contains the person, because another tab may have signed in as another one. */
export const studentsKey = (person: string) => ['coaching/students', person] as const;

/** The signed-in person's students, including archived links; offline the last known ones. */
export function useStudents(): Loaded<readonly StudentLink[]> {
  const client = useClient();
  const session = useSession();
  const person = 'user' in session ? session.user.id : null;
  const kept = useMemo(() => (person === null ? undefined : studentsKept(person)), [person]);
  const { data, error } = useSWR(
    person === null ? null : studentsKey(person),
    ([, id]) => askStudents(client, id),
    kept ? { fallbackData: kept } : {},
  );
  return useMemo(() => {
    if (data) return ready(data);
    return error === undefined ? LOADING : FAILED;
  }, [data, error]);
}

/** Requests the students again after a sign that the list is outdated. */
export function useRereadStudents(): () => void {
  const { mutate } = useSWRConfig();
  const session = useSession();
  const person = 'user' in session ? session.user.id : null;
  return useCallback(() => {
    if (person !== null) void mutate(studentsKey(person));
  }, [mutate, person]);
}

/** One student of the signed-in person; null for others. */
export function useStudent(id: string): Loaded<StudentLink | null> {
  const students = useStudents();
  return useMemo(() => {
    if (students.state !== 'ready') return students;
    return ready(students.value.find(({ student }) => student.id === id) ?? null);
  }, [students, id]);
}
