import { useState } from 'react';
import { type Charge, useChargeActs } from '../../../data/charges/charges';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { DateField } from '../../../ui/field/date-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import { AgreedFields, agreedFrom, agreedIn } from './agreed-fields';
import styles from './charges.module.css';

interface EditSheetProps {
  charge: Charge;
  onClose: () => void;
}

/** Edits a charge without payments. */
export function EditChargeSheet({ charge, onClose }: EditSheetProps) {
  const acts = useChargeActs();
  const [agreed, setAgreed] = useState(agreedIn(charge));
  const [due, setDue] = useState<string | null>(charge.due);
  const [asked, setAsked] = useState(false);
  const whole = agreedFrom(agreed);
  const saving = useAction(async () => {
    if (!whole || due === null) return;
    await acts.edit(charge.id, { ...whole, due });
    notify.success('Cobrança mudada.');
    onClose();
  });
  return (
    <Sheet open title="Editar cobrança" description={charge.other.name} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          void saving.run();
        }}
      >
        <AgreedFields agreed={agreed} onChange={setAgreed} asked={asked} />
        <DateField
          label="Vencimento"
          value={due}
          onChange={setDue}
          error={asked && due === null ? 'Escreva o dia' : undefined}
        />
        <FormFailure failure={saving.failure} />
        <Button type="submit" size="l" full busy={saving.busy}>
          Salvar
        </Button>
      </form>
    </Sheet>
  );
}
