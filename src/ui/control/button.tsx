import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { RingLoader } from '../state/ring-loader';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows a loading ring in place of the label, keeps width and focus, and ignores taps. */
  busy?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { variant, size, full, busy = false, icon, children, className, onClick, ...rest } = props;
  const look = buttonClass({
    ...(variant && { variant }),
    ...(size && { size }),
    ...(full !== undefined && { full }),
  });

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={classNames(look, busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {busy && <RingLoader size={24} label="" className={styles.ring} />}
    </button>
  );
}

/** The button that sends its form: large, as wide as the form. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'size' | 'full'>) {
  return <Button {...props} type="submit" size="l" full />;
}
