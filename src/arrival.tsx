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
 * Arriving at a screen: its title, the focus on its heading (so that a screen reader says where
 * one is) and the place it was left at. Stands beside the screen, so that it runs once that is there.
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
