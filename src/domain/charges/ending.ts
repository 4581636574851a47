import type { LocalDay } from '../local-day';
import type { ChargeFacts } from './charge';
import { type ListedCharge, monthFacts } from './money-months';
import { chargeToday, leftOf } from './standing';
import { moveCharge } from './transitions';

/**
 * Whether a charge is cancelled with the end of its subscription. It is if its due day is later
 * and no payment of it arrived or began.
 * @param endedOn the day in the charge's zone
 */
export function endsWithPlan(facts: ChargeFacts, endedOn: LocalDay): boolean {
  if (facts.due <= endedOn || facts.cancelled) return false;
  if (facts.payments.some(({ state }) => state === 'settled')) return false;
  return !('refused' in moveCharge(facts, { act: 'cancel' }));
}

/** A charge of two people, with its subscription. */
export interface SharedCharge extends ListedCharge {
  readonly subscription: string | null;
}

/** The effect on the money between two people when their coaching ends. */
export interface EndingMoney {
  /** Subscriptions that end. */
  readonly plans: number;
  /** Centavos of charges that are cancelled. */
  readonly cancelled: number;
  /** Centavos that stay to be paid. */
  readonly stays: number;
}

/** @param plans the subscriptions of the two that have not ended */
export function endingMoney(
  charges: readonly SharedCharge[],
  plans: readonly string[],
  now: number,
): EndingMoney {
  let [cancelled, stays] = [0, 0];
  for (const charge of charges) {
    const facts = monthFacts(charge);
    const { subscription } = charge;
    const ends = subscription !== null && plans.includes(subscription);
    if (ends && endsWithPlan(facts, chargeToday(facts, now))) cancelled += leftOf(facts);
    else stays += leftOf(facts);
  }
  return { plans: plans.length, cancelled, stays };
}
