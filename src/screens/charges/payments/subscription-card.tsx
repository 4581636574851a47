import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { isNextLate, type NextCharge } from '#domain/charges/next-charge';
import { reais } from '#words/charges/charges';
import { planSum, planWord } from '#words/charges/plans';
import { longDay } from '#words/format/day';
import { firstName } from '#words/format/people';
import { type Subscription, useChargeActs } from '../../../data/charges/charges';
import { usePaymentActs } from '../../../data/charges/payments';
import { useAction } from '../../../data/remote/use-action';
import { PlanEndingNote } from '../../../parts/charges/ending-money';
import { FormFailure } from '../../../parts/input/form-failure';
import { useNow } from '../../../parts/input/use-now';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './payments.module.css';

interface SubscriptionCardProps {
  subscription: Subscription;
  /** Its earliest open charge, or else the one to come; null if it rests. */
  next: NextCharge | null;
  /** Whether the server cannot accept changes now. */
  offline: boolean;
}

/** A subscription: amount, next charge, card, and a button that ends it. */
export function SubscriptionCard({ subscription, next, offline }: SubscriptionCardProps) {
  const { id, title, other, card, state } = subscription;
  const now = useNow();
  const { standSubscription } = useChargeActs();
  const { dropCard } = usePaymentActs();
  const [asking, setAsking] = useState<'end' | 'card' | null>(null);
  const first = firstName(other.name);
  const end = useAction(async () => {
    await standSubscription(id, 'end');
    notify.plain('Encerrado. Nenhuma cobrança nova é feita.');
  });
  const drop = useAction(async () => {
    await dropCard(id);
    notify.plain('Pronto. As próximas esperam por você.');
  });
  return (
    <Card as="section" padding="l" labelledBy={`subscription-${id}`}>
      <div>
        <h3 id={`subscription-${id}`} className={styles.title}>
          {title}
        </h3>
        <p className={textClass.lead}>{other.name}</p>
      </div>
      <p>
        {planSum(subscription)}.{' '}
        {state === 'paused' && `Pausado por ${first}: nada novo é cobrado. `}
        {next !== null &&
          (isNextLate(next, now)
            ? `Em aberto desde ${longDay(next.due)}: ${reais(next.centavos)}.`
            : `Próxima cobrança em ${longDay(next.due)}: ${reais(next.centavos)}.`)}
      </p>
      {card !== null && (
        <div className={styles.card}>
          <CreditCard aria-hidden="true" />
          <p>{card} paga sozinho no vencimento.</p>
          <Button variant="quiet" disabled={offline} onClick={() => setAsking('card')}>
            Parar de usar
          </Button>
        </div>
      )}
      <FormFailure failure={end.failure ?? drop.failure} />
      <div className={layoutClass.wrap}>
        <Button variant="outline" disabled={offline} onClick={() => setAsking('end')}>
          Encerrar
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'end'}
        title={`Encerrar ${title}?`}
        confirmLabel="Encerrar"
        danger
        busy={end.busy}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          void end.run();
        }}
      >
        <p>Nenhuma cobrança nova é feita.</p>
        <PlanEndingNote id={id} />
        <p>
          {first} continua acompanhando você, e as fichas e os registros ficam com você. Para
          voltar, {first} abre {planWord(subscription.period, 'outra mensalidade', 'outro plano')}.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'card'}
        title="Parar de usar este cartão?"
        confirmLabel="Parar de usar"
        busy={drop.busy}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          void drop.run();
        }}
      >
        <p>As próximas cobranças esperam por você, com todas as formas de pagar.</p>
      </ConfirmDialog>
    </Card>
  );
}
