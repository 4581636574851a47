import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { createEntries, type Entries } from './entries';

const EntriesContext = createContext<Entries | null>(null);

export function ArrivalsProvider({ children }: { children: ReactNode }) {
  const [entries] = useState(createEntries);
  useLayoutEffect(() => entries.listen(), [entries]);
  return <EntriesContext value={entries}>{children}</EntriesContext>;
}

/**
 * The arrival at a screen: sets its title, focuses its heading (for screen readers) and restores
 * its scroll position. Rendered beside the screen, so that it runs once the screen is there.
 */
export function Arrival({ title }: { title: string }) {
  const [path] = useLocation();
  const entries = useContext(EntriesContext);
  const entry = useLocationProperty(() => entries?.current() ?? 0);

  useEffect(() => {
    document.title = `${title} · Anilha`;
  }, [title]);

  useLayoutEffect(() => entries?.stand(entry), [entries, entry]);

  useLayoutEffect(() => {
    if (entries?.arrive(path)) return standBeforeHeading();
  }, [entries, path]);

  return null;
}

/** Focuses the heading until the person acts, also when a loading heading is replaced. */
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
