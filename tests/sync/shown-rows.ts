import type { KindName } from '#protocol/kinds';
import type { ViewRow } from '../../src/replica/schema';
import type { Tab } from './device';

const KINDS: readonly KindName[] = ['workout', 'exercise', 'preferences', 'body'];

/** Everything a tab's screens can show, by kind and id. */
export async function viewsOf(tab: Tab): Promise<Map<string, ViewRow>> {
  const rows: ViewRow[] = [];
  for (const kind of KINDS) rows.push(...(await tab.replica.all(kind)));
  return new Map(rows.map((row) => [`${row.kind}/${row.id}`, row]));
}

export const isVisible = ({ binAt }: ViewRow) => binAt === undefined;
