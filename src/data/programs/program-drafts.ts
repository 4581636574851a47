import type { DraftFor } from '#domain/programs/draft-for';
import type { Replica } from '../../replica/replica';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isProgram } from '../store/shapes';
import { type ProgramEntry, programEntryOf } from './programs';

export interface DraftEntry extends ProgramEntry {
  readonly draftFor: DraftFor;
}

/** A coach's unpublished drafts for students, newest first. */
export async function readAllDrafts(replica: Pick<Replica, 'all'>): Promise<readonly DraftEntry[]> {
  return (await replica.all('program'))
    .flatMap((row): DraftEntry[] => {
      const entry = programEntryOf(row);
      const draftFor = entry?.program.draftFor;
      return entry && draftFor && entry.program.removedAt === null ? [{ ...entry, draftFor }] : [];
    })
    .sort((a, b) => b.program.createdAt - a.program.createdAt || (a.id < b.id ? 1 : -1));
}

/** Drafts for one student. */
export async function readDrafts(
  replica: Pick<Replica, 'all'>,
  student: string,
): Promise<readonly DraftEntry[]> {
  return (await readAllDrafts(replica)).filter(({ draftFor }) => draftFor.student === student);
}

const useAll = defineQuery<readonly DraftEntry[]>({
  read: readAllDrafts,
  after: (value, { wide, rows }) => (wide || rows.some(isProgram) ? 'reread' : value),
});

/** Every draft in the open account. */
export function useAllDrafts(): Loaded<readonly DraftEntry[]> {
  return useAll('all');
}

/** The drafts for a student, in the open account. */
export const useDrafts = defineQuery<readonly DraftEntry[]>({
  read: readDrafts,
  after: (value, { wide, rows }) => (wide || rows.some(isProgram) ? 'reread' : value),
});
