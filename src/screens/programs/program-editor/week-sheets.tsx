import { type FormEvent, useState } from 'react';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import type { Program, ProgramWeek } from '#domain/programs/shape';
import { weekName } from '#words/programs/program';
import { SubmitButton } from '../../../ui/control/button';
import { SwitchRow } from '../../../ui/control/switch-row';
import { List, ListRow } from '../../../ui/display/list-row';
import { NumberField } from '../../../ui/field/number-field';
import { TextField } from '../../../ui/field/text-field';
import { Stack } from '../../../ui/frame/page';
import { Sheet } from '../../../ui/layer/sheet';

const USUAL_DELOAD = 10;
const MOST_LABEL = 60;

interface WeekSheetProps {
  week: number;
  about: ProgramWeek | undefined;
  onSave: (about: ProgramWeek | null) => void;
  onClose: () => void;
}

/** Edits the name of a week, and whether it is a deload. */
export function WeekSheet({ week, about, onSave, onClose }: WeekSheetProps) {
  const [label, setLabel] = useState(about?.label ?? '');
  const [lighter, setLighter] = useState(about !== undefined && about.deload !== null);
  const [percent, setPercent] = useState<number | null>(about?.deload ?? USUAL_DELOAD);

  function save(event: FormEvent) {
    event.preventDefault();
    const deload = lighter ? (percent ?? USUAL_DELOAD) : null;
    const said = { label: label.trim(), deload };
    onSave(said.label === '' && deload === null ? null : said);
  }

  return (
    <Sheet open title={`Semana ${week}`} size="s" onClose={onClose}>
      <form onSubmit={save}>
        <Stack>
          <TextField
            label="Nome"
            optional
            placeholder="Choque, Base, Teste"
            value={label}
            maxLength={MOST_LABEL}
            autoComplete="off"
            data-autofocus=""
            onChange={({ target }) => setLabel(target.value)}
          />
          <SwitchRow
            label="Descarga"
            hint="Metade das séries e menos carga, para descansar sem parar"
            checked={lighter}
            onChange={setLighter}
          />
          {lighter && (
            <NumberField
              label="Menos carga"
              unit="%"
              digits={2}
              min={1}
              max={60}
              value={percent}
              onChange={setPercent}
            />
          )}
          <SubmitButton>Salvar</SubmitButton>
        </Stack>
      </form>
    </Sheet>
  );
}

interface DuplicateWeekSheetProps {
  program: Program;
  week: number;
  onChoose: (to: number) => void;
  onClose: () => void;
}

/** Chooses the week that will be a copy of this one. */
export function DuplicateWeekSheet({ program, week, onChoose, onClose }: DuplicateWeekSheetProps) {
  const { weeks, weekOf } = program;
  const others = Array.from({ length: weeks }, (_, index) => index + 1).filter(
    (number) => number !== week,
  );
  return (
    <Sheet
      open
      title={`Duplicar a semana ${week}`}
      description="O que a outra semana pedia é substituído. Dá para desfazer."
      size="s"
      onClose={onClose}
    >
      <List bare>
        {weeks < PROGRAM_LIMITS.weeks && (
          <ListRow title={`Semana ${weeks + 1}, nova`} onClick={() => onChoose(weeks + 1)} />
        )}
        {others.map((number) => (
          <ListRow
            key={number}
            title={weekName(number, weekOf[number])}
            onClick={() => onChoose(number)}
          />
        ))}
      </List>
    </Sheet>
  );
}
