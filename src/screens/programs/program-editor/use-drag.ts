import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ExercisePlace } from '#domain/programs/arrange-exercises';

/** A dragged exercise, and where it would be placed. */
export interface Drag {
  readonly key: string;
  readonly to: ExercisePlace | null;
  /** Distance from its place, px. */
  readonly x: number;
  readonly y: number;
}

interface Grip {
  readonly key: string;
  readonly startX: number;
  /** Position within the page, which may scroll meanwhile. */
  readonly startY: number;
  x: number;
  y: number;
}

/** Within this distance from the upper or lower edge, px, the page scrolls. */
const EDGE = 96;
const SCROLL = 9;

/** The day and place at a point: `[data-day]` contains `[data-exercise]`s. */
function placeAt(x: number, y: number, key: string): ExercisePlace | null {
  const days = [...document.querySelectorAll<HTMLElement>('[data-day]')];
  const day = days.find((each) => {
    const { left, right } = each.getBoundingClientRect();
    return x >= left && x <= right;
  });
  const name = day?.dataset.day;
  if (!day || !name) return null;
  const others = [...day.querySelectorAll<HTMLElement>('[data-exercise]')].filter(
    (each) => each.dataset.exercise !== key,
  );
  const below = others.findIndex((each) => {
    const { top, height } = each.getBoundingClientRect();
    return y < top + height / 2;
  });
  return { day: name, index: below < 0 ? others.length : below };
}

function dragOf({ key, startX, startY, x, y }: Grip): Drag {
  return { key, to: placeAt(x, y, key), x: x - startX, y: y + window.scrollY - startY };
}

/** Drags exercises by their handles with pointer events; Escape cancels. */
export function useDrag(onDrop: (key: string, to: ExercisePlace) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const grip = useRef<Grip | null>(null);
  const dragging = drag !== null;

  useEffect(() => {
    if (!dragging) return;
    let frame = 0;
    function follow() {
      const held = grip.current;
      if (!held) return;
      const nearTop = held.y < EDGE;
      const nearEnd = held.y > window.innerHeight - EDGE;
      if (nearTop || nearEnd) {
        window.scrollBy({ top: nearTop ? -SCROLL : SCROLL, behavior: 'instant' });
        setDrag(dragOf(held));
      }
      frame = requestAnimationFrame(follow);
    }
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [dragging]);

  function letGo() {
    grip.current = null;
    setDrag(null);
  }

  /** Props of a drag handle. */
  const handleOf = (key: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      grip.current = { key, startX: x, startY: y + window.scrollY, x, y };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grip.current;
      if (!held) return;
      held.x = event.clientX;
      held.y = event.clientY;
      setDrag(dragOf(held));
    },
    onPointerUp() {
      const held = grip.current;
      const to = held && dragging ? placeAt(held.x, held.y, held.key) : null;
      letGo();
      if (held && to) onDrop(held.key, to);
    },
    onPointerCancel: letGo,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape' && grip.current) letGo();
    },
  });

  return { drag, handleOf };
}
