import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { useLocation } from 'wouter';

const POSITIONS_KEY = 'anilha.scroll';

type Arrivals = ReturnType<typeof createArrivals>;

const ArrivalsContext = createContext<Arrivals | null>(null);

/** Keeps how far each screen was scrolled, for the way back and for a reload. */
function createArrivals() {
  const positions = new Map(storedPositions());
  let first = true;
  let back = false;
  let settled: string | null = null;

  const onBack = () => {
    back = true;
  };
  const onScroll = () => {
    // Between two screens the page shrinks and scrolls by itself.
    if (settled !== null) positions.set(settled, Math.round(scrollY));
  };
  const onHide = () => storePositions(positions);

  return {
    listen(): () => void {
      history.scrollRestoration = 'manual';
      addEventListener('popstate', onBack);
      addEventListener('scroll', onScroll, { passive: true });
      addEventListener('pagehide', onHide);
      return () => {
        removeEventListener('popstate', onBack);
        removeEventListener('scroll', onScroll);
        removeEventListener('pagehide', onHide);
      };
    },
    arrive(path: string): () => void {
      const leave = first ? undefined : standBeforeHeading();
      const top = first || back ? (positions.get(path) ?? 0) : 0;
      // A page that opens is at its top already, and being asked would lay it out twice.
      if (!first || top > 0) scrollTo({ top, behavior: 'instant' });
      first = false;
      back = false;
      settled = path;
      return () => {
        settled = null;
        leave?.();
      };
    },
  };
}

export function ArrivalsProvider({ children }: { children: ReactNode }) {
  const [arrivals] = useState(createArrivals);
  // Ahead of the router, which listens from a passive effect on and renders at once when called.
  useLayoutEffect(() => arrivals.listen(), [arrivals]);
  return <ArrivalsContext value={arrivals}>{children}</ArrivalsContext>;
}

/**
 * Arriving at a screen: its title, the focus on its heading (so that a screen reader says where
 * one is) and the place it was left at. Stands beside the screen, so that it runs once that is there.
 */
export function Arrival({ title }: { title: string }) {
  const [path] = useLocation();
  const arrivals = useContext(ArrivalsContext);

  useEffect(() => {
    document.title = `${title} · Anilha`;
  }, [title]);

  useLayoutEffect(() => arrivals?.arrive(path), [arrivals, path]);

  return null;
}

/** Until somebody does something, also when what was loading goes with its heading. */
function standBeforeHeading(): () => void {
  focusHeading();
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading();
  });
  const leave = () => {
    observer.disconnect();
    removeEventListener('pointerdown', leave);
    removeEventListener('keydown', leave);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', leave);
  addEventListener('keydown', leave);
  return leave;
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function storedPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function storePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions]));
  } catch {
    // A full or closed storage costs the place on the page, nothing else.
  }
}
