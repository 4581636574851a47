import { type FormEvent, useId, useState } from 'react';
import { fieldError } from '#words/errors';
import { SubmitButton } from '../../ui/control/button';
import { TextField } from '../../ui/field/text-field';
import { Sheet } from '../../ui/layer/sheet';

interface NameSheetProps {
  title: string;
  label: string;
  hint?: string;
  /** Label of the button. */
  act: string;
  name?: string;
  /** Characters. */
  longest: number;
  /** Called with a name that is not empty, without spaces around it. */
  onNamed: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name that this device stores. */
export function NameSheet(props: NameSheetProps) {
  const { title, label, hint, act, name = '', longest, onNamed, onClose } = props;
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [asked, setAsked] = useState(false);
  const isNamed = typed.trim() !== '';

  function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isNamed) onNamed(typed.trim());
  }

  return (
    <Sheet
      open
      title={title}
      size="s"
      onClose={onClose}
      footer={<SubmitButton form={id}>{act}</SubmitButton>}
    >
      <form id={id} noValidate onSubmit={save}>
        <TextField
          label={label}
          hint={hint}
          value={typed}
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="done"
          data-autofocus=""
          error={asked && !isNamed ? fieldError('name') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Sheet>
  );
}
