import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { MUSCLE_GROUP_ORDER } from '#domain/exercises/muscles';
import { isLocalDay } from '#domain/local-day';
import { isMonth, type Month } from '#domain/progress/calendar';
import type { Sought } from '#domain/progress/find-workouts';
import { useSearch } from '../../../parts/page/use-query';

export const PAGE = 30;
/** Maximum rows of one page; earlier workouts have their own page. */
export const MOST_SHOWN = 60;

/** State of the history. It is in the address, so that going back restores it. */
export interface HistoryView {
  readonly sought: Sought;
  /** Number of rows. */
  readonly limit: number;
  /** The month of the calendar; null for the current one. */
  readonly month: Month | null;
  /** On a phone: whether the calendar is shown instead of the list. */
  readonly calendar: boolean;
}

export function historyViewOf(search: string): HistoryView {
  const asked = new URLSearchParams(search);
  const text = (name: string) => asked.get(name) || null;
  const day = (name: string) => {
    const value = asked.get(name) ?? '';
    return isLocalDay(value) ? value : null;
  };
  const limit = Number(asked.get('n'));
  const month = asked.get('month') ?? '';
  const program = text('program');
  return {
    sought: {
      query: asked.get('q') ?? '',
      exercise: text('exercise'),
      group: MUSCLE_GROUP_ORDER.find((group) => group === asked.get('group')) ?? null,
      program,
      programDay: program === null ? null : text('programDay'),
      from: day('from'),
      to: day('to'),
      noted: asked.get('noted') === '1',
    },
    limit: Number.isInteger(limit) && limit > PAGE ? Math.min(limit, MOST_SHOWN) : PAGE,
    month: isMonth(month) ? month : null,
    calendar: asked.get('view') === 'calendar',
  };
}

/** The address of a view, without default values. */
export function historyAddressOf({ sought, limit, month, calendar }: HistoryView): string {
  const { query, noted, ...named } = sought;
  const asked = new URLSearchParams();
  if (query !== '') asked.set('q', query);
  for (const [name, value] of Object.entries(named)) if (value !== null) asked.set(name, value);
  if (noted) asked.set('noted', '1');
  if (limit > PAGE) asked.set('n', String(limit));
  if (month !== null) asked.set('month', month);
  if (calendar) asked.set('view', 'calendar');
  const search = asked.toString();
  return search === '' ? '/app/history' : `/app/history?${search}`;
}

export interface ShownHistory {
  readonly view: HistoryView;
  /** The address of this view. */
  readonly address: string;
  /** Replaces this view; with `leave` this one stays in the browser's history. */
  change(changes: Partial<HistoryView>, leave?: boolean): void;
  /** Starts another search at the top of the list. */
  seek(changes: Partial<Sought>): void;
}

export function useHistoryView(): ShownHistory {
  const [, navigate] = useLocation();
  const search = useSearch();
  const view = useMemo(() => historyViewOf(search), [search]);
  const change = useCallback(
    (changes: Partial<HistoryView>, leave = false) =>
      navigate(historyAddressOf({ ...view, ...changes }), { replace: !leave }),
    [navigate, view],
  );
  const seek = useCallback(
    (changes: Partial<Sought>) =>
      change({ sought: { ...view.sought, ...changes }, limit: PAGE, calendar: false }),
    [change, view],
  );
  return { view, address: historyAddressOf(view), change, seek };
}
