import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { RingLoader } from '../state/ring-loader';
import styles from './status-pill.module.css';

interface StatusPillProps {
  tone?: 'neutral' | 'done' | 'info' | 'warn' | 'danger' | 'record';
  /** The sign before the text, because colour must not be the only cue. */
  sign?: 'dot' | 'ring' | 'busy' | 'none';
  icon?: ReactNode;
  children: ReactNode;
  /** Makes it a button, for a state that opens its explanation. */
  onClick?: () => void;
}

export function StatusPill(props: StatusPillProps) {
  const { tone = 'neutral', sign = 'dot', icon, children, onClick } = props;
  const content = (
    <>
      {icon ?? <Sign sign={sign} />}
      <span>{children}</span>
    </>
  );
  const look = classNames(styles.pill, styles[tone]);
  if (!onClick) return <span className={look}>{content}</span>;
  return (
    <button type="button" className={classNames(look, styles.act)} onClick={onClick}>
      {content}
    </button>
  );
}

function Sign({ sign }: { sign: NonNullable<StatusPillProps['sign']> }) {
  if (sign === 'none') return null;
  if (sign === 'busy') return <RingLoader size={14} label="" />;
  return <span className={classNames(styles.sign, sign === 'ring' && styles.hollow)} />;
}
