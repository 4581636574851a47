import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li';
  /** `accent` for the most important act now; `outline` for missing content. */
  tone?: 'plain' | 'accent' | 'outline';
  padding?: 'none' | 'm' | 'l';
  /** Shows a large plate half outside the corner; once per screen. */
  plate?: boolean;
  labelledBy?: string;
  /** Gives the card the height of the dock as `--dock-h`, to stay above it. */
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
