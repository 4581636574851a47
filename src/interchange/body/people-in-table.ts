import type { WallTime } from '#domain/wall-time';
import { personKey } from '../apps/merged-names';
import { type BodyTable, isEmptyCell } from './body-table';
import type { MeasuredPerson } from './model';

/** The people of a table with a column of names, those with the most rows first. */
export function peopleIn(
  { cells, people }: BodyTable,
  timeOf: (text: string) => WallTime | null,
): readonly MeasuredPerson[] {
  if (!people) return [];
  const found = new Map<string, MeasuredPerson>();
  const counted = new Set<number>();
  for (const cell of cells) {
    if (isEmptyCell(cell) || counted.has(cell.line)) continue;
    counted.add(cell.line);
    const name = people.get(cell.line) ?? '';
    const day = timeOf(cell.date)?.day ?? null;
    const before = found.get(personKey(name)) ?? { name, rows: 0, from: day, to: day };
    found.set(personKey(name), {
      name: before.name,
      rows: before.rows + 1,
      from: day && (before.from === null || day < before.from) ? day : before.from,
      to: day && (before.to === null || day > before.to) ? day : before.to,
    });
  }
  return [...found.values()].sort((a, b) => b.rows - a.rows);
}

/** Whether a line is of one of the chosen people; all lines without a choice. */
export function rowsOf(
  { people }: BodyTable,
  chosen: readonly string[] | null,
): (line: number) => boolean {
  if (!people || !chosen) return () => true;
  const keys = new Set(chosen.map(personKey));
  return (line) => keys.has(personKey(people.get(line) ?? ''));
}
