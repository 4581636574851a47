import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { openDialogs } from './open-dialogs';
import styles from './toast.module.css';
import { UnsavedContext } from './toast-card';
import { TOAST_GAP_PX, TOAST_SWIPE_PX, TOAST_WIDTH_PX, TOASTS_VISIBLE } from './toast-figures';
import { useSwipeAway } from './use-swipe-away';
// Loaded ahead, because toasts about a lost network cannot load then.
import './toast';

interface ToasterProps {
  /** Whether the latest write is only in memory (rule C8a). */
  unsaved?: boolean;
}

/**
 * Shows the toasts of `notify`. Mount once, inside LiveRegionProvider. The library's own Toaster
 * writes a style element, which the content security policy refuses.
 */
export function Toaster({ unsaved = false }: ToasterProps) {
  const { toasts, handlers } = useToaster();
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.topmost);
  const [host] = useState(() => document.createElement('div'));
  const region = useRef<HTMLElement>(null);
  const held = useRef(new Set<string>());
  const [isHeld, setHeld] = useState(false);

  const newestFirst = toasts.filter((shown) => shown.visible);
  const surplus = newestFirst.slice(TOASTS_VISIBLE);
  useEffect(() => {
    for (const old of surplus) toast.dismiss(old.id);
  }, [surplus]);

  // Outside of a modal dialog nothing can be pressed, not even in the top layer
  useLayoutEffect(() => {
    (dialog ?? document.body).append(host);
  }, [dialog, host]);
  useLayoutEffect(() => () => host.remove(), [host]);

  // A popover, so that the dialog neither clips nor moves it; before Safari 17 there is none
  const shownCount = newestFirst.length;
  const onPage = toasts.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a popover closes when it is moved
  useLayoutEffect(() => {
    const element = region.current;
    // A dialog that closes takes the host along, until the next render appends it elsewhere
    if (!element?.isConnected || !element.showPopover) return;
    const isOpen = element.matches(':popover-open');
    if (isOpen && !onPage) element.hidePopover();
    if (onPage && !isOpen) element.showPopover();
  }, [dialog, onPage]);

  // The panel at the bottom loses its corners while toasts are a strip of it
  const onPanel = onPage && !dialog;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-toasts', onPanel);
    return () => document.documentElement.removeAttribute('data-toasts');
  }, [onPanel]);

  function look() {
    setHeld(held.current.size > 0);
  }

  function hold(reason: string) {
    held.current.add(reason);
    look();
  }

  function release(reason: string) {
    held.current.delete(reason);
    look();
  }

  // Only effects call these. Each function knows the pause of its own render, and a pause that is
  // ended twice adds fifty years to the time of the toasts.
  const { startPause, endPause } = handlers;
  useEffect(() => {
    if (isHeld) startPause();
  }, [isHeld, startPause]);
  useEffect(() => {
    if (!isHeld) endPause();
  }, [isHeld, endPause]);

  // A toast that disappears while it is hovered or focused sends no leave event
  const settle = useEffectEvent((shown: number, present: number) => {
    const here = region.current;
    if (!here?.contains(document.activeElement)) held.current.delete('focus');
    if (!here?.matches(':hover')) held.current.delete('pointer');
    if (shown === 0 || present === 0) held.current.clear();
    look();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is moved loses focus and pointer
  useEffect(() => settle(shownCount, toasts.length), [dialog, shownCount, toasts.length]);

  // A toast that another layer covers sends none either: any mouse move outside counts as leaving
  const follow = useEffectEvent(({ pointerType, target }: PointerEvent) => {
    const within = target instanceof Node && region.current?.contains(target);
    if (pointerType === 'mouse' && !within) release('pointer');
  });
  useEffect(() => {
    if (!onPage) return;
    const listener = (event: PointerEvent) => follow(event);
    document.addEventListener('pointermove', listener, { passive: true });
    return () => document.removeEventListener('pointermove', listener);
  }, [onPage]);

  return createPortal(
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      data-over-dock
      aria-label="Avisos"
      style={{
        '--toast-width': `${TOAST_WIDTH_PX}px`,
        '--toast-gap': `${TOAST_GAP_PX}px`,
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold('pointer')}
      onPointerDown={() => hold('pointer')}
      onPointerUp={(event) => event.pointerType !== 'mouse' && release('pointer')}
      onPointerCancel={() => release('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
    >
      <UnsavedContext value={unsaved}>
        {toasts.map((shown) => (
          <ToastSlot
            key={shown.id}
            shown={shown}
            onGone={() => {
              held.current.clear();
              look();
              toast.dismiss(shown.id);
            }}
          >
            {resolveValue(shown.message, shown)}
          </ToastSlot>
        ))}
      </UnsavedContext>
    </section>,
    host,
  );
}

interface ToastSlotProps {
  shown: Toast;
  onGone: () => void;
  children: ReactNode;
}

function ToastSlot({ shown, onGone, children }: ToastSlotProps) {
  const swipe = useSwipeAway(TOAST_SWIPE_PX, onGone);
  // An animation begins again when its element is moved
  const [arrived, setArrived] = useState(false);
  return (
    <div
      className={styles.slot}
      data-arrived={arrived ? '' : undefined}
      data-leaving={shown.visible ? undefined : ''}
      onAnimationEnd={() => setArrived(true)}
      {...swipe}
    >
      {children}
    </div>
  );
}
