import { useEffect, useEffectEvent } from 'react';

const TYPES = 'input, textarea, select, [contenteditable]';

/**
 * Shortcuts of single keys. They are off while typing and below a sheet. `act` returns whether it
 * handled the key; null switches them off.
 */
export function useSingleKeys(act: ((event: KeyboardEvent) => boolean) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!act || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector('dialog:modal')) return;
    if (event.target instanceof Element && event.target.closest(TYPES)) return;
    if (act(event)) event.preventDefault();
  });

  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
