import { UNKNOWN, type Unknown } from '#domain/charges/unknown';
import {
  type PlanPeriod,
  PROFESSIONAL_LIMITS,
  type PricePlan,
} from '#domain/coaching/professional';
import { unaccented } from '#domain/plain-text';
import { discountChoice, discountTooMuch } from '#words/charges/plans';
import { fieldError } from '#words/errors';
import { CHARGE_LIMITS } from '../../../data/charges/charges';
import { Disclosure } from '../../../ui/control/disclosure';
import { MoneyField } from '../../../ui/field/money-field';
import { SelectField } from '../../../ui/field/select-field';
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
  /** Number of charges with the discount; null for all. */
  readonly discountLeft: number | null;
}

export const NOTHING_AGREED: Agreed = {
  plan: null,
  title: '',
  includes: '',
  period: 'once',
  centavos: null,
  discount: null,
  discountReason: '',
  // A discount for ever is a choice, not an accident.
  discountLeft: 1,
};

/** The fields with a plan's values. */
export function agreedBy(plan: PricePlan): Agreed {
  const { id, name, includes, period, centavos } = plan;
  return { ...NOTHING_AGREED, plan: id, title: name, includes, period, centavos };
}

/** The fields with noted terms; a plan of that name gives what they leave open. */
export function agreedAs(
  { title, centavos }: { readonly title: string; readonly centavos: number | null },
  plans: readonly PricePlan[],
): Agreed {
  const named = plans.find(({ name }) => unaccented(name) === unaccented(title));
  const agreed = named
    ? agreedBy(named)
    : { ...NOTHING_AGREED, title: title || 'Mensalidade', period: 'monthly' as const };
  return { ...agreed, centavos: centavos ?? agreed.centavos };
}

interface StoredAgreed extends Omit<Agreed, 'period'> {
  readonly period: PlanPeriod | Unknown;
}

/** The fields with stored values, for editing. Screens offer no edit of an unknown period. */
export function agreedIn(stored: StoredAgreed): Agreed {
  const { plan, title, includes, centavos, discount, discountReason } = stored;
  const period = stored.period === UNKNOWN ? NOTHING_AGREED.period : stored.period;
  const discountLeft = discount ? stored.discountLeft : NOTHING_AGREED.discountLeft;
  return {
    ...{ plan, title, includes, period, centavos, discountReason, discountLeft },
    discount: discount || null,
  };
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
    discountLeft: discount === 0 ? null : agreed.discountLeft,
  };
}

/** Offered numbers of charges with a discount. */
const DISCOUNTS = [1, 2, 3, 6, 12];

/** Why a discount leaves nothing to pay; null if it does not. */
export function tooMuchDiscount({ centavos, discount }: Agreed): string | null {
  if (centavos === null || discount === null || discount < centavos) return null;
  return discountTooMuch(discount, centavos);
}

interface AgreedFieldsProps {
  agreed: Agreed;
  onChange: (agreed: Agreed) => void;
  /** After an attempt to send, missing fields show their errors. */
  asked: boolean;
  /** Whether it repeats, so that a discount may end. */
  repeats?: boolean;
}

/** Service, price and discount. */
export function AgreedFields({ agreed, onChange, asked, repeats = false }: AgreedFieldsProps) {
  const { title, includes, centavos, discount, discountReason, discountLeft } = agreed;
  const set = (changed: Partial<Agreed>) => onChange({ ...agreed, ...changed });
  const tooMuch = tooMuchDiscount(agreed);
  const choices = [...new Set([...DISCOUNTS, ...(discountLeft === null ? [] : [discountLeft])])];
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
        title={discount ? 'Desconto e o que está incluído' : 'Dar desconto ou contar o que inclui'}
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
              error={tooMuch ?? undefined}
            />
            <TextField
              label="Por que o desconto"
              optional
              placeholder="Indicação"
              maxLength={CHARGE_LIMITS.reason}
              autoComplete="off"
              value={discountReason}
              onChange={(event) => set({ discountReason: event.target.value })}
            />
            {repeats && discount !== null && (
              <SelectField
                label="Em quais cobranças"
                value={`${discountLeft ?? ''}`}
                onChange={({ target }) =>
                  set({ discountLeft: target.value === '' ? null : Number(target.value) })
                }
                options={[null, ...choices.toSorted((a, b) => a - b)].map((charges) => ({
                  value: `${charges ?? ''}`,
                  label: discountChoice(charges),
                }))}
              />
            )}
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
