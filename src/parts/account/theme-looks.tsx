import { useId } from 'react';
import { useTheme } from '../../preferences/use-preferences';
import { classNames } from '../../ui/class-names';
import styles from './theme-looks.module.css';

const LOOKS = [
  { value: 'dark', label: 'Escura', looks: ['dark'] },
  { value: 'light', label: 'Clara', looks: ['light'] },
  { value: 'system', label: 'Do aparelho', looks: ['dark', 'light'] },
] as const;

/** The choice of the theme, each with a look at it. The whole app changes at once. */
export function ThemeLooks() {
  const { theme, setTheme } = useTheme();
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Aparência</legend>
      <div className={styles.choices}>
        {LOOKS.map(({ value, label, looks }) => (
          <label key={value} className={styles.choice} htmlFor={`${id}-${value}`}>
            <input
              id={`${id}-${value}`}
              className={styles.input}
              type="radio"
              name={id}
              checked={value === theme}
              onChange={() => setTheme(value)}
            />
            <span className={styles.looks} aria-hidden="true">
              {looks.map((look) => (
                <span key={look} className={classNames(look, styles.look)}>
                  <span className={styles.line} />
                  <span className={styles.disc} />
                </span>
              ))}
            </span>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
