import { type FormEvent, useState } from 'react';
import type { DayFacts } from '#domain/programs/arrange';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import type { ProgramDay } from '#domain/programs/shape';
import { capitalise } from '#words/format/list';
import { weekdayWord } from '#words/programs/program';
import { SubmitButton } from '../../../ui/control/button';
import { FilterChip } from '../../../ui/control/chip';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { TextField } from '../../../ui/field/text-field';
import { Stack } from '../../../ui/frame/page';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

interface DaySheetProps {
  day: ProgramDay;
  name: string;
  byWeekday: boolean;
  onSave: (facts: DayFacts) => void;
  onClose: () => void;
}

/** Edits title, weekdays and note of a day. */
export function DaySheet({ day, name, byWeekday, onSave, onClose }: DaySheetProps) {
  const [seen] = useState(day);
  const [title, setTitle] = useState(day.title);
  const [note, setNote] = useState(day.note);
  const [weekdays, setWeekdays] = useState(day.weekdays);

  function save(event: FormEvent) {
    event.preventDefault();
    // Only changed fields are written, because another device may have changed the others.
    onSave({
      ...(title.trim() === seen.title ? {} : { title: title.trim() }),
      ...(note.trim() === seen.note ? {} : { note: note.trim() }),
      ...(weekdays === seen.weekdays ? {} : { weekdays }),
    });
  }

  return (
    <Sheet open title={name} size="s" onClose={onClose}>
      <form onSubmit={save}>
        <Stack>
          <TextField
            label="Nome do dia"
            placeholder="Superiores, Pernas, Puxar"
            value={title}
            maxLength={PROGRAM_LIMITS.title}
            autoComplete="off"
            enterKeyHint="done"
            data-autofocus=""
            onChange={({ target }) => setTitle(target.value)}
          />
          {byWeekday && (
            <fieldset className={layoutClass.wrap} aria-label="Dias da semana">
              {WEEK.map((weekday) => (
                <FilterChip
                  key={weekday}
                  pressed={weekdays.includes(weekday)}
                  onChange={(pressed) =>
                    setWeekdays(
                      pressed
                        ? [...weekdays, weekday]
                        : weekdays.filter((each) => each !== weekday),
                    )
                  }
                >
                  {capitalise(weekdayWord(weekday))}
                </FilterChip>
              ))}
            </fieldset>
          )}
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
