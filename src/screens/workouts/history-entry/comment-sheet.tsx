import { type FormEvent, useState } from 'react';
import { MESSAGE_LENGTH } from '#domain/messages/message';
import type { CoachLink } from '../../../data/coaching/coaches';
import { useMessageCommands } from '../../../data/commands/messages';
import { guarded } from '../../../parts/input/guarded';
import { SubmitButton } from '../../../ui/control/button';
import { SelectField } from '../../../ui/field/select-field';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';

export interface CommentSubject {
  /** Null for the whole workout. */
  readonly exercise: string | null;
  readonly name: string;
  readonly sets: readonly { readonly key: string; readonly name: string }[];
}

interface CommentSheetProps {
  workout: string;
  /** Possible subjects. */
  subjects: readonly CommentSubject[];
  coaches: readonly CoachLink[];
  onClose: () => void;
}

/** Writes a message to a coach about a workout, an exercise or a set. */
export function CommentSheet({ workout, subjects, coaches, onClose }: CommentSheetProps) {
  const { send } = useMessageCommands();
  const [link, setLink] = useState(coaches[0]?.link ?? '');
  const [exercise, setExercise] = useState('');
  const [set, setSet] = useState('');
  const sets = subjects.find((one) => one.exercise === exercise)?.sets ?? [];
  const [text, setText] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    const about = {
      exercise: exercise === '' ? null : exercise,
      set: set === '' ? null : set,
    };
    const sent = send({ link, text, workout, ...about });
    if (await guarded(sent.then(({ refusal }) => refusal))) onClose();
  }

  return (
    <Sheet open title="Escrever sobre o treino" size="s" onClose={onClose}>
      <form className={layoutClass.wide} onSubmit={(event) => void submit(event)}>
        {coaches.length > 1 && (
          <SelectField
            label="Para"
            value={link}
            onChange={(event) => setLink(event.target.value)}
            options={coaches.map((one) => ({ value: one.link, label: one.coach.name }))}
          />
        )}
        <SelectField
          label="Sobre"
          value={exercise}
          onChange={(event) => {
            setExercise(event.target.value);
            setSet('');
          }}
          options={subjects.map((one) => ({ value: one.exercise ?? '', label: one.name }))}
        />
        {sets.length > 1 && (
          <SelectField
            label="Série"
            value={set}
            onChange={(event) => setSet(event.target.value)}
            placeholder="Todas as séries"
            options={sets.map(({ key, name }) => ({ value: key, label: name }))}
          />
        )}
        <TextAreaField
          label="Mensagem"
          rows={4}
          value={text}
          maxLength={MESSAGE_LENGTH}
          data-autofocus=""
          onChange={(event) => setText(event.target.value)}
        />
        <SubmitButton disabled={text.trim() === ''}>Enviar</SubmitButton>
      </form>
    </Sheet>
  );
}
