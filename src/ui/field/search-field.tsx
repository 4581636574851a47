import { Search, X } from 'lucide-react';
import { type InputHTMLAttributes, useRef } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../control/icon-button';
import styles from './control.module.css';

interface SearchFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange' | 'size'> {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, className, ...input } = props;
  const field = useRef<HTMLInputElement>(null);

  function clear() {
    onChange('');
    field.current?.focus();
  }

  return (
    <div className={classNames(styles.box, styles.search, className)}>
      <span className={styles.affix}>
        <Search aria-hidden="true" />
      </span>
      <input
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        ref={field}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={styles.input}
      />
      {value !== '' && (
        <IconButton
          className={styles.inside}
          label="Limpar busca"
          icon={<X aria-hidden="true" />}
          onClick={clear}
        />
      )}
    </div>
  );
}
