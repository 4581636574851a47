import { useState } from 'react';
import {
  filledReminder,
  REMINDER_PLACES,
  usualWording,
  wordingOf,
} from '#words/charges/charge-reminders';
import { formatList } from '#words/format/list';
import { CHARGE_LIMITS, type ChargeSettings } from '../../../data/charges/charges';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { useToday } from '../../../parts/input/use-today';
import { Button } from '../../../ui/control/button';
import { NumberField } from '../../../ui/field/number-field';
import { SelectField } from '../../../ui/field/select-field';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { Sheet } from '../../../ui/layer/sheet';
import textClass from '../../../ui/text.module.css';
import styles from './charges.module.css';

const SIDES = [
  { value: 'before', label: 'Antes do vencimento' },
  { value: 'on', label: 'No dia do vencimento' },
  { value: 'after', label: 'Depois do vencimento' },
] as const;
type Side = (typeof SIDES)[number]['value'];

/** The protocol's limits for reminders, in days before and after. */
const MOST = { before: 15, on: 0, after: 60 } as const;
const SAMPLE = { name: 'Ana', centavos: 22_000 } as const;

interface ReminderSheetProps {
  /** Days after the due day, negative before it; null for a new reminder. */
  step: number | null;
  settings: ChargeSettings;
  keep: (settings: ChargeSettings) => Promise<void>;
  onClose: () => void;
}

/** Edits one reminder: its day and text, with a preview. */
export function ReminderSheet({ step, settings, keep, onClose }: ReminderSheetProps) {
  const today = useToday();
  const [side, setSide] = useState<Side>(
    step === null || step > 0 ? 'after' : step === 0 ? 'on' : 'before',
  );
  const [days, setDays] = useState<number | null>(step === null ? 5 : Math.abs(step) || 1);
  const at = side === 'on' ? 0 : days === null ? null : side === 'before' ? -days : days;
  const [own, setOwn] = useState<string | null>(
    step === null ? null : (settings.wordings[String(step)] ?? null),
  );
  const taken = at !== null && at !== step && settings.ladder.includes(at);
  const text = own ?? usualWording(at ?? 1);

  const saving = useAction(async (next: number | null) => {
    const { [String(step)]: _, ...others } = settings.wordings;
    const written = own?.trim() ?? '';
    const isOwn = next !== null && written !== '' && written !== usualWording(next);
    await keep({
      ...settings,
      ladder: [
        ...settings.ladder.filter((one) => one !== step),
        ...(next === null ? [] : [next]),
      ].toSorted((a, b) => a - b),
      wordings: isOwn ? { ...others, [String(next)]: written } : others,
    });
    onClose();
  });

  return (
    <Sheet
      open
      title={step === null ? 'Novo lembrete' : 'Lembrete'}
      description="Vai como aviso e e-mail, enquanto a cobrança estiver em aberto."
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (at !== null && !taken) void saving.run(at);
        }}
      >
        <div className={styles.pair}>
          <SelectField
            label="Quando"
            value={side}
            onChange={({ target }) =>
              setSide(SIDES.find(({ value }) => value === target.value)?.value ?? 'after')
            }
            options={SIDES}
          />
          {side !== 'on' && (
            <NumberField
              label="Quantos dias"
              value={days}
              min={1}
              max={MOST[side]}
              digits={2}
              onChange={setDays}
              error={days === null ? 'Diga quantos dias' : undefined}
            />
          )}
        </div>
        {taken && (
          <p className={textClass.hint} role="alert">
            Já existe um lembrete neste dia.
          </p>
        )}
        <TextAreaField
          label="Mensagem"
          hint={`${formatList(REMINDER_PLACES)} dão lugar ao nome, ao valor e ao dia.`}
          maxLength={CHARGE_LIMITS.wording}
          value={text}
          onChange={(event) => setOwn(event.target.value)}
        />
        {at !== null && (
          <div className={styles.group}>
            <p className={textClass.hint}>Assim ela chega:</p>
            <p className={styles.preview}>
              {filledReminder(wordingOf(at, { [String(at)]: text }), { ...SAMPLE, due: today })}
            </p>
          </div>
        )}
        <FormFailure failure={saving.failure} />
        <Button type="submit" size="l" full busy={saving.busy} disabled={at === null || taken}>
          Guardar
        </Button>
        {step !== null && (
          <Button variant="plain" onClick={() => void saving.run(null)}>
            Não lembrar neste dia
          </Button>
        )}
      </form>
    </Sheet>
  );
}
