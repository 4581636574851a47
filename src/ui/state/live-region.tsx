import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden';

type Announce = (text: string, options?: { assertive?: boolean }) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Announces a text to screen readers without showing it. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

interface Said {
  text: string;
  /** Alternates between the regions, so that a repeated text is announced twice. */
  turn: boolean;
}

const SILENT: Said = { text: '', turn: false };

/**
 * Mount once, around the whole app. Both regions must be in the document before a text enters them,
 * or it is not announced.
 */
export function LiveRegionProvider({ children }: { children: ReactNode }) {
  const [polite, setPolite] = useState(SILENT);
  const [assertive, setAssertive] = useState(SILENT);

  const announce = useCallback<Announce>((text, options) => {
    const set = options?.assertive ? setAssertive : setPolite;
    set((before) => ({ text, turn: !before.turn }));
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status">{spoken(polite)}</span>
        <span role="alert">{spoken(assertive)}</span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

function spoken({ text, turn }: Said): string {
  return text && turn ? `${text}\u00a0` : text;
}
