import { firstName } from '#words/format/people';
import { useLinkActs } from '../../../data/coaching/link-acts';
import type { StudentLink } from '../../../data/coaching/students';
import { useAction } from '../../../data/remote/use-action';
import { EndingMoneyNote } from '../../../parts/charges/ending-money';
import { FormFailure } from '../../../parts/input/form-failure';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';

interface EndDialogProps {
  link: StudentLink;
  onClose: () => void;
}

/** Ends a link, after showing what each side keeps. */
export function EndDialog({ link: { link, student }, onClose }: EndDialogProps) {
  const acts = useLinkActs();
  const first = firstName(student.name);
  const end = useAction(async () => {
    await acts.end(link);
    onClose();
    notify.plain(`Encerrado. Os dados ficam com ${first}.`);
  });
  return (
    <ConfirmDialog
      open
      title={`Encerrar com ${student.name}?`}
      confirmLabel="Encerrar"
      danger
      busy={end.busy}
      onCancel={onClose}
      onConfirm={() => void end.run()}
    >
      <p>
        Treinos, fichas publicadas e medidas ficam com {first}. Você perde o acesso, e as cópias
        neste e nos seus outros aparelhos se apagam.
      </p>
      <EndingMoneyNote side="coach" other={student} />
      <p>Para voltar, é preciso outro convite. Se for só uma pausa, arquive.</p>
      <FormFailure failure={end.failure} />
    </ConfirmDialog>
  );
}
