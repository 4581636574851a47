import { type FocusEvent, type InputEvent, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const TEXTS = /^(text|email|tel|url|number)$/;
const SECRETS = /password|one-time-code/;

/** Searches, secrets and figures of our keypad do not count as written text. */
function isWritten(target: EventTarget): target is Field {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  return (
    TEXTS.test(target.type) && target.inputMode !== 'none' && !SECRETS.test(target.autocomplete)
  );
}

/**
 * Whether closing would lose text: a field inside was typed into and differs from its first value.
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
