import type { CoachNote } from '#domain/coaching/coach-note';
import type { Replica } from '../../replica/replica';
import { type Loaded, ready } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isCoachNote } from '../store/shapes';

export interface NoteEntry extends Pick<CoachNote, 'text' | 'pinned'> {
  readonly id: string;
  /** Server time, epoch ms. */
  readonly at: number;
}

/** Pinned notes first, then newest first. */
const order = (a: NoteEntry, b: NoteEntry) =>
  Number(b.pinned) - Number(a.pinned) || b.at - a.at || (a.id < b.id ? 1 : -1);

export async function readCoachNotes(
  replica: Replica,
  student: string,
): Promise<readonly NoteEntry[]> {
  const rows = (await replica.all('coach-note')).filter(isCoachNote);
  return rows
    .flatMap(({ id, shape }) => {
      const { at, text, pinned, removedAt } = shape;
      if (shape.student !== student || at === null || text === '' || removedAt !== null) return [];
      return [{ id, text, pinned, at }];
    })
    .sort(order);
}

const useRead = defineQuery<readonly NoteEntry[]>({
  read: readCoachNotes,
  after: (value, { wide, rows }) => (wide || rows.some(isCoachNote) ? 'reread' : value),
});

/** A coach's notes on a student, stored in the coach's own space. */
export function useCoachNotes(student: string | null): Loaded<readonly NoteEntry[]> {
  const loaded = useRead(student);
  return student === null ? ready([]) : loaded;
}
