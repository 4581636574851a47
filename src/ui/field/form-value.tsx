import { type RefObject, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden';

interface FormValueProps {
  name: string;
  /** The value that the form sends, which differs from the shown text. */
  value: string;
  /** The shown text. */
  text: string;
  /** The visible field, which gets the focus when the form focuses this name. */
  field: RefObject<HTMLInputElement | null>;
}

/** The hidden value of a field that shows a text in its place. */
export function FormValue({ name, value, text, field }: FormValueProps) {
  const sent = useRef<HTMLInputElement>(null);
  const told = useRef(text);

  // The visible field has no name, so the form gets an input event here after each key. An event
  // before the render would let the form restore the old text.
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
    sent.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);

  return (
    <VisuallyHidden>
      <input
        ref={sent}
        name={name}
        value={value}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        onFocus={() => field.current?.focus()}
      />
    </VisuallyHidden>
  );
}
