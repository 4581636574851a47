import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { searchOf, useQuery } from '../../../parts/page/use-query';
import {
  filtersFrom,
  NO_FILTERS,
  type PickerFilters,
} from '../../../training/exercises/picker-filters';

export interface AskedExercises {
  readonly query: string;
  readonly filters: PickerFilters;
  /** Whether to show only what is possible at the selected gym. */
  readonly here: boolean;
  /** Number of rows that had been rendered. */
  readonly shown: number;
}

export const NOTHING_ASKED: AskedExercises = {
  query: '',
  filters: NO_FILTERS,
  here: false,
  shown: 0,
};

/** The search, stored in the address so that going back finds the same list. */
export function useAsked(): [AskedExercises, (part: Partial<AskedExercises>) => void] {
  const [asked, setAsked] = useState(readAddress(useQuery()));
  const [, navigate] = useLocation();
  const search = addressOf(asked);

  useEffect(() => {
    if (location.search !== search) navigate(`/app/exercises${search}`, { replace: true });
  }, [search, navigate]);

  return [asked, useCallback((part) => setAsked((before) => ({ ...before, ...part })), [])];
}

function readAddress(params: URLSearchParams): AskedExercises {
  return {
    query: params.get('q') ?? '',
    filters: filtersFrom(params.get('m'), params.get('e')),
    here: params.get('h') === '1',
    shown: /^\d{1,3}$/.test(params.get('n') ?? '') ? Number(params.get('n')) : 0,
  };
}

function addressOf({ query, filters: { group, kit }, here, shown }: AskedExercises): string {
  const params = new URLSearchParams({
    ...(query.trim() !== '' && { q: query }),
    ...(group && { m: group }),
    ...(kit && { e: kit }),
    ...(here && { h: '1' }),
    ...(shown > 0 && { n: String(shown) }),
  });
  return searchOf(params);
}
