import { classNames } from '../class-names';
import styles from './button.module.css';

export interface ButtonLook {
  /** At most one primary per view; `plain` has no background; `done` marks a finished act. */
  variant?: 'primary' | 'quiet' | 'outline' | 'danger' | 'plain' | 'done';
  /** m is 48 px; l is 56 px, for controls used between sets and for a screen's main act. */
  size?: 'm' | 'l';
  /** Fills the width of its container. */
  full?: boolean;
}

/** The class of a button, for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'm', full = false }: ButtonLook = {}) {
  return classNames(styles.button, styles[variant], styles[size], full && styles.full);
}
