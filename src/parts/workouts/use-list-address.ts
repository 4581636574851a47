import * as v from 'valibot';
import { useHistoryState } from 'wouter/use-browser-location';

const fromList = v.object({ list: v.pipe(v.string(), v.startsWith('/app/history')) });

/**
 * The address of the list of past workouts with the filters from which this screen was opened;
 * otherwise the whole list.
 */
export function useListAddress(): string {
  const known = v.safeParse(fromList, useHistoryState());
  return known.success ? known.output.list : '/app/history';
}
