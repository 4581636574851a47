import { useCallback, useRef, useState } from 'react';
import { storageFailure } from '#words/device/storage-failure';

/** An act in one person's records; resolves with its failure, null on success. */
export type Act = () => Promise<string | null>;

export interface Each {
  /** By link: done, or the failure. */
  readonly outcomes: Readonly<Record<string, 'done' | { readonly why: string }>>;
  /** Links with records on this device and a pending act. */
  readonly left: readonly string[];
  /** Registers the act for a link; returns a function that removes it. */
  readonly offer: (link: string, act: Act) => () => void;
  /** Runs the act for one link after another; resolves with whether none is left. */
  readonly run: () => Promise<boolean>;
}

/** One act for many people, within each person's records. */
export function useEach(links: readonly string[]): Each {
  const acts = useRef(new Map<string, Act>());
  const [here, setHere] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<Each['outcomes']>({});
  const left = links.filter((link) => here.includes(link) && outcomes[link] !== 'done');

  const offer = useCallback((link: string, act: Act) => {
    acts.current.set(link, act);
    setHere((before) => (before.includes(link) ? before : [...before, link]));
    return () => {
      acts.current.delete(link);
    };
  }, []);

  async function run(): Promise<boolean> {
    let done = 0;
    for (const link of left) {
      const why = await (acts.current.get(link)?.() ?? Promise.resolve('')).catch(
        (cause: unknown) => {
          console.error('An act for a group failed', cause);
          return storageFailure('write');
        },
      );
      if (why === null) done += 1;
      setOutcomes((before) => ({ ...before, [link]: why === null ? 'done' : { why } }));
    }
    // Links done in an earlier round count as well.
    return links.filter((link) => outcomes[link] === 'done').length + done === links.length;
  }

  return { outcomes, left, offer, run };
}
