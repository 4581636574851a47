import { useState } from 'react';
import {
  PLAN_PERIODS,
  type PlanPeriod,
  PROFESSIONAL_LIMITS,
  type PricePlan,
} from '#domain/coaching/professional';
import { billingPeriodName } from '#words/coaching/professional';
import { fieldError } from '#words/errors';
import { useProfessionalCommands } from '../../../data/commands/coaching/professional';
import { guarded } from '../../../parts/input/guarded';
import { Button } from '../../../ui/control/button';
import { MoneyField } from '../../../ui/field/money-field';
import { NumberField } from '../../../ui/field/number-field';
import { SelectField } from '../../../ui/field/select-field';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { TextField } from '../../../ui/field/text-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import styles from './professionals-onboarding.module.css';

interface PlanSheetProps {
  /** Null creates a new one. */
  plan: PricePlan | null;
  onClose: () => void;
}

const LESSONS = 8;

export function PlanSheet({ plan, onClose }: PlanSheetProps) {
  const commands = useProfessionalCommands();
  const [name, setName] = useState(plan?.name ?? '');
  const [period, setPeriod] = useState<PlanPeriod>(plan?.period ?? 'monthly');
  const [sessions, setSessions] = useState<number | null>(plan?.sessions ?? LESSONS);
  const [centavos, setCentavos] = useState<number | null>(plan?.centavos ?? null);
  const [includes, setIncludes] = useState(plan?.includes ?? '');
  const [asked, setAsked] = useState(false);
  const counts = period === 'sessions';

  async function keep() {
    setAsked(true);
    if (name.trim() === '' || centavos === null || (counts && sessions === null)) return;
    const values = {
      name: name.trim(),
      period,
      centavos,
      includes: includes.trim(),
      sessions: counts ? sessions : null,
    };
    if (await guarded(commands.plan(plan?.id ?? null, values))) onClose();
  }

  async function remove({ id, ...before }: PricePlan) {
    if (!(await guarded(commands.removePlan(id)))) return;
    onClose();
    notify.plain(`${before.name}: plano removido`, {
      action: { label: 'Desfazer', onAction: () => void guarded(commands.plan(id, before)) },
    });
  }

  return (
    <Sheet
      open
      title={plan ? 'Plano' : 'Novo plano'}
      onClose={onClose}
      footer={
        <div className={layoutClass.lineMiddle}>
          {plan && (
            <Button variant="plain" onClick={() => void remove(plan)}>
              Remover
            </Button>
          )}
          <Button full onClick={() => void keep()}>
            Guardar plano
          </Button>
        </div>
      }
    >
      <div className={styles.fields}>
        <TextField
          label="Nome"
          placeholder="Consultoria online"
          maxLength={PROFESSIONAL_LIMITS.planName}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={asked && name.trim() === '' ? fieldError('name') : undefined}
        />
        <SelectField
          label="Como se paga"
          value={period}
          onChange={(event) =>
            setPeriod(PLAN_PERIODS.find((one) => one === event.target.value) ?? 'monthly')
          }
          options={PLAN_PERIODS.map((one) => ({ value: one, label: billingPeriodName(one) }))}
        />
        {counts && (
          <NumberField
            label="Aulas do pacote"
            value={sessions}
            min={1}
            max={PROFESSIONAL_LIMITS.sessions}
            onChange={setSessions}
            error={asked && sessions === null ? 'Diga quantas aulas' : undefined}
          />
        )}
        <MoneyField
          label="Preço"
          value={centavos}
          min={1}
          max={PROFESSIONAL_LIMITS.centavos}
          onChange={setCentavos}
          error={asked && centavos === null ? 'Escreva o valor como 220,00' : undefined}
        />
        <TextAreaField
          label="O que está incluído"
          optional
          maxLength={PROFESSIONAL_LIMITS.planIncludes}
          value={includes}
          onChange={(event) => setIncludes(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
