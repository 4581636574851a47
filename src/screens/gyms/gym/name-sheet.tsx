import { type FormEvent, useState } from 'react';
import { fieldError } from '#words/errors';
import { Button } from '../../../ui/control/button';
import { TextField } from '../../../ui/field/text-field';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './gym.module.css';

interface NameSheetProps {
  name: string;
  /** Characters. */
  longest: number;
  onSave: (name: string) => void;
  onClose: () => void;
}

export function GymNameSheet({ name, longest, onSave, onClose }: NameSheetProps) {
  const [typed, setTyped] = useState(name);
  const [asked, setAsked] = useState(false);
  const isNamed = typed.trim() !== '';

  function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isNamed) onSave(typed.trim());
  }

  return (
    <Sheet open title="Nome do local" size="s" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={save}>
        <TextField
          label="Nome"
          value={typed}
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="done"
          data-autofocus=""
          error={asked && !isNamed ? fieldError('name') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" size="l" full>
          Salvar
        </Button>
      </form>
    </Sheet>
  );
}
