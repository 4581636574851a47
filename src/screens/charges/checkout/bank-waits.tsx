import { useState } from 'react';
import { pixMessage } from '#words/charges/charge-list';
import { reais } from '#words/charges/charges';
import { stripeWaiting, voucherEndWords } from '#words/charges/payments';
import type { Charge, Voucher } from '../../../data/charges/charges';
import { usePaymentActs } from '../../../data/charges/payments';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import { StatusPill } from '../../../ui/display/status-pill';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import textClass from '../../../ui/text.module.css';
import styles from './checkout.module.css';
import { CopyCode } from './copy-code';
import { PixCode } from './pix-code';
import { throughStripe } from './through-stripe';

const TITLES = {
  card: 'Esperando o banco responder',
  boleto: 'Boleto à espera do pagamento',
  'pix-stripe': 'Pix à espera do pagamento',
} as const;

/** A payment that is pending at a bank, with the payer's next steps. */
export function BankWaits({ charge, offline }: { charge: Charge; offline: boolean }) {
  const { ask, leave } = usePaymentActs();
  const [leaving, setLeaving] = useState(false);
  const asking = useAction(async (payment: string) => {
    await ask(payment);
  });
  const giving = useAction(async (payment: string) => {
    await leave(payment);
  });
  const waiting = charge.payments.filter(throughStripe).find(({ state }) => state === 'pending');
  if (!waiting) return null;
  const { id, method, centavos, voucher } = waiting;
  return (
    <Card as="section" padding="l" labelledBy="waits">
      <div>
        <StatusPill tone="info" sign="busy">
          Aguardando o banco
        </StatusPill>
      </div>
      <h2 id="waits" className={styles.title}>
        {TITLES[method]}
      </h2>
      <p>
        {reais(centavos)}. {stripeWaiting(method)} Esta página muda sozinha.
      </p>
      {method !== 'card' &&
        (voucher ? (
          <VoucherCode charge={charge} voucher={voucher} isPix={method === 'pix-stripe'} />
        ) : (
          <p className={textClass.hint}>
            O banco ainda não mandou o código. Se ele não for pago até o fim do prazo, a cobrança
            volta a abrir e dá para escolher outra forma.
          </p>
        ))}
      <FormFailure failure={asking.failure ?? giving.failure} />
      <Button
        variant="quiet"
        size="l"
        full
        busy={asking.busy}
        disabled={offline}
        onClick={() => void asking.run(id)}
      >
        Conferir agora
      </Button>
      {method !== 'card' && (
        <Button
          variant="plain"
          size="l"
          full
          busy={giving.busy}
          disabled={offline}
          onClick={() => setLeaving(true)}
        >
          Pagar de outra forma
        </Button>
      )}
      <ConfirmDialog
        open={leaving}
        title={`Desistir deste ${method === 'boleto' ? 'boleto' : 'Pix'}?`}
        confirmLabel="Pagar de outra forma"
        cancelLabel="Voltar"
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false);
          void giving.run(id);
        }}
      >
        <p>Este código deixa de valer. Se você já pagou por ele, espere o banco confirmar.</p>
      </ConfirmDialog>
    </Card>
  );
}

interface VoucherCodeProps {
  charge: Charge;
  voucher: Voucher;
  isPix: boolean;
}

function VoucherCode({ charge, voucher, isPix }: VoucherCodeProps) {
  return (
    <>
      {voucher.code !== null && isPix && (
        <PixCode
          code={voucher.code}
          message={pixMessage({ ...charge, to: charge.other.name }, voucher.code)}
        />
      )}
      {voucher.code !== null && !isPix && (
        <CopyCode code={voucher.code} done="Código do boleto copiado" />
      )}
      {voucher.address && (
        <a
          href={voucher.address}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 'l', full: true })}
        >
          {isPix ? 'Abrir as instruções' : 'Abrir o boleto'}
        </a>
      )}
      {voucher.endsAt !== null && (
        <p className={textClass.hint}>{voucherEndWords(voucher.endsAt, charge.zone)}</p>
      )}
    </>
  );
}
