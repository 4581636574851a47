import { useState } from 'react';
import type { LoadUnit } from '#domain/load';
import type { Effort } from '#domain/workouts/shape';
import { fieldError } from '#words/errors';
import { formatTimer } from '#words/format/duration';
import { Chip } from '../../ui/control/chip';
import { Keypad } from '../../ui/control/keypad';
import { Cluster } from '../../ui/frame/page';
import { Sheet } from '../../ui/layer/sheet';
import type { EffortFieldName, LoggedExercise } from './effort-fields';
import { steppedEffort } from './effort-step';
import { typedFigure, withTyped } from './effort-typing';
import { fieldLabel, fieldUnit, shownStep, spokenStep } from './effort-words';

interface EffortKeypadProps {
  field: EffortFieldName;
  exercise: LoggedExercise;
  effort: Effort;
  unit: LoadUnit;
  /** "Concluir série", or "Salvar" for the correction of a performed set. */
  primaryLabel: string;
  /** Called at each key, so that closing keeps the typed value. */
  onChange: (effort: Effort) => void;
  onPrimary: (effort: Effort) => void;
  /** Shows the plates for the load; absent if it takes none. */
  onPlates?: (() => void) | undefined;
  onClose: () => void;
}

/** The app's own keypad for one value of a set, from which the set can be logged. */
export function EffortKeypad(props: EffortKeypadProps) {
  const { field, exercise, effort, unit, onChange, onPrimary, onClose } = props;
  const [typed, setTyped] = useState(() => typedFigure(effort, field, unit));
  const [asked, setAsked] = useState(false);
  const read = withTyped(effort, field, typed, unit);

  function type(text: string) {
    setTyped(text);
    setAsked(false);
    const next = withTyped(effort, field, text, unit);
    if (next) onChange(next);
  }

  function step(direction: 1 | -1) {
    const next = steppedEffort(read ?? effort, field, direction, exercise, unit);
    setTyped(typedFigure(next, field, unit));
    setAsked(false);
    onChange(next);
  }

  const keyOf = (direction: 1 | -1) => ({
    label: shownStep(read ?? effort, field, direction, exercise, unit),
    name: spokenStep(read ?? effort, field, direction, exercise, unit),
    onPress: () => step(direction),
  });

  return (
    <Sheet
      open
      title={fieldLabel(field, exercise.loadKind)}
      size="s"
      onClose={onClose}
      toolbar={
        field === 'load' &&
        props.onPlates && (
          <Cluster>
            <Chip onClick={props.onPlates}>Anilhas</Chip>
          </Cluster>
        )
      }
    >
      <Keypad
        label={fieldLabel(field, exercise.loadKind)}
        value={typed}
        onChange={type}
        unit={
          field === 'seconds' && read
            ? formatTimer(read.seconds ?? 0)
            : fieldUnit(field, exercise.loadKind, unit)
        }
        digits={field === 'load' ? 4 : field === 'reps' ? 3 : 6}
        decimals={field === 'load' ? 2 : 0}
        steps={{ down: keyOf(-1), up: keyOf(1) }}
        error={asked && !read ? errorOf(field) : undefined}
        primaryLabel={props.primaryLabel}
        onPrimary={() => {
          if (read) onPrimary(read);
          else setAsked(true);
        }}
      />
    </Sheet>
  );
}

function errorOf(field: EffortFieldName): string {
  if (field === 'load' || field === 'reps') return fieldError(field);
  return field === 'seconds'
    ? 'Digite o tempo com números: 130 é 1:30'
    : 'Digite a distância em metros';
}
