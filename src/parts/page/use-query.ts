import { useMemo } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/**
 * The query of the browser's address with its `?`; '' without one. The router's `useSearch` is
 * already decoded, so `80%25de` would become the invalid `80%de`.
 */
export function useSearch(): string {
  return useLocationProperty(
    () => location.search,
    () => '',
  );
}

/** The fragment of the address with its `#`; '' without one. */
export function useHash(): string {
  return useLocationProperty(
    () => location.hash,
    () => '',
  );
}

/** The parameters of the address. */
export function useQuery(): URLSearchParams {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The search string for these parameters: with `?`, or '' without any. */
export function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Changes the query of the address in place and keeps the entry's state. The path comes from the
 * browser, because the router's path is decoded.
 */
export function changeQuery(change: (query: URLSearchParams) => void): void {
  const query = new URLSearchParams(location.search);
  change(query);
  navigate(`${location.pathname}${searchOf(query)}`, { replace: true, state: history.state });
}
