import { useLocation, useSearch } from 'wouter';
import { DEFAULT_RANGE, type ProgressRange, rangeNamed } from '#domain/progress/ranges';

/**
 * The range of a screen lies in its address (`?range=`), so that the way back finds it.
 *
 * @param usual stands until one is chosen
 */
export function useRange(
  usual: ProgressRange = DEFAULT_RANGE,
): [range: ProgressRange, choose: (range: ProgressRange) => void] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const range = rangeNamed(new URLSearchParams(search).get('range')) ?? usual;
  function choose(chosen: ProgressRange) {
    const query = new URLSearchParams(search);
    query.set('range', chosen);
    navigate(`${path}?${query}`, { replace: true });
  }
  return [range, choose];
}
