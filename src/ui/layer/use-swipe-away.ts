import { type PointerEvent, useRef } from 'react';

/** Drags an element sideways; calls `onGone` if it is released beyond `threshold` px. */
export function useSwipeAway(threshold: number, onGone: () => void) {
  const startX = useRef<number | null>(null);

  function move(event: PointerEvent<HTMLElement>, by: number) {
    event.currentTarget.style.setProperty('--swipe', `${by}px`);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button === 0) startX.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current === null) return;
      const by = event.clientX - startX.current;
      // Captured only once it is a drag, because a captured tap would miss the button inside
      if (Math.abs(by) > 8) event.currentTarget.setPointerCapture(event.pointerId);
      move(event, by);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (startX.current === null) return;
      const by = event.clientX - startX.current;
      startX.current = null;
      if (Math.abs(by) >= threshold) onGone();
      else move(event, 0);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      startX.current = null;
      move(event, 0);
    },
  };
}
