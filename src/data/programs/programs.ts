import type { Program } from '#domain/programs/shape';
import type { Replica } from '../../replica/replica';
import type { ViewRow } from '../../replica/store/schema';
import { type Loaded, ready } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isProgram } from '../store/shapes';

export interface ProgramEntry {
  readonly id: string;
  readonly program: Program;
}

export function programEntryOf(row: ViewRow | null): ProgramEntry | null {
  return row && isProgram(row) ? { id: row.id, program: row.shape } : null;
}

const newestFirst = (a: ProgramEntry, b: ProgramEntry) =>
  b.program.createdAt - a.program.createdAt || (a.id < b.id ? 1 : -1);

/** Whether a ficha is listed; drafts for students are listed with the student. */
const isListed = ({ program }: ProgramEntry) =>
  program.removedAt === null && program.draftFor === undefined;

/** Every visible ficha except drafts for students, newest first. */
export async function readPrograms(replica: Replica): Promise<readonly ProgramEntry[]> {
  const entries = (await replica.all('program')).flatMap((row) => programEntryOf(row) ?? []);
  return entries.filter(isListed).sort(newestFirst);
}

const useAll = defineQuery<readonly ProgramEntry[]>({
  read: readPrograms,
  after(value, { wide, rows }) {
    if (wide) return 'reread';
    const changed = rows.flatMap((row) => programEntryOf(row) ?? []);
    if (changed.length === 0) return value;
    const ids = new Set(changed.map(({ id }) => id));
    const shown = changed.filter(isListed);
    return [...value.filter(({ id }) => !ids.has(id)), ...shown].sort(newestFirst);
  },
});

/** This person's fichas, newest first. */
export function usePrograms(): Loaded<readonly ProgramEntry[]> {
  return useAll('all');
}

/** How long a removed ficha can be restored (rule R6a), ms. */
const BIN_MS = 30 * 86_400_000;

const useBinned = defineQuery<readonly ProgramEntry[]>({
  async read(replica) {
    const oldest = Date.now() + replica.skew() - BIN_MS;
    const entries = (await replica.bin('program')).flatMap((row) => programEntryOf(row) ?? []);
    return entries.filter(
      ({ program }) => (program.removedAt ?? 0) > oldest && program.draftFor === undefined,
    );
  },
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => kind === 'program') ? 'reread' : value,
});

/** Removed fichas that can still be restored, last removed first. */
export function useRemovedPrograms(): Loaded<readonly ProgramEntry[]> {
  return useBinned('bin');
}

const useOne = defineQuery<ProgramEntry | null>({
  read: async (replica, id) => programEntryOf(await replica.record('program', id)),
  after(value, change, id) {
    const row = change.rows.find((changed) => changed.kind === 'program' && changed.id === id);
    if (row) return programEntryOf(row);
    return change.wide ? 'reread' : value;
  },
});

/** One ficha, also a removed one; null if it is not on this device. */
export function useProgram(id: string | null): Loaded<ProgramEntry | null> {
  const loaded = useOne(id);
  return id === null ? ready(null) : loaded;
}
