import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const HOLD_MS = 420;
const REPEAT_MS = 110;

/**
 * A tap acts once, on release inside the target; held down, it repeats until released. Keyboard
 * and assistive clicks act once.
 */
export function useHoldRepeat(act: () => void, disabled: boolean) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);

  useEffect(() => {
    latest.current = act;
  });

  useEffect(() => {
    if (disabled) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [disabled]);

  function repeat() {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  }

  function stop() {
    clearTimeout(timer.current);
  }

  return {
    onPointerDown(event: PointerEvent) {
      stop();
      if (event.button !== 0) return;
      repeated.current = false;
      timer.current = setTimeout(repeat, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu(event: { preventDefault: () => void }) {
      event.preventDefault();
    },
    onClick(event: MouseEvent) {
      stop();
      const byPointer = event.detail > 0;
      if (!(byPointer && repeated.current)) latest.current();
      repeated.current = false;
    },
  };
}
