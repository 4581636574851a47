import { Delete } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { SubmitButton } from './button';
import styles from './keypad.module.css';
import { acceptTyped } from './keypad-text';

interface KeypadStep {
  /** On the key: "−2,5". */
  label: string;
  /** Accessible name: "Diminuir 2,5 quilos". */
  name: string;
  onPress: () => void;
}

interface KeypadProps {
  /** The typed quantity: "Carga". */
  label: string;
  /** The text so far, with a comma; the first key replaces it. */
  value: string;
  onChange: (text: string) => void;
  unit?: string;
  /** Digits before the comma; 4 by default. */
  digits?: number;
  /** Digits after the comma; 2 by default, 0 for whole numbers. */
  decimals?: number;
  /** The keys beside the value; the arrow keys press them too. */
  steps?: { down: KeypadStep; up: KeypadStep };
  /** The error message for the value. */
  error?: string | undefined;
  primaryLabel: string;
  onPrimary: () => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A tap on a key must not take focus and caret away from the value. */
function keepFocus(event: PointerEvent) {
  event.preventDefault();
}

/**
 * Our own number keys, because the system's keyboard would move the layout. The value is a real
 * input without that keyboard (`inputmode="none"`), so typing, pasting and screen readers work.
 */
export function Keypad(props: KeypadProps) {
  const { label, value, onChange, unit, digits = 4, decimals = 2, steps, error } = props;
  const input = useRef<HTMLInputElement>(null);
  const untouched = useRef(true);

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function replacesAll() {
    const field = input.current;
    if (!field || document.activeElement !== field) return untouched.current;
    return value !== '' && field.selectionStart === 0 && field.selectionEnd === value.length;
  }

  function take(typed: string) {
    const accepted = acceptTyped(typed, { digits, decimals });
    if (accepted === null) return;
    untouched.current = false;
    onChange(accepted);
  }

  function press(key: string) {
    take(replacesAll() ? key : value + key);
  }

  function erase() {
    take(replacesAll() ? '' : value.slice(0, -1));
  }

  function step({ onPress }: KeypadStep) {
    untouched.current = true;
    onPress();
  }

  function type(event: KeyboardEvent) {
    if (!steps || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? steps.up : steps.down);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    props.onPrimary();
  }

  return (
    <form className={styles.keypad} aria-label={label} onSubmit={submit} noValidate>
      <div className={styles.display}>
        {steps && <StepKey step={steps.down} onPress={step} />}
        <label className={styles.value}>
          <input
            ref={input}
            className={styles.input}
            type="text"
            inputMode="none"
            enterKeyHint="done"
            autoComplete="off"
            aria-label={unit ? `${label} (${unit})` : label}
            aria-invalid={error ? true : undefined}
            value={value}
            onChange={(event) => take(event.target.value)}
            onFocus={(event) => event.target.select()}
            onKeyDown={type}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </label>
        {steps && <StepKey step={steps.up} onPress={step} />}
      </div>
      <p className={styles.error} role="status">
        {error}
      </p>
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <Key key={digit} label={digit} onPress={() => press(digit)} />
        ))}
        {decimals > 0 ? (
          <Key label="," name="Vírgula" onPress={() => press(',')} />
        ) : (
          <span aria-hidden="true" />
        )}
        <Key label="0" onPress={() => press('0')} />
        <button
          type="button"
          className={styles.key}
          aria-label="Apagar"
          onPointerDown={keepFocus}
          onClick={erase}
        >
          <Delete aria-hidden="true" />
        </button>
      </div>
      <SubmitButton>{props.primaryLabel}</SubmitButton>
    </form>
  );
}

function Key(props: { label: string; name?: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={props.name}
      onPointerDown={keepFocus}
      onClick={props.onPress}
    >
      {props.label}
    </button>
  );
}

function StepKey({ step, onPress }: { step: KeypadStep; onPress: (step: KeypadStep) => void }) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={step.name}
      onPointerDown={keepFocus}
      onClick={() => onPress(step)}
    >
      {step.label}
    </button>
  );
}
