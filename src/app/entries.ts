import { type EntryStamp, stampOf } from '../parts/page/entry-stamp';
import { backGuard } from '../ui/layer/back-guard';

const POSITIONS_KEY = 'anilha.scroll';
/** Maximum entries that keep their scroll position after a reload. */
const MOST_KEPT = 50;
/** Events of history moves; the router emits the last two. */
const MOVES = ['popstate', 'pushState', 'replaceState'];

export type Entries = ReturnType<typeof createEntries>;

/** The entries of this tab's history, each with the previous address and its scroll position. */
export function createEntries() {
  const positions = new Map(storedPositions());
  let stamp: EntryStamp = stampOf(history.state) ?? { entry: Math.random(), from: '', depth: 0 };
  let address = location.pathname + location.search;
  let path: string | null = null;
  /**
   * Scroll position of the current screen: between two screens the page shrinks and scrolls by
   * itself.
   */
  let place: (() => number) | null = null;

  const keep = () => {
    if (place) positions.set(stamp.entry, place());
  };
  const mark = () => {
    // Bypasses the router, which would take it for another move.
    History.prototype.replaceState.call(history, { ...history.state, ...stamp }, '');
  };
  const onMove = (event: Event) => {
    const { type } = event;
    const found = stampOf(history.state);
    // An open sheet closes instead of the screen below it, and the router learns nothing of it.
    if (type === 'popstate' && found && backGuard.takes?.(stamp.depth - found.depth)) {
      event.stopImmediatePropagation();
      return;
    }
    const from = address;
    address = location.pathname + location.search;
    if (type !== 'replaceState') keep();
    if (type === 'popstate' && found) {
      stamp = found;
      return;
    }
    // A new entry of the browser's own, from a link to a fragment of this page.
    if (type === 'popstate') stamp = { ...stamp, from: '', depth: stamp.depth + 1 };
    else if (type === 'pushState') {
      stamp = { entry: Math.random(), from, depth: stamp.depth + 1 };
    } else if (from.split('?')[0] !== location.pathname) stamp = { ...stamp, entry: Math.random() };
    mark();
  };
  const onHide = () => {
    keep();
    storePositions(positions);
  };

  return {
    listen(): () => void {
      history.scrollRestoration = 'manual';
      mark();
      // In the capture phase, before the router, which renders at once.
      for (const move of MOVES) addEventListener(move, onMove, true);
      addEventListener('pagehide', onHide);
      return () => {
        for (const move of MOVES) removeEventListener(move, onMove, true);
        removeEventListener('pagehide', onHide);
      };
    },
    current: () => stamp.entry,
    /** Restores the scroll position, or scrolls to the top. Returns a call that stops it. */
    stand(entry: number): () => void {
      const top = positions.get(entry) ?? 0;
      const held = top > 0 ? holdAt(top) : null;
      // The first screen is at its top already, and scrolling would lay it out twice.
      if (!held && path !== null) scrollTo({ top: 0, behavior: 'instant' });
      place = () => (held?.holds() ? top : Math.round(scrollY));
      return () => {
        place = null;
        held?.release();
      };
    },
    /** Records the arrival at a path; false for the first screen of the app. */
    arrive(at: string): boolean {
      const isOpening = path === null;
      path = at;
      return !isOpening;
    },
  };
}

/** Holds the scroll position while content is loading, until the person scrolls. */
function holdAt(top: number) {
  const { style } = document.body;
  let holds = true;
  let at = 0;
  const stay = () => {
    scrollTo({ top, behavior: 'instant' });
    at = scrollY;
  };
  const onScroll = () => {
    const isShorter = scrollY < at && scrollY + innerHeight > document.body.scrollHeight - 1;
    if (Math.abs(scrollY - at) > 1 && !isShorter) release();
  };
  const sizes = new ResizeObserver(stay);
  const release = () => {
    holds = false;
    style.overflowAnchor = '';
    sizes.disconnect();
    removeEventListener('scroll', onScroll);
  };

  // Otherwise the browser would move the page with the content that appears first.
  style.overflowAnchor = 'none';
  stay();
  sizes.observe(document.body);
  addEventListener('scroll', onScroll);
  return { holds: () => holds, release };
}

function storedPositions(): [number, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [number, number] {
  return Array.isArray(entry) && typeof entry[0] === 'number' && typeof entry[1] === 'number';
}

function storePositions(positions: ReadonlyMap<number, number>): void {
  try {
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions].slice(-MOST_KEPT)));
  } catch {
    // With full or blocked storage only the scroll positions are lost.
  }
}
