import { sameJson, type Writes } from '../record/registers';
import type { Conflict } from './rebase';

/**
 * Whether a coach published my side's part of a conflict. Otherwise the student changed it.
 * @param mine the student's current ficha
 * @param published the content of its last version; null if it was never published
 */
export function isPublishedChange(
  { at, kind }: Conflict,
  mine: Writes,
  published: Writes | null,
): boolean {
  if (!published) return false;
  const inNode = (path: string) => path.startsWith(`${at}.`);
  const all = [...Object.keys(mine), ...Object.keys(published)];
  const paths = kind === 'value' ? [at] : all.filter(inNode);
  return paths.every((path) => {
    const [own, theirs] = [mine[path], published[path]];
    return own === undefined || theirs === undefined ? own === theirs : sameJson(own, theirs);
  });
}
