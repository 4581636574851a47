import { useLayoutEffect } from 'react';

const REACHED = 'a[href], button:not([disabled]), input:not([disabled])';

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** The elements after the focused one, then those before it, nearest first. */
function neighboursOf(held: HTMLElement): readonly HTMLElement[] {
  const row = held.closest('li') ?? held;
  const all = [...document.querySelectorAll<HTMLElement>(`main :is(${REACHED})`)].filter(
    (one) => !row.contains(one) && !one.closest('dialog'),
  );
  const isAfter = (one: HTMLElement) =>
    (held.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...all.filter(isAfter), ...all.filter((one) => !isAfter(one)).reverse()];
}

/**
 * When an act removes the focused element, moves the focus to a neighbour instead of the start of
 * the page. `outcome` selects a heading with the result, which gets the focus if it exists.
 */
export function useKeptFocus(outcome?: string): void {
  useLayoutEffect(() => {
    let held: HTMLElement | null = null;
    let neighbours: readonly HTMLElement[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      // A dialog covers the element that opened it.
      if (!(target instanceof HTMLElement) || target.closest('dialog')) return;
      held = target;
      neighbours = neighboursOf(target);
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (target !== held || relatedTarget !== null) return;
      queueMicrotask(() => {
        // The focus left by a tap elsewhere; the element was not removed.
        if (target === held && held?.isConnected) held = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!held || held.isConnected || document.activeElement !== document.body) return;
      // Nothing below a dialog takes the focus before it closes.
      if (document.querySelector('dialog[open]')) return;
      held = null;
      const told = outcome ? document.querySelector<HTMLElement>(outcome) : null;
      if (told) told.tabIndex = -1;
      const next = told ?? neighbours.find(isShown) ?? document.querySelector<HTMLElement>('h1');
      next?.focus();
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [outcome]);
}
