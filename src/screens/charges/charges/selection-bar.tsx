import { useState } from 'react';
import { bulkOutcome, chargesCount } from '#words/charges/charge-list';
import { reais } from '#words/charges/charges';
import { requestFailure } from '#words/errors';
import { type Charge, useChargeActs } from '../../../data/charges/charges';
import { failureOf } from '../../../data/remote/failure';
import { useAction } from '../../../data/remote/use-action';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import styles from './charges.module.css';

interface SelectionBarProps {
  charges: readonly Charge[];
  onAll: () => void;
  onDone: () => void;
}

/** Acts on several charges, one after the other. */
export function SelectionBar({ charges, onAll, onDone }: SelectionBarProps) {
  const acts = useChargeActs();
  const [cancelling, setCancelling] = useState(false);
  const none = charges.length === 0;
  const left = charges.reduce((sum, charge) => sum + charge.left, 0);
  const each = useAction(async (act: 'remind' | 'cancel') => {
    let done = 0;
    let why: string | undefined;
    for (const { id } of charges) {
      try {
        await (act === 'remind' ? acts.remind(id) : acts.cancel(id));
        done += 1;
      } catch (error) {
        const { failure, said } = failureOf(error);
        why = said ?? requestFailure(failure);
      }
    }
    const words = bulkOutcome(act, done, charges.length - done, why);
    if (done === charges.length) notify.success(words);
    else notify.warning(words, { duration: 8000 });
    setCancelling(false);
    onDone();
  });
  return (
    <Card className={styles.pinned} overDock>
      <div className={styles.selection}>
        <p aria-live="polite">
          {none
            ? 'Marque as cobranças.'
            : `${chargesCount(charges.length)}, ${reais(left)} em aberto`}
        </p>
        <div>
          <Button variant="plain" onClick={onAll}>
            Marcar todas
          </Button>
          <Button variant="plain" onClick={onDone}>
            Sair
          </Button>
        </div>
        <div>
          <Button disabled={none} busy={each.busy} onClick={() => void each.run('remind')}>
            Lembrar
          </Button>
          <Button variant="quiet" disabled={none} onClick={() => setCancelling(true)}>
            Cancelar cobranças
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={cancelling}
        title={`Cancelar ${chargesCount(charges.length).toLocaleLowerCase('pt-BR')}?`}
        confirmLabel="Cancelar cobranças"
        cancelLabel="Voltar"
        danger
        busy={each.busy}
        onCancel={() => setCancelling(false)}
        onConfirm={() => void each.run('cancel')}
      >
        <p>Quem ia pagar é avisado de que não precisa mais. O que já foi pago continua pago.</p>
      </ConfirmDialog>
    </Card>
  );
}
