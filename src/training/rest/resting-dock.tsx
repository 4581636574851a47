import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/control/button';
import { Chip } from '../../ui/control/chip';
import { Disc } from '../../ui/control/disc';
import layoutClass from '../../ui/layout.module.css';
import styles from './resting-dock.module.css';

interface RestingDockProps {
  line: ReactNode;
  title: string;
  /** "Concluir treino", or the name of the next exercise. */
  actionLabel: string;
  onAction: () => void;
  onAddSet: () => void;
  /** The result of the last set while the disc shows it. */
  lit?: 'done' | 'record' | null | undefined;
  mirrored?: boolean;
}

/** The dock without an open set: the disc is inactive, and a button leads on. */
export function RestingDock(props: RestingDockProps) {
  return (
    <div
      className={classNames(layoutClass.close, styles.dock)}
      data-mirrored={props.mirrored || undefined}
    >
      {props.line}
      <div className={styles.still}>
        <div className={styles.texts}>
          <p className={styles.title}>{props.title}</p>
          <Chip onClick={props.onAddSet}>Mais uma série</Chip>
        </div>
        <Disc label="Nenhuma série por fazer" state={props.lit ?? 'still'} aria-disabled={true} />
      </div>
      <Button size="l" full onClick={props.onAction}>
        {props.actionLabel}
      </Button>
    </div>
  );
}
