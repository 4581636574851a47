import type { Batch } from '#domain/record/batch';
import { ConfirmDialog } from '../../ui/layer/confirm-dialog';
import type { CountsShown } from './counts';
import { undoingWords } from './undo-words';

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
