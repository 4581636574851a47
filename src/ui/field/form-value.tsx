import { type RefObject, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden';

interface FormValueProps {
  name: string;
  /** The value that the form sends, which differs from the shown text. */
  value: string;
  /** The shown text. */
  text: string;
  /** The field that is seen: the focus that a form gives to this name goes there. */
  field: RefObject<HTMLInputElement | null>;
}

/** The hidden value of a field that shows a text in its place. */
export function FormValue({ name, value, text, field }: FormValueProps) {
  const sent = useRef<HTMLInputElement>(null);
  const told = useRef(text);

  // A form hears of each key under the field's name, though what is seen has none. Only once the
  // key has arrived: a form that renders before would put the old text back.
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
