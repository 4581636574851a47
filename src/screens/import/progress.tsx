import { recordsDone } from '#words/format/plural';
import { Button } from '../../ui/control/button';
import { Card } from '../../ui/display/card';
import { ProgressLine } from '../../ui/display/progress-line';
import styles from './import.module.css';
import { SpokenTitle } from './spoken-title';

interface ReadingProps {
  name: string;
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

export function ReadingProgress({ name, share, onCancel }: ReadingProps) {
  return (
    <Card as="section" padding="l" labelledBy="reading-title">
      {name !== '' && <p className={styles.fileName}>{name}</p>}
      <SpokenTitle id="reading-title">Lendo o arquivo</SpokenTitle>
      <ProgressLine done={share} total={1} labelledBy="reading-title" />
      <Button variant="quiet" full onClick={onCancel}>
        Cancelar
      </Button>
    </Card>
  );
}

interface WorkingProps {
  undoing: boolean;
  done: number;
  total: number;
  stopping: boolean;
  onCancel: () => void;
}

/** The progress of an import or of undoing one. */
export function Working({ undoing, done, total, stopping, onCancel }: WorkingProps) {
  return (
    <Card as="section" padding="l" labelledBy="working-title">
      <SpokenTitle id="working-title">
        {undoing ? 'Desfazendo a importação' : 'Guardando neste aparelho'}
      </SpokenTitle>
      <ProgressLine done={done} total={Math.max(1, total)} labelledBy="working-title" />
      <p className={styles.text}>{recordsDone(done, total)}. Fique nesta tela até terminar.</p>
      <Button variant="quiet" full busy={stopping} onClick={onCancel}>
        Parar
      </Button>
    </Card>
  );
}
