import { useEffect, useEffectEvent } from 'react';

export interface PanelKeys {
  /** To the next row, or to the one before. */
  readonly move: (by: 1 | -1) => void;
  readonly seen: () => void;
  readonly message: () => void;
  readonly edit: () => void;
}

const TYPES = 'input, textarea, select, [contenteditable]';

/** J and K, R, M and E; silent while something is typed and over a sheet. Null switches them off. */
export function usePanelKeys(keys: PanelKeys | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!keys || event.defaultPrevented || event.repeat) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector('dialog:modal')) return;
    if (event.target instanceof Element && event.target.closest(TYPES)) return;
    if (run(event.key.toLowerCase(), keys)) event.preventDefault();
  });

  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function run(key: string, act: PanelKeys): boolean {
  switch (key) {
    case 'j':
    case 'k':
      act.move(key === 'j' ? 1 : -1);
      return true;
    case 'r':
      act.seen();
      return true;
    case 'm':
      act.message();
      return true;
    case 'e':
      act.edit();
      return true;
    default:
      return false;
  }
}
