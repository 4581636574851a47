import * as v from 'valibot';
import { useHistoryState } from 'wouter/use-browser-location';

const fromList = v.object({ list: v.pipe(v.string(), v.startsWith('/app/history')) });

/** The list of past workouts as it was when this screen was opened from it; else all of it. */
export function useListAddress(): string {
  const known = v.safeParse(fromList, useHistoryState());
  return known.success ? known.output.list : '/app/history';
}
