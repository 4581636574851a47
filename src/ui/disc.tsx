import { Check } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import styles from './disc.module.css';

export type DiscState =
  /** The next set waits for its tap. */
  | 'ready'
  /** The ring counts the rest down; a tap is as good as ever. */
  | 'resting'
  /** Just logged: the ring fills. */
  | 'done'
  /** Just logged, and a record. */
  | 'record'
  /** Every set is done: the disc lies still. */
  | 'still';

interface DiscProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** All of it, as it would be said: "Concluir série 3 de 4: 82,5 quilos, 8 repetições". */
  label: string;
  state?: DiscState;
  /** 0 to 1: how much of the ring is filled, like the rest that is left. */
  progress?: number;
  /** What stands in the hole in place of the check: a play sign, seconds. */
  glyph?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** The plate that logs a set. 104 px of copper in a 120 px ring. */
export function Disc(props: DiscProps) {
  const { label, state = 'ready', progress = 0, glyph, className, disabled, ...rest } = props;
  const filled = state === 'done' || state === 'record' ? 1 : Math.min(1, Math.max(0, progress));
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.disc, className)}
      aria-label={label}
      data-state={state}
      disabled={disabled ?? state === 'still'}
    >
      <svg className={styles.ring} viewBox="0 0 120 120" aria-hidden="true">
        <circle className={styles.track} cx="60" cy="60" r="57" />
        <circle
          className={styles.bar}
          data-empty={filled === 0 || undefined}
          cx="60"
          cy="60"
          r="57"
          pathLength="1"
          style={{ '--gone': 1 - filled }}
        />
      </svg>
      <span className={styles.face}>
        <span className={styles.hole}>
          {glyph ?? <Check strokeWidth={3.5} aria-hidden="true" />}
        </span>
      </span>
    </button>
  );
}
