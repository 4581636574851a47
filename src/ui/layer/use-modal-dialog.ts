import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { openDialogs } from './open-dialogs';

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
