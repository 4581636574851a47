import { type PointerEvent, useRef } from 'react';

/** A shorter movement, px, is a tap. */
const FAR_PX = 56;
/** Within this distance from the edge, px, the system's back gesture starts. */
const EDGE_PX = 24;
const STEEP = 0.5;

/**
 * A swipe to the left requests the next page, to the right the previous one. The element must leave
 * horizontal movements to us: `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (to: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);

  return {
    onPointerDown(event: PointerEvent) {
      const { clientX: x, clientY: y, pointerId: id } = event;
      // A menu on top of the page is inside it in the document.
      const inside = event.target instanceof Element && event.target.closest('dialog') !== null;
      const atEdge = x < EDGE_PX || x > window.innerWidth - EDGE_PX;
      start.current = event.pointerType === 'touch' && !atEdge && !inside ? { id, x, y } : null;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (!from || from.id !== event.pointerId) return;
      const across = event.clientX - from.x;
      const down = event.clientY - from.y;
      if (Math.abs(across) < FAR_PX || Math.abs(down) > Math.abs(across) * STEEP) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
