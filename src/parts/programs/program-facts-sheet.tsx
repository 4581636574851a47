import { type FormEvent, useState } from 'react';
import type { ProgramFacts } from '#domain/programs/arrange';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import { GOALS, LEVELS, type Program, SCHEDULES } from '#domain/programs/shape';
import { goalLabel, levelLabel, scheduleLabel } from '#words/programs/program';
import { SubmitButton } from '../../ui/control/button';
import { SelectField } from '../../ui/field/select-field';
import { TextAreaField } from '../../ui/field/text-area-field';
import { TextField } from '../../ui/field/text-field';
import { Stack } from '../../ui/frame/page';
import { Sheet } from '../../ui/layer/sheet';

interface ProgramFactsSheetProps {
  program: Program;
  onSave: (facts: ProgramFacts) => void;
  onClose: () => void;
}

/** Edits the facts of a whole ficha. */
export function ProgramFactsSheet({ program, onSave, onClose }: ProgramFactsSheetProps) {
  const [seen] = useState(program);
  const [title, setTitle] = useState(program.title);
  const [goal, setGoal] = useState(program.goal);
  const [level, setLevel] = useState(program.level);
  const [schedule, setSchedule] = useState(program.schedule);
  const [note, setNote] = useState(program.note);

  function save(event: FormEvent) {
    event.preventDefault();
    // Only changed fields are written, because another device may have changed the others.
    onSave({
      ...(title.trim() === seen.title ? {} : { title: title.trim() }),
      ...(goal === seen.goal ? {} : { goal }),
      ...(level === seen.level ? {} : { level }),
      ...(schedule === seen.schedule ? {} : { schedule }),
      ...(note.trim() === seen.note ? {} : { note: note.trim() }),
    });
  }

  return (
    <Sheet open title="Sobre a ficha" onClose={onClose}>
      <form onSubmit={save}>
        <Stack>
          <TextField
            label="Nome"
            value={title}
            maxLength={PROGRAM_LIMITS.title}
            autoComplete="off"
            data-autofocus=""
            onChange={({ target }) => setTitle(target.value)}
          />
          <SelectField
            label="Como os treinos se revezam"
            value={schedule}
            options={SCHEDULES.map((value) => ({ value, label: scheduleLabel(value) }))}
            onChange={({ target }) =>
              setSchedule(SCHEDULES.find((each) => each === target.value) ?? 'letter')
            }
          />
          <SelectField
            label="Objetivo"
            optional
            value={goal ?? ''}
            options={[
              { value: '', label: 'Nenhum' },
              ...GOALS.map((value) => ({ value, label: goalLabel(value) })),
            ]}
            onChange={({ target }) => setGoal(GOALS.find((each) => each === target.value) ?? null)}
          />
          <SelectField
            label="Nível"
            optional
            value={level ?? ''}
            options={[
              { value: '', label: 'Nenhum' },
              ...LEVELS.map((value) => ({ value, label: levelLabel(value) })),
            ]}
            onChange={({ target }) =>
              setLevel(LEVELS.find((each) => each === target.value) ?? null)
            }
          />
          <TextAreaField
            label="Nota"
            optional
            rows={3}
            value={note}
            maxLength={PROGRAM_LIMITS.note}
            onChange={({ target }) => setNote(target.value)}
          />
          <SubmitButton>Salvar</SubmitButton>
        </Stack>
      </form>
    </Sheet>
  );
}
