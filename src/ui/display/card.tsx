import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li';
  /** accent for the one thing to do now; outline for what is not there yet. */
  tone?: 'plain' | 'accent' | 'outline';
  padding?: 'none' | 'm' | 'l';
  /** The big plate half out of the corner; once per screen. */
  plate?: boolean;
  labelledBy?: string;
  /** Raises the card above what is pinned to the bottom. */
  overDock?: boolean;
  className?: string | undefined;
}

export function Card(props: CardProps) {
  const { children, tone = 'plain', padding = 'm', plate = false, labelledBy, overDock } = props;
  const Element = props.as ?? 'div';
  return (
    <Element
      className={classNames(
        styles.card,
        styles[tone],
        styles[`padding-${padding}`],
        plate && styles.plate,
        props.className,
      )}
      aria-labelledby={labelledBy}
      data-over-dock={overDock || undefined}
    >
      {children}
    </Element>
  );
}
