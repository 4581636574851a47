import { type FocusEvent, type InputEvent, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const TEXTS = /^(text|email|tel|url|number)$/;
const SECRETS = /password|one-time-code/;

/** Searches, secrets and figures of our own keys are not what somebody wrote. */
function isWritten(target: EventTarget): target is Field {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  return (
    TEXTS.test(target.type) && target.inputMode !== 'none' && !SECRETS.test(target.autocomplete)
  );
}

/**
 * Whether what somebody wrote within an element would be lost with it: a field there that they typed
 * into holds another text than when it was come to.
 */
export function useWritten() {
  const before = useRef(new WeakMap<Field, string>());
  const typed = useRef(new Set<Field>());
  return {
    hasWritten: () =>
      [...typed.current].some(
        (field) => field.isConnected && field.value !== before.current.get(field),
      ),
    onFocus({ target }: FocusEvent<Element>) {
      if (isWritten(target) && !before.current.has(target))
        before.current.set(target, target.value);
    },
    onInput({ target }: InputEvent<Element>) {
      if (isWritten(target)) typed.current.add(target);
    },
  };
}
