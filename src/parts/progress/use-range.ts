import { DEFAULT_RANGE, type ProgressRange, rangeNamed } from '#domain/progress/ranges';
import { changeQuery, useQuery } from '../page/use-query';

/**
 * The range of a screen, stored in its address (`?range=`) so that going back restores it.
 * @param usual default range
 */
export function useRange(
  usual: ProgressRange = DEFAULT_RANGE,
): [range: ProgressRange, choose: (range: ProgressRange) => void] {
  const range = rangeNamed(useQuery().get('range')) ?? usual;
  const choose = (chosen: ProgressRange) => changeQuery((query) => query.set('range', chosen));
  return [range, choose];
}
