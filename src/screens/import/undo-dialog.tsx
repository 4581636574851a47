import { plural } from '#words/plural';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface UndoDialogProps {
  /** How many workouts the import holds; null while nothing is asked. */
  workouts: number | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What goes and what stays, before a whole import is taken back. */
export function UndoDialog({ workouts, onConfirm, onCancel }: UndoDialogProps) {
  const what = plural(workouts ?? 0, {
    zero: 'Tudo que entrou com ela sai',
    one: 'O treino dela vai para a lixeira',
    other: 'Os # treinos dela vão para a lixeira',
  });
  return (
    <ConfirmDialog
      open={workouts !== null}
      title="Desfazer esta importação?"
      confirmLabel="Desfazer importação"
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {what}, com o que você corrigiu neles. Exercícios próprios que vieram junto saem, a não ser
        que outro treino use. Configurações ficam como estão.
      </p>
    </ConfirmDialog>
  );
}
