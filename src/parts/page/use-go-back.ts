import { useRef } from 'react';
import { cameFrom } from './entry-stamp';

/**
 * Goes back where the entry before this one is the screen above, so that it stands as it was left.
 * Answers whether it does; else the screen above belongs in the place of this one.
 */
export function useGoBack(): (above: { pathname: string; search: string }) => boolean {
  const leaving = useRef(false);
  return (above) => {
    if (!cameFrom(above, location, history.state)) return false;
    // The browser goes a moment later: a second tap until then would go back twice.
    if (!leaving.current) {
      leaving.current = true;
      const arrived = () => {
        leaving.current = false;
      };
      addEventListener('popstate', arrived, { once: true });
      history.back();
    }
    return true;
  };
}
