import { useState } from 'react';
import { addDays, type LocalDay } from '#domain/local-day';
import { ChipRow, FilterChip } from '../../../ui/control/chip';
import { DateField } from '../../../ui/field/date-field';
import { TextField } from '../../../ui/field/text-field';
import layoutClass from '../../../ui/layout.module.css';

/** An earliest day before any living person's birth, and the record's limit for a note. */
const EARLIEST = '1900-01-01';
const NOTE_LENGTH = 1000;

interface DayAndNoteProps {
  /** Label of the field for another day. */
  dayLabel: string;
  day: LocalDay | null;
  today: LocalDay;
  note: string;
  /** After an attempt to save, a missing day shows its error. */
  asked: boolean;
  onDay: (day: LocalDay | null) => void;
  onNote: (note: string) => void;
}

/** Today by default; another day and a note need a tap. */
export function DayAndNote(props: DayAndNoteProps) {
  const { dayLabel, day, today, note, asked, onDay, onNote } = props;
  const yesterday = addDays(today, -1);
  const [other, setOther] = useState(day !== today && day !== yesterday);
  const [noting, setNoting] = useState(note !== '');
  const near = (to: LocalDay) => () => {
    setOther(false);
    onDay(to);
  };
  return (
    <div className={layoutClass.middle}>
      <ChipRow label="Dia e nota">
        <FilterChip pressed={!other && day === today} onChange={near(today)}>
          Hoje
        </FilterChip>
        <FilterChip pressed={!other && day === yesterday} onChange={near(yesterday)}>
          Ontem
        </FilterChip>
        <FilterChip pressed={other} onChange={() => setOther(true)}>
          Outro dia
        </FilterChip>
        <FilterChip
          pressed={noting}
          onChange={(pressed) => {
            setNoting(pressed);
            if (!pressed) onNote('');
          }}
        >
          Nota
        </FilterChip>
      </ChipRow>
      {other && (
        <DateField
          label={dayLabel}
          value={day}
          min={EARLIEST}
          max={today}
          error={asked && day === null ? 'Digite o dia' : undefined}
          onChange={onDay}
        />
      )}
      {noting && (
        <TextField
          label="Nota"
          value={note}
          maxLength={NOTE_LENGTH}
          placeholder="em jejum, à noite…"
          onChange={(event) => onNote(event.target.value)}
        />
      )}
    </div>
  );
}
