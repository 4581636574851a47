import { type PointerEvent, useRef } from 'react';

/** Less is a tap that slipped. */
const FAR_PX = 56;
/** Here the system's own gesture to go back begins. */
const EDGE_PX = 24;
const STEEP = 0.5;

/**
 * A finger drawn to the left asks for what comes after, to the right for what came before. The
 * element leaves horizontal moves to us: `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (to: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);

  return {
    onPointerDown(event: PointerEvent) {
      const { clientX: x, clientY: y, pointerId: id } = event;
      // A menu that lies over the page is part of it in the document.
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
