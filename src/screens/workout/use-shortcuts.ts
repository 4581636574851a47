import { useEffect, useEffectEvent } from 'react';

export interface Shortcuts {
  readonly complete: () => void;
  readonly undo: () => void;
  readonly load: (direction: 1 | -1) => void;
  readonly reps: (direction: 1 | -1) => void;
}

const TYPES = 'input, textarea, select, [contenteditable]';

/**
 * The keys of the live screen on a large one. Silent while something is typed, over a sheet, and
 * for Enter on a button, which means that button.
 */
export function useShortcuts(shortcuts: Shortcuts | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!shortcuts || event.defaultPrevented) return;
    if (!window.matchMedia('(min-width: 900px)').matches) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector('dialog:modal')) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(TYPES)) return;
    if (event.key === 'Enter' && (event.repeat || target?.closest('button, a'))) return;
    if (run(event.key, shortcuts)) event.preventDefault();
  });

  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function run(key: string, act: Shortcuts): boolean {
  switch (key) {
    case 'Enter':
      act.complete();
      return true;
    case 'ArrowUp':
    case 'ArrowDown':
      act.load(key === 'ArrowUp' ? 1 : -1);
      return true;
    case 'ArrowRight':
    case 'ArrowLeft':
      act.reps(key === 'ArrowRight' ? 1 : -1);
      return true;
    case 'z':
    case 'Z':
      act.undo();
      return true;
    default:
      return false;
  }
}
