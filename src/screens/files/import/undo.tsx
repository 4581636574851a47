import { Link } from 'wouter';
import type { Batch } from '#domain/record/batch';
import type { Undone } from '../../../data/commands/files/import';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import styles from './import.module.css';
import { SpokenTitle } from './spoken-title';
import { type CountsShown, countsOf } from './words/counts';
import { undoingWords, undoneWords } from './words/undo-words';

interface ImportUndoneProps {
  /** The source of the file. */
  from: string;
  undone: Undone;
  onAgain: () => void;
}

/** An import was undone completely or partly. */
export function ImportUndone({ from, undone, onAgain }: ImportUndoneProps) {
  const { steps, outcome } = undone;
  const whole = outcome.stopped === null;
  const gone = countsOf(steps.slice(0, outcome.taken));
  return (
    <Card as="section" padding="l" labelledBy="undone-title">
      <SpokenTitle id="undone-title">
        {whole ? 'Importação desfeita' : 'Importação desfeita em parte'}
      </SpokenTitle>
      <p className={styles.text}>
        {undoneWords(from, gone)}
        {!whole &&
          ' O resto continua aqui e aparece em importações anteriores, de onde dá para desfazer também.'}
      </p>
      <div className={styles.acts}>
        <Button size="l" full onClick={onAgain}>
          Importar outro arquivo
        </Button>
        {gone.workouts > 0 && (
          <Link href="/app/history/bin" className={buttonClass({ variant: 'quiet', full: true })}>
            Ver a lixeira
          </Link>
        )}
      </div>
    </Card>
  );
}

interface UndoDialogProps {
  /** The import with its counts; null while no question is open. */
  asked: { readonly batch: Batch; readonly counts: CountsShown } | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shows the effects of undoing an import before it happens. */
export function UndoDialog({ asked, onConfirm, onCancel }: UndoDialogProps) {
  return (
    <ConfirmDialog
      open={asked !== null}
      title="Desfazer esta importação?"
      confirmLabel="Desfazer importação"
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {asked && <p>{undoingWords(asked.batch.from, asked.counts)}</p>}
    </ConfirmDialog>
  );
}
