import { KeyRound, ListChecks, Plus, Settings, Sheet as SheetIcon, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { listTime } from '#domain/charges/money-months';
import { type Charge, type Charges, useCharges, usePayee } from '../../../data/charges/charges';
import { type OlderCharges, useOlderCharges } from '../../../data/charges/older-charges';
import { useStripeAccount } from '../../../data/charges/payments';
import { useProfessional } from '../../../data/coaching/professional';
import { zoneHere } from '../../../data/store/zone-here';
import { AsKnownLast } from '../../../parts/device/as-known-last';
import { NeverCame } from '../../../parts/device/never-came';
import { datedName, saveMade } from '../../../parts/input/save-file';
import { useNow } from '../../../parts/input/use-now';
import { BackLink } from '../../../parts/page/back-link';
import { renderLink } from '../../../parts/page/render-link';
import { useQuery } from '../../../parts/page/use-query';
import { buttonClass } from '../../../ui/control/button-class';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import { useKeptFocus } from '../../../ui/layer/use-kept-focus';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './charges.module.css';
import { MoneyBoard } from './money-board';
import { SubscriptionList } from './subscription-list';

const VIEWS = [
  { value: 'charges', label: 'Cobranças' },
  { value: 'subscriptions', label: 'Mensalidades' },
] as const;

const NOT_ALL =
  'A planilha leva todas as cobranças, e as mais antigas vêm da internet. Tente de novo com sinal.';

/** Charges and subscriptions read so far. */
interface Owned extends Pick<Charges, 'subscriptions'> {
  readonly charges: readonly Charge[];
}

/** The professional's charges to students by month, and subscriptions. */
export default function ChargesScreen() {
  const { charges, person, stale, failure, acts } = useCharges();
  const older = useOlderCharges(person, charges.state === 'ready' ? charges.value : null);
  const [, navigate] = useLocation();
  const now = useNow();
  useKeptFocus();
  const [selecting, setSelecting] = useState(false);
  const known =
    charges.state === 'ready' ? ownSide({ ...charges.value, charges: older.charges }) : null;
  const isEmpty = known !== null && known.charges.length + known.subscriptions.length === 0;
  return (
    <>
      <TopBar
        title="Cobranças"
        leading={<BackLink href="/app/profile" label="Voltar ao perfil" />}
        actions={
          known && (
            <>
              {!isEmpty && !selecting && (
                <Link href="/app/charges/new" className={buttonClass()}>
                  <Plus aria-hidden="true" />
                  Cobrar
                </Link>
              )}
              <Menu
                label="Opções de cobranças"
                items={[
                  ...(known.charges.length === 0
                    ? []
                    : [
                        {
                          label: 'Selecionar várias',
                          hint: 'Para lembrar ou cancelar',
                          icon: <ListChecks aria-hidden="true" />,
                          disabled: stale,
                          onSelect: () => setSelecting(true),
                        },
                        {
                          label: 'Exportar planilha',
                          hint: 'Todas as cobranças, em CSV',
                          icon: <SheetIcon aria-hidden="true" />,
                          onSelect: () => void saveSheet(older, now),
                        },
                      ]),
                  {
                    label: 'Como receber',
                    hint: 'Chave Pix, planos e lembretes',
                    icon: <Settings aria-hidden="true" />,
                    onSelect: () => navigate('/app/charges/settings'),
                  },
                ]}
              />
            </>
          )
        }
      />
      <Page width={isEmpty ? 'read' : 'app'}>
        {charges.state === 'loading' && <Skeleton height={480} />}
        {charges.state === 'failed' && (
          <NeverCame
            title="Não deu para buscar as cobranças"
            failure={failure}
            onRetry={() => void acts.reread()}
          >
            Abra esta tela uma vez com internet. Depois dá para ler também sem conexão.
          </NeverCame>
        )}
        {known && <AsKnownLast failure={failure} />}
        {isEmpty && <FirstCharge />}
        {known && !isEmpty && <InvalidKey />}
        {known && !isEmpty && (
          <Views
            known={known}
            older={older}
            stale={stale}
            selecting={selecting}
            onSelected={() => setSelecting(false)}
          />
        )}
      </Page>
    </>
  );
}

/** The person's own charges to others, without those they pay. */
function ownSide({ charges, subscriptions }: Owned) {
  return {
    charges: charges.filter((charge) => charge.as === 'coach'),
    subscriptions: subscriptions.filter((subscription) => subscription.as === 'coach'),
  };
}

async function saveSheet({ all }: OlderCharges, now: number): Promise<void> {
  const charges = await all().catch(() => null);
  if (charges === null) {
    notify.error(NOT_ALL);
    return;
  }
  const made = async () => {
    const { chargesSheet } = await import('../../../interchange/sheets/charges-sheet');
    const own = charges.filter(({ as }) => as === 'coach');
    return new Blob([chargesSheet(own, now)], { type: 'text/csv;charset=utf-8' });
  };
  await saveMade(datedName('anilha-cobrancas', 'csv'), made());
}

interface ViewsProps {
  known: Owned;
  older: OlderCharges;
  stale: boolean;
  selecting: boolean;
  onSelected: () => void;
}

function Views({ known, older, stale, selecting, onSelected }: ViewsProps) {
  const asked = useQuery();
  const [, navigate] = useLocation();
  const now = useNow();
  const view = asked.get('view') === 'subscriptions' ? 'subscriptions' : 'charges';
  return (
    <>
      {known.subscriptions.length > 0 && (
        <div className={styles.views}>
          <SegmentedControl
            legend="Mostrar"
            hideLegend
            options={VIEWS}
            value={view}
            onChange={(chosen) => {
              onSelected();
              const search = chosen === 'charges' ? '' : `?view=${chosen}`;
              navigate(`/app/charges${search}`, { replace: true });
            }}
          />
        </div>
      )}
      {view === 'subscriptions' ? (
        <SubscriptionList
          subscriptions={known.subscriptions}
          charges={known.charges}
          stale={stale}
        />
      ) : (
        <MoneyBoard
          charges={known.charges}
          older={older}
          time={listTime(known.charges, now, zoneHere())}
          stale={stale}
          selecting={selecting}
          onSelected={onSelected}
        />
      )}
    </>
  );
}

/** Leads to the settings when the stored Pix key is not valid any more. */
function InvalidKey() {
  const { payee } = usePayee();
  if (payee.state !== 'ready' || !payee.value?.invalidPix) return null;
  return (
    <List label="Aviso">
      <ListRow
        href="/app/charges/settings"
        renderLink={renderLink}
        leading={<KeyRound />}
        tone="danger"
        title="A sua chave Pix não vale mais"
        subtitle="Quem você cobra não a vê. Corrija em Como receber."
      />
    </List>
  );
}

/** Shown before the first charge: first the receiving account, then the charge. */
function FirstCharge() {
  const { payee } = usePayee();
  const professional = useProfessional();
  const { account } = useStripeAccount();
  const hasStripe = account.state === 'ready' && account.value.state === 'ready';
  // The server takes the key of the profile when it arrives, or with the first charge.
  const hasOwnKey = professional.state === 'ready' && professional.value?.pix != null;
  const hasKey = hasOwnKey || (payee.state === 'ready' && payee.value?.pix != null);
  const knowsWhere = hasKey || hasStripe || payee.state !== 'ready';
  return (
    <EmptyState
      title="Nenhuma cobrança ainda"
      icon={<Wallet />}
      action={
        <>
          <Link
            href={knowsWhere ? '/app/charges/new' : '/app/charges/settings'}
            className={buttonClass()}
          >
            {knowsWhere ? 'Fazer a primeira cobrança' : 'Escolher como receber'}
          </Link>
          {!knowsWhere && (
            <Link href="/app/charges/new" className={buttonClass({ variant: 'quiet' })}>
              Cobrar sem chave Pix
            </Link>
          )}
        </>
      }
    >
      <p>
        {knowsWhere
          ? `Escolha quem paga e um dos seus planos. A pessoa recebe ${hasStripe && !hasKey ? 'o link para pagar' : 'o Pix pronto'}, e aqui fica o que já entrou e o que falta.`
          : 'Com a sua chave Pix, a pessoa recebe o código pronto para pagar, sem taxa. O dinheiro vai direto para a sua conta.'}
      </p>
    </EmptyState>
  );
}
