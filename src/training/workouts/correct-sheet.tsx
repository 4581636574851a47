import { type ReactNode, useState } from 'react';
import type { LoadUnit } from '#domain/load';
import type { Effort } from '#domain/workouts/shape';
import { Button } from '../../ui/control/button';
import { Sheet } from '../../ui/layer/sheet';
import type { EffortFieldName, LoggedExercise } from '../effort/effort-fields';
import { EffortKeypad } from '../effort/effort-keypad';
import { EffortSteppers } from '../effort/effort-steppers';

interface CorrectSheetProps {
  title: string;
  /** The personal records of the set, if any. */
  description?: string | undefined;
  exercise: LoggedExercise;
  unit: LoadUnit;
  effort: Effort;
  /** "Salvar correção" by default. */
  saveLabel?: string;
  /** Renders the effort fields below the figures; absent if they are not wanted. */
  rate?: ((effort: Effort, onChange: (effort: Effort) => void) => ReactNode) | undefined;
  onSave: (effort: Effort) => void;
  /** Absent if the set cannot be undone. */
  onReopen?: () => void;
  onClose: () => void;
}

/** Corrects a performed set. */
export function CorrectSheet(props: CorrectSheetProps) {
  const { title, exercise, unit, onSave, onReopen, onClose } = props;
  const [effort, setEffort] = useState(props.effort);
  const [typing, setTyping] = useState<EffortFieldName | null>(null);
  return (
    <Sheet
      open
      title={title}
      description={props.description}
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button size="l" full onClick={() => onSave(effort)}>
            {props.saveLabel ?? 'Salvar correção'}
          </Button>
          {onReopen && (
            <Button variant="plain" full onClick={onReopen}>
              Reabrir série
            </Button>
          )}
        </>
      }
    >
      <EffortSteppers
        exercise={exercise}
        effort={effort}
        unit={unit}
        onChange={setEffort}
        onEdit={setTyping}
      />
      {props.rate?.(effort, setEffort)}
      {typing && (
        <EffortKeypad
          field={typing}
          exercise={exercise}
          effort={effort}
          unit={unit}
          primaryLabel="Pronto"
          onChange={setEffort}
          onPrimary={(typed) => {
            setEffort(typed);
            setTyping(null);
          }}
          onClose={() => setTyping(null)}
        />
      )}
    </Sheet>
  );
}
