import { isDeepStrictEqual } from 'node:util';
import type { KindName } from '#protocol/kinds';
import type { ViewRow } from '../../src/replica/store/schema';
import type { Change } from '../../src/replica/view/changes';
import type { Tab } from './device';
import { whileAlive } from './disk';

const KINDS: readonly KindName[] = ['workout', 'exercise', 'preferences', 'body'];
const nameOf = ({ kind, id }: ViewRow) => `${kind}/${id}`;

/** Everything that a tab's screens can show, by kind and id. */
export async function viewsOf(tab: Tab): Promise<Map<string, ViewRow>> {
  const rows: ViewRow[] = [];
  for (const kind of KINDS) rows.push(...(await tab.replica.all(kind)));
  return new Map(rows.map((row) => [nameOf(row), row]));
}

export const isVisible = ({ binAt }: ViewRow) => binAt === undefined;

/**
 * Updates the rows on the screens of each tab after a change: other tabs read them again (rule T1).
 */
export function hear(by: Tab, { rows, wide }: Change): void {
  for (const { told } of by.device.tabs) {
    if (wide) told.clear();
    for (const row of rows) told.delete(nameOf(row));
  }
  for (const row of rows) by.told.set(nameOf(row), row);
}

/** Screens follow change notifications: a row that differs from the stored one is a fault. */
export async function misled(tab: Tab): Promise<string[]> {
  const rows = await whileAlive(tab, () => viewsOf(tab));
  if (!rows) return [];
  const other = [...tab.told].filter(([name, row]) => !isDeepStrictEqual(row, rows.get(name)));
  return other.map(([name, row]) => `${tab.name} still shows ${name} as ${JSON.stringify(row)}`);
}
