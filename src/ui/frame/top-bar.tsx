import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../control/icon-button';
import styles from './top-bar.module.css';

interface TopBarProps {
  title: ReactNode;
  subtitle?: ReactNode;
  onBack?: () => void;
  backLabel?: string;
  /** The link at the start, usually the way back, with iconButtonClass(). */
  leading?: ReactNode;
  actions?: ReactNode;
  /** Content right under the bar that does not scroll, such as a progress bar. */
  below?: ReactNode;
  /** The title is the screen's h1 unless the page has one of its own. */
  titleIsHeading?: boolean;
}

export function TopBar(props: TopBarProps) {
  const { title, subtitle, onBack, backLabel = 'Voltar', leading, actions, below } = props;
  const Title = props.titleIsHeading === false ? 'p' : 'h1';
  return (
    <header className={styles.bar} data-top-bar>
      <div className={styles.row}>
        {leading}
        {!leading && onBack && (
          <IconButton
            label={backLabel}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={onBack}
          />
        )}
        <div className={classNames(styles.titles, !leading && !onBack && styles.alone)}>
          <Title className={styles.title}>{title}</Title>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </header>
  );
}
