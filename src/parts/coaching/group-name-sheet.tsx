import { type FormEvent, useState } from 'react';
import { GROUP_NAME_LENGTH } from '#domain/coaching/group';
import { fieldError } from '#words/errors';
import { Button } from '../../ui/control/button';
import { TextField } from '../../ui/field/text-field';
import { Sheet } from '../../ui/layer/sheet';

interface GroupNameSheetProps {
  title: string;
  /** Label of the button. */
  act: string;
  name?: string;
  onNamed: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a group. */
export function GroupNameSheet({ title, act, name = '', onNamed, onClose }: GroupNameSheetProps) {
  const [typed, setTyped] = useState(name);
  const [asked, setAsked] = useState(false);
  const isNamed = typed.trim() !== '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isNamed) return;
    onClose();
    await onNamed(typed);
  }

  return (
    <Sheet
      open
      title={title}
      size="s"
      onClose={onClose}
      footer={
        <Button type="submit" form="group-name" size="l" full>
          {act}
        </Button>
      }
    >
      <form id="group-name" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Nome da turma"
          hint="Como Segunda e quarta, 7h"
          data-autofocus=""
          maxLength={GROUP_NAME_LENGTH}
          autoComplete="off"
          value={typed}
          error={asked && !isNamed ? fieldError('name') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Sheet>
  );
}
