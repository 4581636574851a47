import { useState } from 'react';
import { monthFacts } from '#domain/charges/money-months';
import { chargeToday } from '#domain/charges/standing';
import { PROFESSIONAL_LIMITS } from '#domain/coaching/professional';
import { methodName, reais } from '#words/charges/charges';
import { missingMoneyWords } from '#words/charges/returned-money';
import {
  CHARGE_LIMITS,
  type Charge,
  type NewPayment,
  useNoting,
} from '../../../data/charges/charges';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { useNow } from '../../../parts/input/use-now';
import { Button } from '../../../ui/control/button';
import { DateField } from '../../../ui/field/date-field';
import { MoneyField } from '../../../ui/field/money-field';
import { SelectField } from '../../../ui/field/select-field';
import { TextField } from '../../../ui/field/text-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import textClass from '../../../ui/text.module.css';
import { proposedPayment } from './board';
import styles from './charges.module.css';

const METHODS: readonly NewPayment['method'][] = ['pix-own', 'cash', 'transfer', 'other'];

interface PaymentSheetProps {
  charge: Charge;
  onClose: () => void;
}

/** Records money received outside the app, in whole or in part. */
export function PaymentSheet({ charge, onClose }: PaymentSheetProps) {
  const note = useNoting(charge);
  const today = chargeToday(charge, useNow());
  const [method, setMethod] = useState<NewPayment['method']>('pix-own');
  const [centavos, setCentavos] = useState(() => proposedPayment(charge));
  const [day, setDay] = useState<string | null>(today);
  const [words, setWords] = useState('');
  const noting = useAction(async (payment: Parameters<typeof note>[0]) => {
    await note(payment);
    notify.success(`Pagamento registrado: ${reais(payment.centavos)}.`);
    onClose();
  });
  const missing = !centavos || day === null || day > today;
  return (
    <Sheet
      open
      title="Registrar pagamento"
      description={missingMoneyWords(charge.left, monthFacts(charge))}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!centavos || day === null || missing) return;
          void noting.run({ method, centavos, day, note: words.trim() });
        }}
      >
        <SelectField
          label="Como foi pago"
          value={method}
          onChange={({ target }) =>
            setMethod(METHODS.find((one) => one === target.value) ?? 'pix-own')
          }
          options={METHODS.map((one) => ({ value: one, label: methodName(one) }))}
        />
        <div className={styles.pair}>
          <MoneyField
            label="Valor"
            value={centavos}
            min={1}
            max={PROFESSIONAL_LIMITS.centavos}
            onChange={setCentavos}
          />
          <DateField label="Dia" value={day} max={today} onChange={setDay} />
        </div>
        {centavos !== null && centavos > 0 && centavos < charge.left && (
          <p className={textClass.hint} role="status">
            Ficam faltando {reais(charge.left - centavos)}, e a cobrança continua aberta.
          </p>
        )}
        <TextField
          label="Nota"
          optional
          maxLength={CHARGE_LIMITS.note}
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <FormFailure failure={noting.failure} />
        <Button type="submit" size="l" full busy={noting.busy} disabled={missing}>
          Registrar
        </Button>
      </form>
    </Sheet>
  );
}
