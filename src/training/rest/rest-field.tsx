import { formatTimer } from '#words/format/duration';
import { SelectField } from '../../ui/field/select-field';

const USUAL = [0, 15, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300];

interface RestFieldProps {
  label: string;
  /** Label for no choice. */
  none: string;
  /** Seconds, 0 for no rest; null without a choice. */
  value: number | null;
  onChange: (seconds: number | null) => void;
}

/** Chooses a rest among the usual ones and the present one. */
export function RestField({ label, none, value, onChange }: RestFieldProps) {
  const offered = [...new Set([...USUAL, ...(value === null ? [] : [value])])].sort(
    (a, b) => a - b,
  );
  return (
    <SelectField
      label={label}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: none },
        ...offered.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? 'Sem descanso' : formatTimer(seconds),
        })),
      ]}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}
