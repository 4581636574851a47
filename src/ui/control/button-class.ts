import { classNames } from '../class-names';
import styles from './button.module.css';

export interface ButtonLook {
  /** At most one primary per view; `plain` is the quietest way out; `done` marks a finished act. */
  variant?: 'primary' | 'quiet' | 'outline' | 'danger' | 'plain' | 'done';
  /** m is 48 px, l is 56 px: for what is used between sets, and for the one act of a screen. */
  size?: 'm' | 'l';
  /** Fills the width of what holds it. */
  full?: boolean;
}

/** The look of a button, for a link that has to look like one. */
export function buttonClass({ variant = 'primary', size = 'm', full = false }: ButtonLook = {}) {
  return classNames(styles.button, styles[variant], styles[size], full && styles.full);
}
