import { isNextLate, type NextCharge } from '#domain/charges/next-charge';
import type { Unknown } from '#domain/charges/unknown';
import type { PlanPeriod } from '#domain/coaching/professional';
import { numericDay } from '../format/day';
import { plural } from '../format/plural';
import { eachPeriod, reais } from './charges';

interface PlanPrice {
  readonly centavos: number;
  readonly discount: number;
  readonly discountLeft: number | null;
  readonly period: PlanPeriod | Unknown;
}

/** The price of a subscription: "R$ 200,00 na próxima cobrança, depois R$ 220,00 por mês". */
export function planSum({ centavos, discount, discountLeft, period }: PlanPrice): string {
  const [now, each] = [reais(centavos - discount), eachPeriod(period)];
  if (discount === 0 || discountLeft === null) return `${now} ${each}`;
  const first = plural(discountLeft, {
    zero: '',
    one: 'na próxima cobrança',
    other: 'nas próximas # cobranças',
  });
  return `${now} ${first}, depois ${reais(centavos)} ${each}`;
}

type Period = PlanPrice['period'];

/** A monthly plan is a "mensalidade"; any other one is a "plano". */
export function planWord(period: Period, monthly: string, other: string): string {
  return period === 'monthly' ? monthly : other;
}

/** On a charge that a plan made. */
export function partOfPlan(period: Period): string {
  return `Faz parte de ${planWord(period, 'uma mensalidade', 'um plano')}`;
}

/** The outcome of an act on a plan. */
export function planDone(act: 'pause' | 'resume' | 'end', period: Period): string {
  const plan = planWord(period, 'Mensalidade', 'Plano');
  if (act === 'pause') return `${plan} em pausa. Nada novo é cobrado.`;
  if (act === 'resume') return `${plan} de volta.`;
  return planWord(period, 'Mensalidade encerrada.', 'Plano encerrado.');
}

/** How long a discount lasts, beside it on a charge; empty without an end. */
export function discountSpan(left: number | null): string {
  if (left === null) return '';
  return plural(left, {
    zero: 'só até esta cobrança',
    one: 'nesta cobrança e na próxima',
    other: 'nesta cobrança e nas próximas #',
  });
}

/** Beside a discount that leaves nothing to pay, in centavos. */
export function discountTooMuch(discount: number, price: number): string {
  const than = discount === price ? 'é o preço inteiro' : `passa do preço de ${reais(price)}`;
  return `O desconto de ${reais(discount)} ${than}. Escreva um desconto menor.`;
}

/** How many charges get a discount, as a choice; null for all. */
export function discountChoice(charges: number | null): string {
  if (charges === null) return 'Todas';
  return plural(charges, {
    zero: '',
    one: 'Só a próxima',
    other: 'As próximas #',
  });
}

/** The next charge of a subscription: "próxima em 30/11/2026", "em aberto desde 30/10/2026". */
export function nextWords(next: NextCharge, now: number): string {
  const day = numericDay(next.due);
  return isNextLate(next, now) ? `em aberto desde ${day}` : `próxima em ${day}`;
}

const STATES = {
  active: 'Ativa',
  paused: 'Pausada',
  ended: 'Encerrada',
  unknown: 'Atualize o app',
} as const;

/** The status of a subscription: "Ativa", "Pausada". */
export function subscriptionState(state: keyof typeof STATES): string {
  return STATES[state];
}
