import { Check } from 'lucide-react';
import { requestFailure } from '#words/errors';
import { isLookedAt, type PanelView } from '../../../data/coaching/coach-panel';
import type { StudentLink } from '../../../data/coaching/students';
import { failureOf } from '../../../data/remote/failure';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { notify } from '../../../ui/layer/notify';

function say(cause: unknown): void {
  notify.error(requestFailure(failureOf(cause).failure));
}

/** Marks everything about a student as reviewed, which clears the panel's entry. */
export function ReviewButton({ link, view }: { link: StudentLink; view: PanelView }) {
  const { panel, markSeen } = view;
  const row = panel?.students.find((one) => one.link === link.link);
  const review = useAction(async () => {
    if (!row) return;
    const undo = await markSeen([row]);
    notify.plain('Marcado como revisado', {
      action: { label: 'Desfazer', onAction: () => void undo().catch(say) },
    });
  });
  if (!row) return null;
  const isDone = isLookedAt(row);
  return (
    <>
      <Button
        full
        variant={isDone ? 'done' : 'quiet'}
        busy={review.busy}
        disabled={isDone}
        icon={<Check aria-hidden="true" />}
        onClick={() => void review.run()}
      >
        {isDone ? 'Tudo revisado' : 'Marcar como revisado'}
      </Button>
      <FormFailure failure={review.failure} />
    </>
  );
}
