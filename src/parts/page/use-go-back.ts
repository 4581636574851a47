import { useRef } from 'react';
import { backGuard } from '../../ui/layer/back-guard';
import { cameFrom } from './entry-stamp';

/**
 * Goes back if the previous entry is the parent screen, which then keeps its state. Returns whether
 * it did; otherwise the caller replaces this entry.
 */
export function useGoBack(): (above: { pathname: string; search: string }) => boolean {
  const leaving = useRef(false);
  return (above) => {
    if (!cameFrom(above, location, history.state)) return false;
    // The browser navigates a moment later, and a second tap until then would go back twice.
    if (!leaving.current) {
      leaving.current = true;
      const arrived = () => {
        leaving.current = false;
      };
      addEventListener('popstate', arrived, { once: true });
      backGuard.takes = null;
      history.back();
    }
    return true;
  };
}
