import { useState } from 'react';
import { STRIPE_METHODS } from '#domain/charges/charge';
import { monthFacts, paymentDay } from '#domain/charges/money-months';
import { keptOf, reopenedBy } from '#domain/charges/standing';
import { methodName, reais, reopenedWords } from '#words/charges/charges';
import { bouncedWords, disputedMoneyWords, paymentLine } from '#words/charges/payment-line';
import { numericDay } from '#words/format/day';
import { firstName } from '#words/format/people';
import { type Charge, type ChargePayment, useChargeActs } from '../../../data/charges/charges';
import { usePaymentActs } from '../../../data/charges/payments';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { List, ListRow } from '../../../ui/display/list-row';
import { MoneyField } from '../../../ui/field/money-field';
import { SectionTitle } from '../../../ui/frame/section-title';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import textClass from '../../../ui/text.module.css';
import { isMovable } from './board';
import styles from './charges.module.css';
import { ReceiptFile } from './claim-sheet';

interface LedgerProps {
  charge: Charge;
  stale: boolean;
}

const throughStripe = ({ method }: ChargePayment) =>
  STRIPE_METHODS.some((stripe) => stripe === method);

/** Every payment of a charge, newest first, with its possible corrections. */
export function Ledger({ charge, stale }: LedgerProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const payment = charge.payments.find(({ id }) => id === opened);
  // An abandoned payment is not listed.
  const told = charge.payments.filter(
    (one) => !(throughStripe(one) && (one.state === 'started' || one.state === 'withdrawn')),
  );
  return (
    <section className={styles.group} aria-labelledby="ledger">
      <SectionTitle id="ledger">Pagamentos</SectionTitle>
      {told.length === 0 ? (
        <p className={textClass.lead}>Nada entrou ainda.</p>
      ) : (
        <List label="Pagamentos">
          {told.toReversed().map((one) => (
            <ListRow
              key={one.id}
              title={`${reais(one.centavos)} · ${methodName(one.method)}`}
              subtitle={paymentLine(one)}
              trailing={numericDay(paymentDay(one, charge.zone))}
              {...((one.receipt ||
                one.bounced > 0 ||
                one.dispute !== null ||
                (!stale && isMovable(one))) && {
                onClick: () => setOpened(one.id),
              })}
            />
          ))}
        </List>
      )}
      {payment && (
        <PaymentDetails charge={charge} payment={payment} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

interface PaymentDetailsProps {
  charge: Charge;
  payment: ChargePayment;
  onClose: () => void;
}

function PaymentDetails({ charge, payment, onClose }: PaymentDetailsProps) {
  const acts = useChargeActs();
  const payments = usePaymentActs();
  const rest = keptOf(payment);
  const [back, setBack] = useState<number | null>(rest);
  const [asking, setAsking] = useState(false);
  const disputed = disputedMoneyWords(payment, payment.recovered);
  const isStripe = throughStripe(payment);
  const removal = useAction(async () => {
    await acts.takeBack(charge.id, payment.id);
    notify.plain('Pagamento retirado.');
    onClose();
  });
  const refund = useAction(async (centavos: number) => {
    await payments.refund(payment.id, {
      centavos: centavos === rest ? null : centavos,
      seen: payment.refunded + payment.bounced,
    });
    notify.success(`${reais(centavos)} a caminho de volta.`);
    onClose();
  });
  const sum = back !== null && back > 0 && back <= rest ? back : null;
  return (
    <Sheet
      open
      size="s"
      title={`${reais(payment.centavos)} · ${methodName(payment.method)}`}
      description={paymentLine(payment)}
      onClose={onClose}
    >
      <div className={styles.form}>
        {payment.note !== '' && <p className={styles.preview}>{payment.note}</p>}
        {payment.receipt && (
          <ReceiptFile charge={charge.id} payment={payment.id} name={charge.other.name} />
        )}
        {disputed !== null && <p className={styles.preview}>{disputed}</p>}
        {payment.bounced > 0 && (
          <p className={styles.preview}>
            {bouncedWords(payment.bounced, firstName(charge.other.name))}
          </p>
        )}
        {isMovable(payment) && isStripe && (
          <>
            <MoneyField
              label="Quanto devolver"
              value={back}
              min={1}
              max={rest}
              onChange={setBack}
            />
            <p className={textClass.hint}>
              O dinheiro volta pelo mesmo caminho. Num cartão, aparece em até 10 dias.
            </p>
            <Button size="l" full disabled={sum === null} onClick={() => setAsking(true)}>
              Devolver
            </Button>
          </>
        )}
        {isMovable(payment) && !isStripe && (
          <Button variant="quiet" full onClick={() => setAsking(true)}>
            Registrado por engano
          </Button>
        )}
        <FormFailure failure={removal.failure ?? refund.failure} />
      </div>
      <ConfirmDialog
        open={asking}
        title={isStripe ? `Devolver ${reais(sum ?? rest)}?` : 'Retirar este pagamento?'}
        confirmLabel={isStripe ? 'Devolver' : 'Retirar'}
        cancelLabel="Voltar"
        danger
        busy={removal.busy || refund.busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (!isStripe) void removal.run();
          else if (sum !== null) void refund.run(sum);
        }}
      >
        <p>
          {isStripe
            ? 'Depois de devolvido, não dá para desfazer.'
            : `${reopenedWords(reopenedBy(monthFacts(charge), payment))} Nada é movido no banco.`}
        </p>
      </ConfirmDialog>
    </Sheet>
  );
}
