import fc from 'fast-check';
import type { ChargeFacts, Payment } from '#domain/charges/charge';
import { type DisputeStatus, type ReportedDispute, summaryOf } from '#domain/charges/disputes';
import type { PaymentNews } from '#domain/charges/payment-news';
import { chargeStanding, leftOf, paidOf, surplusOf } from '#domain/charges/standing';
import { type ChargeAct, moveCharge } from '#domain/charges/transitions';

/** An act or event in a world where everything may arrive twice, late or never. */
export type Step =
  | {
      readonly do: 'act';
      readonly act: ChargeAct['act'];
      readonly pick: number;
      readonly sum: number;
    }
  /** An event at Stripe; `pick` selects the payment. */
  | { readonly do: 'stripe'; readonly pick: number; readonly what: Happening; readonly sum: number }
  /** Stripe sends its present state, by request or webhook; it may arrive later. */
  | { readonly do: 'ask'; readonly pick: number }
  /** A state sent at any time arrives, maybe again. */
  | { readonly do: 'hear'; readonly pick: number };

const HAPPENINGS = [
  'sent',
  'paid',
  'over',
  'tried-again',
  'refunded',
  'bounced',
  'disputed',
  'disputed',
  'decided',
  'decided',
  'decided',
] as const;
type Happening = (typeof HAPPENINGS)[number];
const ACTS = [
  ...(['claim', 'withdraw', 'confirm', 'refuse', 'record', 'remove'] as const),
  ...(['start', 'start', 'leave', 'cancel', 'edit'] as const),
];

const pick = fc.nat(30);
const sum = fc.oneof(fc.constantFrom(10_000, 3000, 7000), fc.integer({ min: 1, max: 30_000 }));
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('act' as const), act: fc.constantFrom(...ACTS), pick, sum }),
    fc.record({
      do: fc.constant('stripe' as const),
      what: fc.constantFrom(...HAPPENINGS),
      pick,
      sum,
    }),
    fc.record({ do: fc.constant('ask' as const), pick }),
    fc.record({ do: fc.constant('hear' as const), pick }),
  ),
  // Long sequences, because faults with money need many steps.
  { maxLength: 60, size: 'max' },
);

/** The truth at Stripe about one payment. */
interface Intent {
  said: PaymentNews['said'];
  centavos: number;
  refunded: number;
  bounced: number;
  disputes: ReportedDispute[];
}

/** The next states of a dispute at Stripe; a new one begins with any of {@link FIRST}. */
const NEXT: Readonly<Record<DisputeStatus, readonly DisputeStatus[]>> = {
  warning_needs_response: ['warning_under_review', 'warning_closed', 'needs_response'],
  warning_under_review: ['warning_closed', 'needs_response'],
  warning_closed: [],
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
  won: [],
  lost: ['appeal_needs_response'],
  prevented: [],
  appeal_needs_response: ['appeal_under_review', 'lost'],
  appeal_under_review: ['won', 'lost'],
};
const FIRST: readonly DisputeStatus[] = ['warning_needs_response', 'needs_response', 'prevented'];

/** The charge as the server stores it, beside the true state of the money. */
export class MoneyWorld {
  facts: ChargeFacts = {
    ...{ centavos: 10_000, due: '2026-11-20', zone: 'America/Sao_Paulo' },
    ...{ cancelled: false, payments: [] },
  };
  /** Outside money by payment: the professional's entry is the truth about it. */
  readonly outside = new Map<string, number>();
  readonly stripe = new Map<string, Intent>();
  /** Payments that Stripe reported as settled. */
  readonly told = new Set<string>();
  readonly #said: Answer[] = [];
  /** Answers applied to each payment, as the server counts them. */
  readonly #answers = new Map<string, number>();
  #made = 0;

  take(step: Step): void {
    if (step.do === 'act') {
      this.#act(step);
      return;
    }
    if (step.do === 'hear') {
      const said = this.#said[step.pick % Math.max(1, this.#said.length)];
      if (said) this.#hear(said);
      return;
    }
    const [id, intent] = [...this.stripe][step.pick % Math.max(1, this.stripe.size)] ?? [];
    if (!id || !intent) return;
    if (step.do === 'ask') this.#said.push(this.#ask(id, intent));
    else happen(intent, step);
  }

  /** The reconciliation: requests the state of every payment and applies it at once. */
  reconcile(): void {
    for (const [id, intent] of this.stripe) this.#hear(this.#ask(id, intent));
  }

  /** Money that really came and stayed, in centavos. */
  get kept(): number {
    const outside = [...this.outside.values()].reduce((total, one) => total + one, 0);
    return [...this.stripe.values()].reduce((total, one) => total + keptAt(one), outside);
  }

  /** Applies an act, and repeats it: the second time changes nothing. */
  #move(act: ChargeAct): Payment | 'refused' | null {
    const move = moveCharge(this.facts, act);
    if ('refused' in move) return 'refused';
    if ((act.act === 'claim' || act.act === 'start') && leftOf(this.facts) === 0) {
      throw new Error('asked for what is paid');
    }
    const again = moveCharge(move.facts, act);
    if (!('refused' in again) && JSON.stringify(again.facts) !== JSON.stringify(move.facts)) {
      throw new Error(`done twice: ${JSON.stringify(act)}`);
    }
    this.facts = move.facts;
    return move.payment;
  }

  #ask(id: string, intent: Intent): Answer {
    return { id, news: newsOf(intent), seen: this.#answers.get(id) ?? 0 };
  }

  /** The server discards an answer that was requested before another one was applied. */
  #hear({ id, news, seen }: Answer): void {
    if (seen !== (this.#answers.get(id) ?? 0)) return;
    this.#answers.set(id, seen + 1);
    if (this.#move({ act: 'news', id, ...news }) === 'refused') throw new Error('news refused');
    if (news.said === 'settled') this.told.add(id);
  }

  #act({ act, pick, sum }: Extract<Step, { do: 'act' }>): void {
    const { payments } = this.facts;
    const known = payments[pick % Math.max(1, payments.length)]?.id ?? 'none';
    this.#made += 1;
    const id = `new-${this.#made}`;
    switch (act) {
      case 'claim':
      case 'cancel':
        this.#move(act === 'claim' ? { act, id } : { act });
        return;
      case 'edit':
        this.#move({ act, centavos: sum, due: '2026-12-01' });
        return;
      case 'withdraw':
      case 'refuse':
        this.#move({ act, id: known });
        return;
      case 'remove': {
        const moved = this.#move({ act, id: known });
        if (moved !== 'refused') this.outside.delete(known);
        return;
      }
      case 'confirm':
      case 'record': {
        const told: ChargeAct =
          act === 'confirm'
            ? { act, id: known, centavos: sum }
            : {
                act,
                id,
                method: 'cash',
                centavos: sum,
                seen: pick % 3 ? paidOf(this.facts) : pick,
              };
        const moved = this.#move(told);
        if (moved && moved !== 'refused') this.outside.set(moved.id, moved.centavos);
        return;
      }
      case 'start': {
        const moved = this.#move({ act, id, method: pick % 2 === 0 ? 'card' : 'boleto' });
        if (!moved || moved === 'refused' || this.stripe.has(moved.id)) return;
        const { centavos } = moved;
        const nothing = { refunded: 0, bounced: 0, disputes: [] };
        this.stripe.set(moved.id, { said: 'unpaid', centavos, ...nothing });
        return;
      }
      case 'leave': {
        // Usually it was cancelled at Stripe before; otherwise money may still arrive by it.
        const intent = this.stripe.get(known);
        if (intent?.said === 'unpaid' && sum % 4 > 0) intent.said = 'failed';
        this.#move({ act, id: known });
      }
    }
  }
}

interface Answer {
  readonly id: string;
  readonly news: PaymentNews;
  readonly seen: number;
}

function newsOf({ said, centavos, refunded, bounced, disputes }: Intent): PaymentNews {
  return { said, refunded, bounced, ...summaryOf(disputes, centavos) };
}

/** The statuses in which the payer has the money that was withdrawn. */
const GONE: ReadonlySet<DisputeStatus> = new Set([
  'lost',
  'prevented',
  'appeal_needs_response',
  'appeal_under_review',
]);

function keptAt({ said, centavos, refunded, disputes }: Intent): number {
  if (said !== 'settled') return 0;
  const gone = disputes
    .filter(({ status }) => GONE.has(status))
    .reduce((all, { withdrawn }) => all + withdrawn, 0);
  return Math.max(0, centavos - refunded - gone);
}

/** The transitions that Stripe allows; others do not happen. */
function happen(
  intent: Intent,
  { what, sum, pick }: { readonly what: Happening; readonly sum: number; readonly pick: number },
): void {
  const { said, disputes } = intent;
  const waits = said === 'unpaid' || said === 'pending';
  if (what === 'sent' && said === 'unpaid') intent.said = 'pending';
  if (what === 'paid' && waits) intent.said = 'settled';
  if (what === 'over' && waits) intent.said = 'failed';
  if (what === 'tried-again' && said === 'pending') intent.said = 'unpaid';
  if (said !== 'settled') return;
  if (what === 'refunded') intent.refunded = Math.min(intent.centavos, intent.refunded + sum);
  if (what === 'bounced') {
    const back = Math.min(intent.refunded, sum);
    intent.refunded -= back;
    intent.bounced += back;
  }
  if (what === 'disputed' && disputes.length < 3) {
    const status = FIRST[pick % FIRST.length] ?? 'needs_response';
    disputes.push(disputeIn(status, Math.min(sum, intent.centavos)));
  }
  if (what === 'decided') {
    const at = pick % Math.max(1, disputes.length);
    const one = disputes[at];
    const next = one && NEXT[one.status];
    const status = next?.[sum % Math.max(1, next.length)];
    if (one && status) disputes[at] = disputeIn(status, one.centavos);
  }
}

/** Stripe takes the money at the start of a dispute, and returns it when that is won. */
function disputeIn(status: DisputeStatus, centavos: number): ReportedDispute {
  const isTaken = status !== 'won' && !status.startsWith('warning');
  return { status, centavos, withdrawn: isTaken ? centavos : 0 };
}

/**
 * Throws if an invariant is violated that must hold at any moment, even before all reports of
 * Stripe.
 */
export function mustHold({ facts, outside, stripe, told }: MoneyWorld): void {
  const standing = chargeStanding(facts);
  const [paid, left] = [paidOf(facts), leftOf(facts)];
  const count = (...states: Payment['state'][]) =>
    facts.payments.filter(({ state }) => states.includes(state)).length;
  const settled = facts.payments.filter(({ state }) => state === 'settled');
  const trulyCame = ({ id }: Payment) =>
    stripe.has(id) ? stripe.get(id)?.said === 'settled' : outside.has(id);
  const stayed = settled
    .filter((one) => one.refunded + one.lost < one.centavos)
    .reduce((total, { centavos }) => total + centavos, 0);
  const came = settled.reduce((total, { centavos }) => total + centavos, 0);
  const kept = (id: string) => settled.some((one) => one.id === id);
  const rules = {
    'one way at a time': count('started', 'pending', 'claimed') <= 1,
    'what counts as paid was paid': settled.every(trulyCame) && paid <= stayed,
    'what was told of stays': [...told, ...outside.keys()].every(kept),
    'paid means the whole sum came': standing !== 'paid' || stayed >= facts.centavos,
    'nobody is asked for more than is missing': left <= Math.max(0, facts.centavos - paid),
    'the part that never came stays open, refunded money does not':
      left === (facts.cancelled ? 0 : Math.max(0, facts.centavos - came)),
    'nothing is asked for what is paid': standing !== 'paid' || left === 0,
    'too much is no reason to ask': surplusOf(facts) === 0 || left === 0,
    'what is left is somewhere to be seen': left === 0 || !['paid', 'cancelled'].includes(standing),
  };
  const broken = Object.entries(rules).filter(([, holds]) => !holds);
  if (broken.length > 0) throw new Error(broken.map(([name]) => name).join('; '));
}
