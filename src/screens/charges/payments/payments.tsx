import { Receipt } from 'lucide-react';
import { Link } from 'wouter';
import { monthFacts } from '#domain/charges/money-months';
import { statusSumOf, waitsForPayer } from '#domain/charges/standing';
import { missingWords, reais, standingOn } from '#words/charges/charges';
import { numericDay } from '#words/format/day';
import { type Charge, type Charges, nextOfPlan, useCharges } from '../../../data/charges/charges';
import { AsKnownLast } from '../../../parts/device/as-known-last';
import { NeverCame } from '../../../parts/device/never-came';
import { useNow } from '../../../parts/input/use-now';
import { BackLink } from '../../../parts/page/back-link';
import { renderLink } from '../../../parts/page/render-link';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page, Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { TopBar } from '../../../ui/frame/top-bar';
import { useKeptFocus } from '../../../ui/layer/use-kept-focus';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './payments.module.css';
import { SubscriptionCard } from './subscription-card';

/** The person's payments to coaches: next due, subscriptions, past ones. */
export default function Payments() {
  const { charges, stale, failure, acts } = useCharges();
  useKeptFocus();
  return (
    <>
      <TopBar
        title="Pagamentos"
        leading={<BackLink href="/app/profile" label="Voltar ao perfil" />}
      />
      <Page>
        {charges.state === 'loading' && <Skeleton height={320} />}
        {charges.state === 'failed' && (
          <NeverCame
            title="Não deu para buscar os pagamentos"
            failure={failure}
            onRetry={() => void acts.reread()}
          >
            Abra uma vez com internet e eles ficam guardados neste aparelho, com os recibos.
          </NeverCame>
        )}
        {charges.state === 'ready' && <AsKnownLast failure={failure} />}
        {charges.state === 'ready' && <Known charges={charges.value} stale={stale} />}
      </Page>
    </>
  );
}

const OVER: ReadonlySet<Charge['standing']> = new Set(['paid', 'refunded', 'cancelled']);

function Known({ charges, stale }: { charges: Charges; stale: boolean }) {
  const own = charges.charges.filter((one) => one.as === 'student');
  const due = own
    .filter(({ standing }) => !OVER.has(standing))
    .sort((a, b) => a.due.localeCompare(b.due));
  const over = own
    .filter(({ standing }) => OVER.has(standing))
    .sort((a, b) => b.due.localeCompare(a.due));
  const subscriptions = charges.subscriptions.filter(
    ({ as, state }) => as === 'student' && state !== 'ended',
  );
  const named = new Set(own.map(({ other }) => other.id ?? other.name)).size > 1;
  const [first, ...others] = due.filter(({ standing }) => waitsForPayer(standing));
  const inProgress = due.filter(({ standing }) => !waitsForPayer(standing));
  if (own.length === 0 && subscriptions.length === 0) {
    return (
      <EmptyState title="Nenhum pagamento" icon={<Receipt />}>
        <p>
          Quando quem acompanha você cobrar por aqui, a cobrança aparece nesta tela com o valor, o
          vencimento e as formas de pagar.
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      {first && <FirstDue charge={first} />}
      <PaymentList title="Também em aberto" charges={others} named={named} />
      {!first && <p className={textClass.lead}>Nada a pagar agora.</p>}
      <PaymentList title="Em andamento" charges={inProgress} named={named} />
      {subscriptions.length > 0 && (
        <Stack gap="s">
          <SectionTitle>Mensalidades</SectionTitle>
          {subscriptions.map((one) => (
            <SubscriptionCard
              key={one.id}
              subscription={one}
              next={nextOfPlan(one, own)}
              offline={stale}
            />
          ))}
        </Stack>
      )}
      <PaymentList title="Anteriores" charges={over} named={named} />
    </>
  );
}

interface PaymentListProps {
  title: string;
  charges: readonly Charge[];
  named: boolean;
}

/** Charges under a title; nothing without any. */
function PaymentList({ title, charges, named }: PaymentListProps) {
  if (charges.length === 0) return null;
  return (
    <Stack gap="s">
      <SectionTitle>{title}</SectionTitle>
      <List label={title}>
        {charges.map((charge) => (
          <PaymentLine key={charge.id} charge={charge} named={named} />
        ))}
      </List>
    </Stack>
  );
}

interface ChargeRowProps {
  charge: Charge;
  /** Shows the payee's name, because there are several. */
  named: boolean;
}

/** A charge in a list, with a link to pay it or to its receipt. */
function PaymentLine({ charge, named }: ChargeRowProps) {
  const now = useNow();
  const { id, standing, due } = charge;
  const isPaid = standing === 'paid';
  const said = [
    ...(named ? [charge.other.name] : []),
    standingOn(charge, now),
    ...(isPaid ? [numericDay(due)] : []),
  ];
  return (
    <ListRow
      href={isPaid ? `/app/payments/${id}/receipt` : `/app/payments/checkout?charge=${id}`}
      renderLink={renderLink}
      title={charge.title}
      subtitle={said.join(' · ')}
      trailing={reais(statusSumOf(monthFacts(charge)))}
    />
  );
}

/** The next charge to pay, with its button. */
function FirstDue({ charge }: { charge: Charge }) {
  const now = useNow();
  const { id, left, centavos, discount, other, title } = charge;
  const asked = centavos - discount;
  return (
    <Card as="section" padding="l" labelledBy="due" tone="accent">
      <p>{standingOn(charge, now)}</p>
      <h2 id="due" className={styles.sum}>
        {reais(left)}
      </h2>
      <p>
        {title}, de {other.name}
        {left < asked ? `. ${missingWords(left, asked)}` : ''}
      </p>
      <Link
        href={`/app/payments/checkout?charge=${id}`}
        className={buttonClass({ size: 'l', full: true })}
      >
        Pagar
      </Link>
    </Card>
  );
}
