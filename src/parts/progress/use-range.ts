import { DEFAULT_RANGE, type ProgressRange, rangeNamed } from '#domain/progress/ranges';
import { changeQuery, useQuery } from '../page/use-query';

/**
 * The range of a screen lies in its address (`?range=`), so that the way back finds it.
 *
 * @param usual stands until one is chosen
 */
export function useRange(
  usual: ProgressRange = DEFAULT_RANGE,
): [range: ProgressRange, choose: (range: ProgressRange) => void] {
  const range = rangeNamed(useQuery().get('range')) ?? usual;
  const choose = (chosen: ProgressRange) => changeQuery((query) => query.set('range', chosen));
  return [range, choose];
}
