import {
  type PlanPeriod,
  PROFESSIONAL_LIMITS,
  type PricePlan,
} from '#domain/coaching/professional';
import { fieldError } from '#words/errors';
import { CHARGE_LIMITS } from '../../../data/charges/charges';
import { Disclosure } from '../../../ui/control/disclosure';
import { MoneyField } from '../../../ui/field/money-field';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { TextField } from '../../../ui/field/text-field';
import styles from './charges.module.css';

/** The agreed service and price while they are typed. */
export interface Agreed {
  readonly plan: string | null;
  readonly title: string;
  readonly includes: string;
  readonly period: PlanPeriod;
  readonly centavos: number | null;
  readonly discount: number | null;
  readonly discountReason: string;
}

export const NOTHING_AGREED: Agreed = {
  plan: null,
  title: '',
  includes: '',
  period: 'once',
  centavos: null,
  discount: null,
  discountReason: '',
};

/** The fields with a plan's values. */
export function agreedBy(plan: PricePlan): Agreed {
  const { id, name, includes, period, centavos } = plan;
  return { ...NOTHING_AGREED, plan: id, title: name, includes, period, centavos };
}

/** The fields with stored values, for editing. */
export function agreedIn(stored: Agreed): Agreed {
  const { plan, title, includes, period, centavos, discount, discountReason } = stored;
  return { plan, title, includes, period, centavos, discount: discount || null, discountReason };
}

/** The values to send; null while one is missing. */
export function agreedFrom(agreed: Agreed) {
  const { title, includes, centavos, discountReason } = agreed;
  const discount = agreed.discount ?? 0;
  if (title.trim() === '' || !centavos || discount >= centavos) return null;
  return {
    ...agreed,
    title: title.trim(),
    includes: includes.trim(),
    centavos,
    discount,
    discountReason: discount === 0 ? '' : discountReason.trim(),
  };
}

interface AgreedFieldsProps {
  agreed: Agreed;
  onChange: (agreed: Agreed) => void;
  /** After an attempt to send, missing fields show their errors. */
  asked: boolean;
}

/** Service, price and discount. */
export function AgreedFields({ agreed, onChange, asked }: AgreedFieldsProps) {
  const { title, includes, centavos, discount, discountReason } = agreed;
  const set = (changed: Partial<Agreed>) => onChange({ ...agreed, ...changed });
  const isTooMuch = centavos !== null && discount !== null && discount >= centavos;
  return (
    <>
      <TextField
        label="O que é"
        placeholder="Consultoria online"
        maxLength={PROFESSIONAL_LIMITS.planName}
        autoComplete="off"
        value={title}
        onChange={(event) => set({ title: event.target.value })}
        error={asked && title.trim() === '' ? fieldError('name') : undefined}
      />
      <MoneyField
        label="Preço"
        value={centavos}
        min={1}
        max={PROFESSIONAL_LIMITS.centavos}
        onChange={(value) => set({ centavos: value })}
        error={asked && centavos === null ? 'Escreva o valor como 220,00' : undefined}
      />
      <Disclosure
        title={discount ? 'Desconto e o que está incluído' : 'Dar desconto, dizer o que inclui'}
        open={discount ? true : undefined}
      >
        <div className={styles.form}>
          <div className={styles.pair}>
            <MoneyField
              label="Desconto"
              optional
              value={discount}
              max={PROFESSIONAL_LIMITS.centavos}
              onChange={(value) => set({ discount: value })}
              error={isTooMuch ? 'O desconto é menor que o preço' : undefined}
            />
            <TextField
              label="Por que o desconto"
              optional
              placeholder="Primeiro mês"
              maxLength={CHARGE_LIMITS.reason}
              autoComplete="off"
              value={discountReason}
              onChange={(event) => set({ discountReason: event.target.value })}
            />
          </div>
          <TextAreaField
            label="O que está incluído"
            optional
            maxLength={PROFESSIONAL_LIMITS.planIncludes}
            value={includes}
            onChange={(event) => set({ includes: event.target.value })}
          />
        </div>
      </Disclosure>
    </>
  );
}
