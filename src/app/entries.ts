import { type EntryStamp, stampOf } from '../parts/page/entry-stamp';

const POSITIONS_KEY = 'anilha.scroll';
/** So many entries keep their place over a reload. */
const MOST_KEPT = 50;
/** Events of history moves; the router emits the last two. */
const MOVES = ['popstate', 'pushState', 'replaceState'];

export type Entries = ReturnType<typeof createEntries>;

/** The entries of this tab's history: each holds where it was come from, and how far it was scrolled. */
export function createEntries() {
  const positions = new Map(storedPositions());
  let stamp: EntryStamp = stampOf(history.state) ?? { entry: Math.random(), from: '' };
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
    // Past the router, to whom it would be another move.
    History.prototype.replaceState.call(history, { ...history.state, ...stamp }, '');
  };
  const onMove = ({ type }: Event) => {
    const from = address;
    const found = stampOf(history.state);
    address = location.pathname + location.search;
    if (type !== 'replaceState') keep();
    if (type === 'popstate' && found) {
      stamp = found;
      return;
    }
    // A place within this page, that a link of it led to.
    if (type === 'popstate') stamp = { ...stamp, from: '' };
    else if (type === 'pushState') stamp = { entry: Math.random(), from };
    else if (from.split('?')[0] !== location.pathname) stamp = { ...stamp, entry: Math.random() };
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
    /** Puts the page where this entry was left, or at its top. Answers what ends that. */
    stand(entry: number): () => void {
      const top = positions.get(entry) ?? 0;
      const held = top > 0 ? holdAt(top) : null;
      // A page that opens is at its top already, and being asked would lay it out twice.
      if (!held && path !== null) scrollTo({ top: 0, behavior: 'instant' });
      place = () => (held?.holds() ? top : Math.round(scrollY));
      return () => {
        place = null;
        held?.release();
      };
    },
    /** Whether a path is arrived at from another screen, and not the one that the app opens with. */
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

  // Else the browser moves the page along with whatever shows first.
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
    // A full or closed storage costs the place on the page, nothing else.
  }
}
