import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/**
 * Opens the native dialog it is given while mounted, and hands back what to spread on it.
 * Esc, the system's back gesture and a tap on the backdrop all end in `onClose`; the browser
 * gives the focus back to where it was.
 *
 * @param onGone the browser has closed it by itself, so that nothing can be asked any more
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
    return () => dialog.close();
  }, []);

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A second back gesture closes without asking; a close of our own finds it open again or gone
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
