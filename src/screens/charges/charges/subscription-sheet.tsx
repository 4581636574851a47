import { CirclePause, CirclePlay, CircleStop, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { isNextLate, type NextCharge } from '#domain/charges/next-charge';
import { reais } from '#words/charges/charges';
import { planDone, planSum, planWord, subscriptionState } from '#words/charges/plans';
import { longDay } from '#words/format/day';
import { firstName } from '#words/format/people';
import {
  type Subscription,
  type SubscriptionAct,
  useChargeActs,
} from '../../../data/charges/charges';
import { useAction } from '../../../data/remote/use-action';
import { PlanEndingNote } from '../../../parts/charges/ending-money';
import { FormFailure } from '../../../parts/input/form-failure';
import { useNow } from '../../../parts/input/use-now';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { FactList } from '../../../ui/display/fact-list';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import textClass from '../../../ui/text.module.css';
import { AgreedFields, agreedFrom, agreedIn } from './agreed-fields';
import styles from './charges.module.css';

interface SubscriptionSheetProps {
  subscription: Subscription;
  /** Its earliest open charge, or else the one to come; null if it rests. */
  next: NextCharge | null;
  stale: boolean;
  onClose: () => void;
}

/** A subscription: next charge, pause, resume, change and end. */
export function SubscriptionSheet({ subscription, next, stale, onClose }: SubscriptionSheetProps) {
  const { id, other, state, first, card, title } = subscription;
  // A later server has a state or period that this version cannot change.
  const isKnown = state !== 'unknown' && subscription.period !== 'unknown';
  const now = useNow();
  const acts = useChargeActs();
  const [editing, setEditing] = useState(false);
  const [ending, setEnding] = useState(false);
  const standing = useAction(async (act: SubscriptionAct) => {
    await acts.standSubscription(id, act);
    notify.plain(planDone(act, subscription.period));
    onClose();
  });
  const facts: (readonly [string, string])[] = [
    ['Valor', planSum(subscription)],
    ['Situação', subscriptionState(state)],
    ...(next
      ? [
          [
            isNextLate(next, now) ? 'Em aberto desde' : 'Próximo vencimento',
            `${longDay(next.due)}, ${reais(next.centavos)}`,
          ] as const,
        ]
      : []),
    ['Desde', longDay(first)],
    ...(card ? [['Cartão guardado', card] as const] : []),
  ];
  return (
    <Sheet open title={other.name} description={title} onClose={onClose}>
      {editing ? (
        <EditForm subscription={subscription} onClose={onClose} />
      ) : (
        <div className={styles.form}>
          <FactList facts={facts} />
          <FormFailure failure={standing.failure} />
          {isKnown && state !== 'ended' && !stale && (
            <>
              <Button
                variant="quiet"
                full
                icon={<Pencil aria-hidden="true" />}
                onClick={() => setEditing(true)}
              >
                Mudar valor ou nome
              </Button>
              <Button
                variant="quiet"
                full
                busy={standing.busy}
                icon={
                  state === 'paused' ? (
                    <CirclePlay aria-hidden="true" />
                  ) : (
                    <CirclePause aria-hidden="true" />
                  )
                }
                onClick={() => void standing.run(state === 'paused' ? 'resume' : 'pause')}
              >
                {state === 'paused' ? 'Voltar a cobrar' : 'Pausar'}
              </Button>
              <Button
                variant="quiet"
                full
                icon={<CircleStop aria-hidden="true" />}
                onClick={() => setEnding(true)}
              >
                Encerrar
              </Button>
            </>
          )}
          <Link
            href={`/app/charges?student=${other.id}`}
            className={buttonClass({ variant: 'plain', full: true })}
          >
            Cobranças de {firstName(other.name)}
          </Link>
        </div>
      )}
      <ConfirmDialog
        open={ending}
        title={`Encerrar ${planWord(subscription.period, 'a mensalidade', 'o plano')}?`}
        confirmLabel="Encerrar"
        cancelLabel="Voltar"
        danger
        busy={standing.busy}
        onCancel={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          void standing.run('end');
        }}
      >
        <p>
          Nada novo é cobrado de {firstName(other.name)}{' '}
          {planWord(subscription.period, 'por ela', 'por ele')}, e o histórico fica.
        </p>
        <PlanEndingNote id={id} />
      </ConfirmDialog>
    </Sheet>
  );
}

function EditForm({
  subscription,
  onClose,
}: Pick<SubscriptionSheetProps, 'subscription' | 'onClose'>) {
  const acts = useChargeActs();
  const [agreed, setAgreed] = useState(agreedIn(subscription));
  const [asked, setAsked] = useState(false);
  const whole = agreedFrom(agreed);
  const saving = useAction(async () => {
    if (!whole) return;
    await acts.editSubscription(subscription.id, whole);
    notify.success('Vale a partir da próxima cobrança.');
    onClose();
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        void saving.run();
      }}
    >
      <p className={textClass.hint}>
        Vale a partir da próxima cobrança. As que já existem não mudam.
      </p>
      <AgreedFields agreed={agreed} onChange={setAgreed} asked={asked} repeats />
      <FormFailure failure={saving.failure} />
      <Button type="submit" size="l" full busy={saving.busy}>
        Salvar
      </Button>
    </form>
  );
}
