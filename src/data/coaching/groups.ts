import { useMemo } from 'react';
import { type Group, isMember } from '#domain/coaching/group';
import type { Replica } from '../../replica/replica';
import { type Loaded, ready } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isGroup } from '../store/shapes';
import { type StudentLink, useStudents } from './students';

export interface GroupEntry extends Group {
  readonly id: string;
}

/** A group with its current people; archived people are left out. */
export interface PeopledGroup extends GroupEntry {
  readonly people: readonly StudentLink[];
}

async function readGroups(replica: Replica): Promise<readonly GroupEntry[]> {
  return (await replica.all('group'))
    .flatMap((row) => {
      if (!isGroup(row) || row.shape.removedAt !== null) return [];
      return [{ ...row.shape, id: row.id }];
    })
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

const useRead = defineQuery<readonly GroupEntry[]>({
  read: readGroups,
  after: (value, { wide, rows }) => (wide || rows.some(isGroup) ? 'reread' : value),
});

const FAILED = { state: 'failed' } as const;
const LOADING = { state: 'loading' } as const;

/** The professional's groups in order, with their people. */
export function useGroups(): Loaded<readonly PeopledGroup[]> {
  const groups = useRead('groups');
  const students = useStudents();
  return useMemo(() => {
    if (groups.state === 'failed' || students.state === 'failed') return FAILED;
    if (groups.state !== 'ready' || students.state !== 'ready') return LOADING;
    const active = students.value.filter(({ archivedAt }) => archivedAt === null);
    return ready(
      groups.value.map((group) => ({
        ...group,
        people: active.filter((link) => isMember(group, link)),
      })),
    );
  }, [groups, students]);
}
