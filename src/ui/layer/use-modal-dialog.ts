import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { backGuard } from './back-guard';
import { openDialogs } from './open-dialogs';

/** Whether the tab is on its way back to the entry below a sheet. */
let isReturning = false;

/** Undoes a step through the history and closes the topmost dialog as Esc does: it may ask first. */
function takesStep(steps: number): boolean {
  if (isReturning) {
    isReturning = false;
    openDialogs.topmost()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    return true;
  }
  if (steps === 0 || !openDialogs.topmost()) return false;
  isReturning = true;
  history.go(steps);
  return true;
}

/**
 * Opens the native dialog while mounted, and returns the props to spread on it. Esc, the system's
 * back gesture and a tap on the backdrop all call `onClose`. The browser returns the focus.
 * @param onGone called after the browser closed the dialog by itself, too late to ask
 */
export function useModalDialog(onClose: () => void, onGone = onClose) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const root = document.documentElement;
    root.toggleAttribute('data-scrolls', root.clientWidth < window.innerWidth);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    openDialogs.add(dialog);
    backGuard.takes = takesStep;
    return () => {
      openDialogs.remove(dialog);
      dialog.close();
    };
  }, []);

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A second back gesture closes the dialog without asking. Our own close happens at unmounting
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && !event.currentTarget.open) onGone();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && pressedBackdrop.current) onClose();
      pressedBackdrop.current = false;
    },
  };
}
