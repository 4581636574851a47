import { useState } from 'react';
import { formatTimer } from '#words/format/duration';
import { spokenDuration } from '#words/workouts/spoken';
import { Button } from '../../ui/control/button';
import { FilterChip } from '../../ui/control/chip';
import { Stepper } from '../../ui/control/stepper';
import { SwitchRow } from '../../ui/control/switch-row';
import { Sheet } from '../../ui/layer/sheet';
import layoutClass from '../../ui/layout.module.css';
import styles from '../choice-sheet.module.css';

const USUAL = [0, 30, 45, 60, 90, 120, 180, 240];
const STEP = 15;
const LONGEST = 3600;

interface RestSheetProps {
  exercise: string;
  /** Seconds. */
  value: number;
  /** For a group the change applies to this workout only. */
  once?: boolean;
  onSave: (seconds: number, always: boolean) => void;
  onClose: () => void;
}

/** Chooses the rest after the sets of an exercise. */
export function RestSheet({ exercise, value, once = false, onSave, onClose }: RestSheetProps) {
  const [seconds, setSeconds] = useState(value);
  const [always, setAlways] = useState(!once);
  return (
    <Sheet
      open
      title="Descanso"
      description={exercise}
      size="s"
      onClose={onClose}
      footer={
        <Button size="l" full onClick={() => onSave(seconds, always)}>
          Salvar descanso
        </Button>
      }
    >
      <div className={layoutClass.wide}>
        <fieldset className={styles.options} aria-label="Tempos comuns">
          {USUAL.map((usual) => (
            <FilterChip key={usual} pressed={usual === seconds} onChange={() => setSeconds(usual)}>
              {usual === 0 ? 'Sem descanso' : formatTimer(usual)}
            </FilterChip>
          ))}
        </fieldset>
        <Stepper
          label="Descanso"
          value={seconds === 0 ? 'não' : formatTimer(seconds)}
          unit={seconds === 0 ? 'sem descanso' : 'descanso'}
          decreaseLabel={`Diminuir ${spokenDuration(STEP)}`}
          increaseLabel={`Aumentar ${spokenDuration(STEP)}`}
          atMinimum={seconds <= 0}
          atMaximum={seconds >= LONGEST}
          onDecrease={() => setSeconds((now) => Math.max(0, now - STEP))}
          onIncrease={() => setSeconds((now) => Math.min(LONGEST, now + STEP))}
        />
        {!once && (
          <SwitchRow
            label="Usar sempre neste exercício"
            hint="Vale também para os próximos treinos"
            checked={always}
            onChange={setAlways}
          />
        )}
      </div>
    </Sheet>
  );
}
