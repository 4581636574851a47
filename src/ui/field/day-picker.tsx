import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../control/icon-button';
import styles from './control.module.css';

interface DayPickerProps {
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  onPick: (day: string | null) => void;
}

const opens = 'showPicker' in HTMLInputElement.prototype;

/** A button that opens the system's calendar; the day can also be typed. */
export function DayPicker({ value, min, max, onPick }: DayPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  if (!opens) return null;
  return (
    <span className={styles.picker}>
      <input
        ref={input}
        className={styles.native}
        type="date"
        // The surrounding form neither sends nor validates it
        form=""
        tabIndex={-1}
        aria-hidden="true"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={(event) => onPick(event.target.value || null)}
      />
      <IconButton
        className={styles.inside}
        label="Abrir calendário"
        icon={<CalendarDays aria-hidden="true" />}
        onClick={() => input.current?.showPicker()}
      />
    </span>
  );
}
