import { ChevronRight } from 'lucide-react';
import { formatRestLeft, formatTimer } from '#words/format/duration';
import type { RenderLink } from '../ui/frame/nav-item';
import styles from './continue-bar.module.css';

interface ContinueBarProps {
  href: string;
  renderLink: RenderLink;
  title: string;
  /** Milliseconds since the start. */
  elapsed: number;
  /** Milliseconds of rest left; 0 for none. */
  restLeft: number;
}

/** The way back to the running workout from any other screen. */
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
