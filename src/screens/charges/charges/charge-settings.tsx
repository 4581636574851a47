import { CalendarClock, KeyRound, Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { shownPhone } from '#domain/coaching/brazilian-phone';
import type { PixKey } from '#domain/coaching/pix-key';
import { stepName, wordingOf } from '#words/charges/charge-reminders';
import { invalidKeyWords, pixKindName } from '#words/coaching/professional';
import { requestFailure } from '#words/errors';
import {
  CHARGE_LIMITS,
  type ChargeSettings,
  type OverdueAct,
  type Payee,
  useChargeSettings,
  usePayee,
} from '../../../data/charges/charges';
import { useProfessional } from '../../../data/coaching/professional';
import type { Failure } from '../../../data/remote/failure';
import { useAction } from '../../../data/remote/use-action';
import { StripePart } from '../../../parts/charges/stripe-part';
import { FormFailure } from '../../../parts/input/form-failure';
import { BackLink } from '../../../parts/page/back-link';
import { renderLink } from '../../../parts/page/render-link';
import { Button } from '../../../ui/control/button';
import { RadioGroup } from '../../../ui/control/radio-group';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { NumberField } from '../../../ui/field/number-field';
import { Page } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { TopBar } from '../../../ui/frame/top-bar';
import { notify } from '../../../ui/layer/notify';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './charges.module.css';
import { PayeeSheet } from './payee-sheet';
import { ReminderSheet } from './reminder-sheet';

/** The receiving account, reminders, and the effects of late payment. */
export default function ChargeSettingsScreen() {
  // All sections appear together, because a growing one would move the others.
  const states = [usePayee().payee.state, useChargeSettings().settings.state];
  return (
    <>
      <TopBar
        title="Como receber"
        leading={<BackLink href="/app/charges" label="Voltar às cobranças" />}
      />
      <Page>
        {states.includes('loading') ? (
          <Skeleton height={320} />
        ) : (
          <>
            <PayeePart />
            <PlansPart />
            <SettingsPart />
            <StripePart from="charges" />
          </>
        )}
      </Page>
    </>
  );
}

interface NotHereProps {
  what: string;
  failure: Failure | null;
  onRetry: () => void;
}

/** Replaces settings that could not be loaded. */
function NotHere({ what, failure, onRetry }: NotHereProps) {
  const why = failure?.failure ?? 'broken';
  return (
    <Card tone="outline">
      <p className={textClass.lead}>
        {why === 'offline' ? `Sem conexão: ${what} não veio agora.` : requestFailure(why)}
      </p>
      <Button variant="quiet" onClick={onRetry}>
        Tentar de novo
      </Button>
    </Card>
  );
}

function PayeePart() {
  const { payee, failure, retry } = usePayee();
  const professional = useProfessional();
  const [editing, setEditing] = useState<{ readonly begun: PixKey | null } | null>(null);
  const own = professional.state === 'ready' ? (professional.value?.pix ?? null) : null;
  const used = payee.state === 'ready' ? (payee.value?.pix ?? null) : null;
  // A removed key leaves none in the profile. A key there that is not used waits for a proof.
  const waits = own !== null && own.key !== used?.key;
  const invalid = payee.state === 'ready' ? (payee.value?.invalidPix ?? null) : null;
  return (
    <section className={styles.group} aria-labelledby="payee">
      <SectionTitle id="payee">Pix na sua conta</SectionTitle>
      {payee.state === 'failed' && (
        <NotHere what="a sua chave Pix" failure={failure} onRetry={retry} />
      )}
      {payee.state === 'ready' && (
        <>
          <List label="Pix na sua conta">
            {invalid && (
              <ListRow
                leading={<KeyRound />}
                tone="danger"
                title={keyLine(invalid)}
                subtitle={invalidKeyWords(invalid.kind)}
                onClick={() => setEditing({ begun: invalid })}
              />
            )}
            {(used || !(waits || invalid)) && (
              <ListRow
                leading={<KeyRound />}
                title={used ? keyLine(used) : 'Informar a sua chave Pix'}
                subtitle={
                  used && payee.value
                    ? [payee.value.name, payee.value.city].filter(Boolean).join(', ')
                    : 'Sem taxa: quem paga recebe o código pronto, e o dinheiro vai direto para você.'
                }
                onClick={() => setEditing({ begun: used })}
              />
            )}
            {waits && (
              <ListRow
                leading={<KeyRound />}
                title={keyLine(own)}
                subtitle="Do seu cadastro, ainda fora das cobranças. Toque para confirmar e usar."
                onClick={() => setEditing({ begun: own })}
              />
            )}
          </List>
          {editing && (
            <PayeeSheet
              payee={payee.value}
              begun={editing.begun}
              onClose={() => setEditing(null)}
            />
          )}
        </>
      )}
    </section>
  );
}

function keyLine({ kind, key }: NonNullable<Payee['pix']>): string {
  return `${pixKindName(kind)}: ${kind === 'phone' ? shownPhone(key) : key}`;
}

function PlansPart() {
  const professional = useProfessional();
  const plans = professional.state === 'ready' ? (professional.value?.plans.length ?? 0) : 0;
  return (
    <List label="Planos">
      <ListRow
        href="/app/professionals/onboarding?step=plans"
        renderLink={renderLink}
        leading={<Tags />}
        title="Planos e preços"
        subtitle={plans === 0 ? 'Nenhum ainda' : plans === 1 ? '1 plano' : `${plans} planos`}
      />
    </List>
  );
}

function SettingsPart() {
  const { settings, failure, keep, retry } = useChargeSettings();
  if (settings.state === 'loading') return null;
  if (settings.state === 'failed') {
    return <NotHere what="o que você escolheu" failure={failure} onRetry={retry} />;
  }
  return (
    <>
      <Ladder settings={settings.value} keep={keep} />
      <Overdue settings={settings.value} keep={keep} />
    </>
  );
}

interface SettingsProps {
  settings: ChargeSettings;
  keep: (settings: ChargeSettings) => Promise<void>;
}

/** The reminders by day; each opens its text. */
function Ladder({ settings, keep }: SettingsProps) {
  const [opened, setOpened] = useState<number | 'new' | null>(null);
  const steps = settings.ladder.toSorted((a, b) => a - b);
  return (
    <section className={styles.group} aria-labelledby="ladder">
      <SectionTitle id="ladder">Lembretes automáticos</SectionTitle>
      {steps.length === 0 ? (
        <p className={textClass.lead}>Ninguém é lembrado sem você pedir.</p>
      ) : (
        <List label="Lembretes automáticos">
          {steps.map((step) => (
            <ListRow
              key={step}
              leading={<CalendarClock />}
              title={stepName(step)}
              subtitle={wordingOf(step, settings.wordings)}
              onClick={() => setOpened(step)}
            />
          ))}
        </List>
      )}
      {steps.length < CHARGE_LIMITS.ladder && (
        <div>
          <Button
            variant="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setOpened('new')}
          >
            Novo lembrete
          </Button>
        </div>
      )}
      {opened !== null && (
        <ReminderSheet
          step={opened === 'new' ? null : opened}
          settings={settings}
          keep={keep}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

const OVERDUE: readonly { value: OverdueAct; label: string; hint: string }[] = [
  { value: 'none', label: 'Nada muda', hint: 'Só os lembretes.' },
  {
    value: 'pause',
    label: 'Não fazer novas cobranças',
    hint: 'A mensalidade espera até o atraso ser pago.',
  },
  {
    value: 'hold',
    label: 'Avisar você antes de publicar uma ficha',
    hint: 'Você decide na hora se publica mesmo assim.',
  },
];

/** Effects of late payment; a student keeps existing fichas. */
function Overdue({ settings, keep }: SettingsProps) {
  const [act, setAct] = useState(settings.overdue);
  const [days, setDays] = useState<number | null>(settings.overdueDays);
  const saving = useAction(async () => {
    if (days === null) return;
    await keep({ ...settings, overdue: act, overdueDays: days });
    notify.success('Escolha salva.');
  });
  const changed = act !== settings.overdue || days !== settings.overdueDays;
  return (
    <Card as="section" labelledBy="overdue">
      <SectionTitle id="overdue">Quando alguém atrasa</SectionTitle>
      <RadioGroup
        legend="O que acontece"
        hideLegend
        options={OVERDUE}
        value={act}
        onChange={setAct}
      />
      {act !== 'none' && (
        <NumberField
          label="Depois de quantos dias de atraso"
          value={days}
          min={1}
          max={60}
          digits={2}
          unit={days === 1 ? 'dia' : 'dias'}
          onChange={setDays}
          error={days === null ? 'Diga quantos dias' : undefined}
        />
      )}
      <p className={textClass.hint}>
        A ficha que está no telefone e o histórico de quem treina nunca são bloqueados.
      </p>
      <FormFailure failure={saving.failure} />
      {changed && (
        <Button full busy={saving.busy} disabled={days === null} onClick={() => void saving.run()}>
          Guardar
        </Button>
      )}
    </Card>
  );
}
