import { ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import styles from './prescription-sheet.module.css';

interface AlternativesFieldProps {
  value: readonly string[];
  nameOf: (exercise: string | null) => string;
  renderPicker: (onAdd: (ids: readonly string[]) => void, onClose: () => void) => ReactNode;
  onChange: (exercises: readonly string[]) => void;
}

/** Edits the exercises that may replace one, in order of preference. */
export function AlternativesField(props: AlternativesFieldProps) {
  const { value, nameOf, renderPicker, onChange } = props;
  const [picking, setPicking] = useState(false);
  const full = value.length >= PROGRAM_LIMITS.alternatives;
  return (
    <section className={styles.section} aria-label="Alternativas">
      <p className={styles.label}>Alternativas</p>
      {value.length > 0 && (
        <ul className={styles.alternatives}>
          {value.map((id, index) => (
            <li key={id} className={styles.alternative}>
              <span>{nameOf(id)}</span>
              {index > 0 && (
                <IconButton
                  label={`Preferir ${nameOf(id)}`}
                  icon={<ArrowUp aria-hidden="true" />}
                  onClick={() => {
                    const others = value.filter((each) => each !== id);
                    onChange([...others.slice(0, index - 1), id, ...others.slice(index - 1)]);
                  }}
                />
              )}
              <IconButton
                label={`Tirar ${nameOf(id)}`}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(value.filter((each) => each !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="quiet"
        disabled={full}
        icon={<Plus aria-hidden="true" />}
        onClick={() => setPicking(true)}
      >
        {full ? 'Até 8 alternativas' : 'Adicionar alternativa'}
      </Button>
      {picking &&
        renderPicker(
          (ids) => {
            setPicking(false);
            onChange([...new Set([...value, ...ids])].slice(0, PROGRAM_LIMITS.alternatives));
          },
          () => setPicking(false),
        )}
    </section>
  );
}
