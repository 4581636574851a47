import { type FormEvent, type ReactNode, useState } from 'react';
import { WORKOUT_LIMITS } from '#domain/workouts/paths';
import { SubmitButton } from '../../ui/control/button';
import { TextAreaField } from '../../ui/field/text-area-field';
import { TextField } from '../../ui/field/text-field';
import { Stack } from '../../ui/frame/page';
import { Sheet } from '../../ui/layer/sheet';

interface TextSheetProps {
  title: string;
  description?: string;
  label: string;
  value: string;
  /** A note has several lines, a title one. */
  kind: 'note' | 'title';
  /** Maximum characters, if lower than for a workout's texts. */
  maxLength?: number;
  /** Further fields above the text. */
  children?: ReactNode;
  onSave: (text: string) => void;
  onClose: () => void;
}

/** Edits a note or a title. */
export function TextSheet(props: TextSheetProps) {
  const { title, description, label, value, kind, onSave, onClose } = props;
  const [text, setText] = useState(value);

  function save(event: FormEvent) {
    event.preventDefault();
    onSave(text.trim());
  }

  return (
    <Sheet open title={title} description={description} size="s" onClose={onClose}>
      <form onSubmit={save}>
        <Stack>
          {props.children}
          {kind === 'note' ? (
            <TextAreaField
              label={label}
              value={text}
              rows={4}
              maxLength={props.maxLength ?? WORKOUT_LIMITS.note}
              data-autofocus=""
              onChange={(event) => setText(event.target.value)}
            />
          ) : (
            <TextField
              label={label}
              value={text}
              maxLength={props.maxLength ?? WORKOUT_LIMITS.title}
              autoComplete="off"
              enterKeyHint="done"
              data-autofocus=""
              onChange={(event) => setText(event.target.value)}
            />
          )}
          <SubmitButton>Salvar</SubmitButton>
        </Stack>
      </form>
    </Sheet>
  );
}
