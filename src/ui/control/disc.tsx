import { Check } from 'lucide-react';
import { type ButtonHTMLAttributes, type CSSProperties, type ReactNode, useState } from 'react';
import { classNames } from '../class-names';
import styles from './disc.module.css';

export type DiscState =
  /** The next set can be logged. */
  | 'ready'
  /** The ring counts the rest down; the next set can be logged as well. */
  | 'resting'
  /** Just logged: the ring fills. */
  | 'done'
  /** Just logged, and a record. */
  | 'record'
  /** No set is open: the disc is disabled. */
  | 'still';

interface DiscProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The full name for screen readers: "Concluir série 3 de 4: 82,5 quilos, 8 repetições". */
  label: string;
  state?: DiscState;
  /** Filled share of the ring, 0 to 1, such as the remaining rest. */
  progress?: number;
  /** Content of the hole instead of the check mark: a play sign, seconds. */
  glyph?: ReactNode;
}

/** The plate that logs a set. 104 px of copper in a 120 px ring. */
export function Disc(props: DiscProps) {
  const { label, state = 'ready', progress = 0, glyph, className, disabled, ...rest } = props;
  const fresh = state === 'done' || state === 'record' ? state : null;
  // Kept while it fades, so that a gold ring does not turn green first.
  const [lit, setLit] = useState(fresh);
  if (fresh !== null && fresh !== lit) setLit(fresh);
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.disc, className)}
      aria-label={label}
      data-state={state}
      data-lit={lit ?? undefined}
      disabled={disabled ?? state === 'still'}
    >
      <span className={styles.track} />
      {progress > 0 && <Ring style={{ '--share': Math.min(1, progress) }} />}
      <Ring className={styles.lit} />
      <span className={styles.face}>
        <span className={styles.metal} />
        <span className={classNames(styles.metal, styles.lit)} />
        <span className={styles.hole}>
          {glyph ?? <Check strokeWidth={3.5} aria-hidden="true" />}
        </span>
      </span>
    </button>
  );
}

function Ring({ className, style }: { className?: string | undefined; style?: CSSProperties }) {
  return (
    <span className={classNames(styles.ring, className)} style={style}>
      <span className={styles.half}>
        <span className={styles.arc} />
      </span>
      <span className={styles.half}>
        <span className={styles.arc} />
      </span>
    </span>
  );
}
