import { Ban, Pencil, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import { monthFacts } from '#domain/charges/money-months';
import { paidOf, statusSumOf, surplusOf } from '#domain/charges/standing';
import {
  paidOfPrice,
  partWords,
  reais,
  standingOn,
  surplusWords,
  UPDATE_WORDS,
} from '#words/charges/charges';
import { discountSpan, partOfPlan } from '#words/charges/plans';
import { undecidedWords } from '#words/charges/returned-money';
import { longDay } from '#words/format/day';
import { firstName } from '#words/format/people';
import { type Charge, useCharge, useChargeActs } from '../../../data/charges/charges';
import { useAction } from '../../../data/remote/use-action';
import { AsKnownLast } from '../../../parts/device/as-known-last';
import { NeverCame } from '../../../parts/device/never-came';
import { FormFailure } from '../../../parts/input/form-failure';
import { useNow } from '../../../parts/input/use-now';
import { BackLink } from '../../../parts/page/back-link';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { Menu, type MenuItem } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import { useKeptFocus } from '../../../ui/layer/use-kept-focus';
import { ErrorState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { groupOf, isUntouched, listAddress, nextOf, sumOfCharges } from './board';
import styles from './charges.module.css';
import { ClaimSheet } from './claim-sheet';
import { EditChargeSheet } from './edit-sheet';
import { Ledger } from './ledger';
import { PaymentSheet } from './payment-sheet';
import { SessionsCard } from './sessions-card';
import { ShareChargeSheet } from './share-sheet';
import { useRemind } from './use-remind';

type Open = 'claim' | 'payment' | 'share' | 'edit' | 'cancel';

/** A charge as its professional sees it: status, payments, acts. */
export default function ChargeScreen() {
  const { id } = useParams<{ id: string }>();
  const { charge, stale, failure, acts } = useCharge(id);
  const [open, setOpen] = useState<Open | null>(null);
  const now = useNow();
  useKeptFocus('#state');
  if (charge.state === 'ready' && charge.value?.as === 'student') {
    return <Redirect to="/app/payments" replace />;
  }
  const known = charge.state === 'ready' ? charge.value : null;
  return (
    <>
      <TopBar
        title={known?.other.name ?? 'Cobrança'}
        subtitle={known?.title}
        leading={
          <BackLink
            href={known ? listAddress(known, now) : '/app/charges'}
            label="Voltar às cobranças"
          />
        }
        actions={
          known &&
          !stale &&
          known.left > 0 && <Menu label="Opções da cobrança" items={optionsOf(known, setOpen)} />
        }
      />
      <Page width="app">
        {charge.state === 'loading' && <Skeleton height={420} />}
        {charge.state === 'failed' && (
          <NeverCame
            title="Não deu para buscar a cobrança"
            failure={failure}
            onRetry={() => void acts.reread()}
          >
            Sem conexão. Ela aparece aqui quando houver internet.
          </NeverCame>
        )}
        {charge.state === 'ready' && !known && (
          <ErrorState
            as="h2"
            catalogue="Not Found"
            title="Esta cobrança não existe"
            action={
              <Link href="/app/charges" className={buttonClass()}>
                Ver as cobranças
              </Link>
            }
          >
            <p>O endereço pode estar incompleto, ou ela é de outra conta.</p>
          </ErrorState>
        )}
        {known && <AsKnownLast failure={failure} />}
        {known && <Shown charge={known} stale={stale} onOpen={setOpen} />}
      </Page>
      {known && open && <OpenSheet charge={known} open={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function optionsOf(charge: Charge, onOpen: (open: Open) => void): readonly MenuItem[] {
  return [
    {
      label: 'Editar',
      hint: isUntouched(charge) ? undefined : 'Já houve pagamento: não muda mais',
      icon: <Pencil aria-hidden="true" />,
      disabled: !isUntouched(charge),
      onSelect: () => onOpen('edit'),
    },
    {
      label: 'Cancelar cobrança',
      icon: <Ban aria-hidden="true" />,
      danger: true,
      apart: true,
      onSelect: () => onOpen('cancel'),
    },
  ].map(({ hint, ...item }) => (hint === undefined ? item : { ...item, hint }));
}

const NEXT_TITLES = {
  answer: (first: string) => `${first} diz que pagou`,
  wait: () => 'No banco',
  ask: () => 'Receber',
  again: () => 'Receber de novo',
  decide: () => 'Contestado no banco',
  update: () => 'Atualize o app',
};

interface ShownProps {
  charge: Charge;
  stale: boolean;
  onOpen: (open: Open) => void;
}

function Shown({ charge, stale, onOpen }: ShownProps) {
  const now = useNow();
  const remind = useRemind(charge);
  const facts = monthFacts(charge);
  const group = groupOf(charge, now);
  const surplus = surplusOf(facts);
  const [paid, asked, sum] = [paidOf(facts), sumOfCharges(charge), statusSumOf(facts)];
  const first = firstName(charge.other.name);
  const next = nextOf(charge);
  const told: (readonly [string, string])[] = [
    ['Vencimento', longDay(charge.due)],
    ...(charge.discount > 0
      ? [
          ['Preço', reais(charge.centavos)] as const,
          [
            'Desconto',
            [reais(charge.discount), charge.discountReason, discountSpan(charge.discountLeft)]
              .filter(Boolean)
              .join(' · '),
          ] as const,
        ]
      : []),
    ...(charge.parts > 1 ? [['Parcelas', partWords(charge.part, charge.parts)] as const] : []),
    ...(charge.subscription ? [['Repete', partOfPlan(charge.period)] as const] : []),
  ];
  return (
    <div className={styles.detail}>
      <Card as="section" padding="l" labelledBy="state">
        <p className={styles.amount}>{reais(sum)}</p>
        <h2 id="state" className={styles.state} data-group={group}>
          {standingOn(charge, now)}
        </h2>
        {paid > 0 && (sum !== asked || paid !== asked) && <p>{paidOfPrice(paid, asked)}.</p>}
        {surplus > 0 && <p role="status">{surplusWords(surplus)}</p>}
        <FactList facts={told} />
        {charge.includes !== '' && <p className={styles.includes}>{charge.includes}</p>}
      </Card>
      <div className={styles.column}>
        {!stale && next && (
          <Card as="section" labelledBy="next">
            <h2 id="next" className={textClass.title}>
              {NEXT_TITLES[next](first)}
            </h2>
            {next === 'answer' && (
              <Button size="l" full onClick={() => onOpen('claim')}>
                Conferir pagamento
              </Button>
            )}
            {next === 'wait' && (
              <p>
                {first} já tem o código para pagar, ou o banco ainda não respondeu. Quando ele
                confirmar, a cobrança fica paga sozinha.
              </p>
            )}
            {next === 'ask' && (
              <>
                <Button size="l" full onClick={() => onOpen('share')}>
                  Mandar a cobrança
                </Button>
                {charge.other.id !== null && (
                  <Button variant="quiet" full busy={remind.busy} onClick={() => void remind.run()}>
                    Lembrar {first}
                  </Button>
                )}
              </>
            )}
            {next === 'again' && <p>Se {first} pagar de outro jeito, registre aqui.</p>}
            {next === 'update' && <p>{UPDATE_WORDS}</p>}
            {next === 'decide' && <p>{undecidedWords(charge.left, first)}</p>}
            {(next === 'ask' || next === 'again' || next === 'decide') && (
              <Button variant="quiet" full onClick={() => onOpen('payment')}>
                Registrar pagamento
              </Button>
            )}
          </Card>
        )}
        {paid > 0 && (
          <Link
            href={`/app/payments/${charge.id}/receipt`}
            className={buttonClass({ variant: 'quiet', full: true })}
          >
            <ReceiptText aria-hidden="true" />
            Recibo
          </Link>
        )}
        {charge.sessions !== null && (
          <SessionsCard key={charge.sessionsUsed} charge={charge} stale={stale} />
        )}
        {charge.other.id !== null && (
          <Link
            href={`/app/charges?student=${charge.other.id}`}
            className={buttonClass({ variant: 'plain', full: true })}
          >
            Todas as cobranças de {first}
          </Link>
        )}
      </div>
      <Ledger charge={charge} stale={stale} />
    </div>
  );
}

interface OpenSheetProps {
  charge: Charge;
  open: Open;
  onClose: () => void;
}

function OpenSheet({ charge, open, onClose }: OpenSheetProps) {
  switch (open) {
    case 'claim':
      return <ClaimSheet charge={charge} onClose={onClose} />;
    case 'payment':
      return <PaymentSheet charge={charge} onClose={onClose} />;
    case 'share':
      return <ShareChargeSheet charge={charge} onClose={onClose} />;
    case 'edit':
      return <EditChargeSheet charge={charge} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog charge={charge} onClose={onClose} />;
  }
}

function CancelDialog({ charge, onClose }: Omit<OpenSheetProps, 'open'>) {
  const acts = useChargeActs();
  const cancelling = useAction(async () => {
    await acts.cancel(charge.id);
    notify.plain('Cobrança cancelada.');
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title="Cancelar esta cobrança?"
      confirmLabel="Cancelar cobrança"
      cancelLabel="Voltar"
      danger
      busy={cancelling.busy}
      onCancel={onClose}
      onConfirm={() => void cancelling.run()}
    >
      <p>
        {firstName(charge.other.name)} não precisa mais pagar {reais(charge.left)}. O que já foi
        pago continua registrado.
      </p>
      <FormFailure failure={cancelling.failure} />
    </ConfirmDialog>
  );
}
