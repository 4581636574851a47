import { type ChangeEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';

/** Conversion between a text and its value. */
export interface TypedKind<Value> {
  /** The text to show for a typed or pasted one; null refuses it. */
  accept: (typed: string, before: string) => string | null;
  parse: (text: string) => Value | null;
  show: (value: Value | null) => string;
  /** The error message for the text when the field is left. */
  complaint: (text: string) => string | undefined;
}

interface TypedValue<Value> {
  value: Value | null;
  /** Called with null while the text is empty or invalid. */
  onChange: (value: Value | null) => void;
}

/**
 * A field that shows a text for a value. It reads the text at every key, and shows errors only when
 * the field is left. A text without a value makes the field invalid, so that no form sends it as
 * empty.
 */
export function useTypedValue<Value extends string | number>(
  { value, onChange }: TypedValue<Value>,
  { accept, parse, show, complaint }: TypedKind<Value>,
) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => show(value));
  const [known, setKnown] = useState(value);
  const [wasLeft, setLeft] = useState(false);
  const [caret, setCaret] = useState({ at: 0 });

  const read = (from: string) => (complaint(from) === undefined ? parse(from) : null);

  // The value was changed elsewhere
  if (value !== known) {
    setKnown(value);
    if (value !== read(text)) setText(show(value));
  }

  useLayoutEffect(() => {
    const field = input.current;
    if (field && field === document.activeElement) field.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  const unread = value === null ? complaint(text) : undefined;
  useLayoutEffect(() => input.current?.setCustomValidity(unread ?? ''), [unread]);

  function put(next: string) {
    setText(next);
    setLeft(false);
    const meant = read(next);
    if (meant === value) return;
    setKnown(meant);
    onChange(meant);
  }

  return {
    text,
    complaint: wasLeft ? complaint(text) : undefined,
    /** A value from a picker or a step. */
    set: (next: Value | null) => put(show(next)),
    input: {
      ref: input,
      value: text,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const typed = event.target.value;
        const at = event.target.selectionStart ?? typed.length;
        const next = accept(typed, text);
        setCaret({
          at: next === null ? at - (typed.length - text.length) : moved(typed, at, next),
        });
        if (next !== null) put(next);
      },
      onBlur() {
        setLeft(true);
        const meant = read(text);
        if (meant !== null) setText(show(meant));
      },
      onInvalid(event: SyntheticEvent<HTMLInputElement>) {
        const field = event.currentTarget;
        // Replaces the browser's bubble, which is in the browser's language
        event.preventDefault();
        setLeft(true);
        if (field.form && field.form.querySelector('input:invalid') !== field) return;
        field.closest('details')?.toggleAttribute('open', true);
        field.focus();
      },
    },
  };
}

/** The caret's position after reformatting: behind as many digits and commas as before. */
export function moved(typed: string, at: number, next: string): number {
  if (at >= typed.length) return next.length;
  if (next === typed) return at;
  let left = typed.slice(0, at).replace(/[^\d,]/g, '').length;
  let place = 0;
  while (left > 0 && place < next.length) {
    if (/[\d,]/.test(next.charAt(place))) left -= 1;
    place += 1;
  }
  return place;
}
