import { type AnswerWords, SCALE_MOST } from '#domain/health/anamnesis/answer';
import { SelectField } from '../../../ui/field/select-field';
import styles from './anamnesis-form.module.css';
import { ChipChoice } from './chip-choice';

type Places = Extract<AnswerWords, { kind: 'pain' }>['places'];

interface PainFieldProps {
  legend: string;
  hint?: string | undefined;
  options: readonly string[];
  places: Places;
  onChange: (places: Places) => void;
}

/** Initial value, in the middle of the scale. */
const FIRST_DEGREE = 5;
const DEGREES = Array.from({ length: SCALE_MOST + 1 }, (_, degree) => ({
  value: String(degree),
  label: `${degree} de ${SCALE_MOST}`,
}));

/** Chooses painful regions, and a degree for each. */
export function PainField({ legend, hint, options, places, onChange }: PainFieldProps) {
  return (
    <ChipChoice
      legend={legend}
      hint={hint}
      options={options}
      chosen={places.map(({ place }) => place)}
      onToggle={(option, on) => {
        const others = places.filter(({ place }) => place !== option);
        onChange(on ? [...others, { place: option, degree: FIRST_DEGREE }] : others);
      }}
    >
      {places.length > 0 && (
        <div className={styles.pains}>
          {places.map(({ place, degree }) => (
            <SelectField
              key={place}
              label={`Quanto dói: ${place.toLowerCase()}`}
              value={String(degree)}
              options={DEGREES}
              onChange={(event) =>
                onChange(
                  places.map((one) =>
                    one.place === place ? { place, degree: Number(event.target.value) } : one,
                  ),
                )
              }
            />
          ))}
        </div>
      )}
    </ChipChoice>
  );
}
