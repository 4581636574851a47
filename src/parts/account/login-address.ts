import { searchOf } from '../page/use-query';

export type Here = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;

/**
 * The sign-in address for a visitor of `here`, with all parameters and `redirect`. The parts are
 * still encoded, because a decoded path could lead to another address.
 */
export function loginAddress(here: Here): string {
  const parameters = new URLSearchParams(here.search);
  parameters.delete('redirect');
  if (here.pathname !== '/') parameters.set('redirect', here.pathname);
  return `/login${searchOf(parameters)}${here.hash}`;
}
