import { ChevronRight } from 'lucide-react';
import { formatRestLeft, formatTimer } from '#words/format/duration';
import type { RenderLink } from '../../ui/frame/nav-item';
import styles from './continue-bar.module.css';

interface ContinueBarProps {
  href: string;
  renderLink: RenderLink;
  title: string;
  /** Time since the start, ms. */
  elapsed: number;
  /** Remaining rest, ms; 0 without one. */
  restLeft: number;
}

/** A link to the running workout on all other screens. */
export function ContinueBar({ href, renderLink, title, elapsed, restLeft }: ContinueBarProps) {
  return renderLink({
    href,
    className: styles.bar ?? '',
    children: (
      <>
        <span className={styles.ring} aria-hidden="true" />
        <span className={styles.texts}>
          <span className={styles.title}>Continuar treino</span>
          <span className={styles.name}>
            {restLeft > 0
              ? `Descanso ${formatRestLeft(restLeft)} · ${title}`
              : `${formatTimer(elapsed / 1000)} · ${title}`}
          </span>
        </span>
        <ChevronRight aria-hidden="true" />
      </>
    ),
  });
}
