import { type InputEvent, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { useAction } from './use-action';

export type FieldErrors = Readonly<Record<string, string>>;

type FormSchema = v.GenericSchema<Record<string, unknown>, unknown>;

/** The first error of each field, by field name. */
export function fieldErrors(schema: FormSchema, values: Record<string, unknown>): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const field = issue.path?.[0]?.key;
    if (typeof field === 'string') errors[field] ??= issue.message;
  }
  return errors;
}

/**
 * A form with uncontrolled fields. Submitting validates by the schema, focuses the first invalid
 * field, and calls `act` with valid values, one call at a time.
 */
export function useForm<S extends FormSchema>(
  schema: S,
  act: (values: v.InferOutput<S>) => Promise<void>,
) {
  const action = useAction(act);
  const [errors, setErrors] = useState<FieldErrors>({});

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form));
    const checked = v.safeParse(schema, values);
    // The errors are drawn before the focus moves, because they shift the fields.
    flushSync(() => setErrors(fieldErrors(schema, values)));
    if (checked.success) void action.run(checked.output);
    else focusField(form, checked.issues[0].path?.[0]?.key);
  }

  /** An error disappears once its field is edited. */
  function onInput(event: InputEvent<HTMLFormElement>): void {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (name === null || !(name in errors)) return;
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)));
  }

  return {
    busy: action.busy,
    failure: action.failure,
    errors,
    /**
     * Spread on the form element. The browser's own error bubbles use the browser's language, so
     * they are off.
     */
    form: { noValidate: true, onSubmit, onInput },
  };
}

function focusField(form: HTMLFormElement, name: unknown): void {
  const field = form.elements.namedItem(String(name));
  if (field instanceof HTMLElement) field.focus();
}
