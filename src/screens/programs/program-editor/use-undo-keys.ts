import { useEffect, useEffectEvent } from 'react';

interface UndoKeys {
  undo: () => void;
  redo: () => void;
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), except in a field that has its own text to undo. */
export function useUndoKeys(keys: UndoKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    const { target } = event;
    if (target instanceof Element && target.closest('dialog')) return;
    const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (typing && target.value !== '') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) keys.redo();
    else keys.undo();
  });

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
