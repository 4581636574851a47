import { ChevronLeft, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { setsDone } from '#words/format/plural';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { ProgressBars } from '../../ui/display/progress-bars';
import { Menu, type MenuItem } from '../../ui/layer/menu';
import styles from './workout-bar.module.css';

interface WorkoutBarProps {
  title: string;
  /** Time and number of sets, in one line. */
  facts: ReactNode;
  done: number;
  total: number;
  menu: readonly MenuItem[];
  onBack: () => void;
  onFinish: () => void;
}

/** The top of a workout: its progress and the button that ends it. */
export function WorkoutBar(props: WorkoutBarProps) {
  const { title, facts, done, total, menu } = props;
  return (
    <header className={styles.bar} data-top-bar="">
      <div className={styles.inner}>
        <div className={styles.row}>
          <IconButton
            label="Voltar"
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={props.onBack}
          />
          <div className={styles.titles}>
            <h1 className={styles.title} title={title} data-shortened>
              {title}
            </h1>
            <p className={styles.facts}>{facts}</p>
          </div>
          <Button
            variant="quiet"
            className={styles.finish}
            aria-label="Concluir"
            onClick={props.onFinish}
          >
            <Flag className={styles.sign} aria-hidden="true" />
            <span className={styles.word}>Concluir</span>
          </Button>
          <Menu label="Opções do treino" items={menu} />
        </div>
        {total > 0 && (
          <div className={styles.progress}>
            <ProgressBars total={total} done={done} label={setsDone(done, total)} />
          </div>
        )}
      </div>
    </header>
  );
}
