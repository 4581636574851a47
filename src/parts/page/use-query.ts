import { useMemo } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/**
 * The query of the address as the browser has it, with its `?`; '' without one. The router's own
 * `useSearch` has decoded it already, so that `80%25de` would be decoded to a broken `80%de` again.
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

/** The search of an address with these parameters: with its `?`, or '' where there are none. */
export function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Changes the query of the address in place; the entry's state stays. The path comes from the
 * browser, because the router's path is decoded.
 */
export function changeQuery(change: (query: URLSearchParams) => void): void {
  const query = new URLSearchParams(location.search);
  change(query);
  navigate(`${location.pathname}${searchOf(query)}`, { replace: true, state: history.state });
}
