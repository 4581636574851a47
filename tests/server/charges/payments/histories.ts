import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { STRIPE_METHODS, type StripeMethod } from '#domain/charges/charge';
import type { DisputeStatus } from '#domain/charges/disputes';
import { type ListTime, moneyOfMonth, monthFacts } from '#domain/charges/money-months';
import { receiptMoney } from '#domain/charges/receipt';
import { chargeStanding, leftOf, paidOf } from '#domain/charges/standing';
import { localDay } from '#domain/local-day';
import { monthOf, monthPlus } from '#domain/progress/calendar';
import { type Charge, type ChargePayment, chargeSchema } from '#protocol/charges/charges';
import { feeShare } from '../../../../server/charges/payments/fees';
import { findLostEvents } from '../../../../server/charges/payments/lost-events';
import { reconcile } from '../../../../server/charges/payments/reconcile';
import { recoverAll } from '../../../../server/charges/payments/recovery';
import { payRenewals } from '../../../../server/charges/payments/renewals';
import { DAY, MINUTE } from '../../../harness/clock';
import type { CardAnswer } from '../../../harness/stripe-books';
import type { Judgement } from '../../../harness/stripe-double';
import type { Dispute, Intent, Refund, StripeEvent } from '../../../harness/stripe-objects';
import type { Answer, Visitor } from '../../../harness/visitor';
import type { World } from './world';

const PRICE = 22_000;
const JOBS = [reconcile, findLostEvents, recoverAll, payRenewals];

/** An act of a person, of Stripe or of the network in the life of a charge. */
type Step =
  | { readonly do: 'start'; readonly method: StripeMethod; readonly tabs: 1 | 2 }
  | { readonly do: 'card'; readonly answer: 'ok' | 'processing' | 'declined' }
  | { readonly do: 'code' | 'settle' | 'expire' | 'leave' | 'ask' | 'cancel' | 'claim' }
  | { readonly do: 'answer'; readonly found: boolean; readonly part: number }
  | { readonly do: 'withdraw'; readonly pick: number }
  | { readonly do: 'cash'; readonly part: number }
  | { readonly do: 'refund'; readonly pick: number; readonly part: number; readonly taps: 1 | 2 }
  | { readonly do: 'bounce'; readonly pick: number }
  /** Whether banks let the next refunds wait. */
  | { readonly do: 'slow'; readonly is: boolean }
  | { readonly do: 'arrive'; readonly pick: number; readonly status: RefundEnd }
  | { readonly do: 'dispute'; readonly status: DisputeStatus; readonly part: number }
  | { readonly do: 'decide'; readonly pick: number; readonly isTaken: boolean }
  | { readonly do: 'events'; readonly how: 'come' | 'turned' | 'twice' | 'lost' }
  /** The payer removes the saved card, or ends the plan. */
  | { readonly do: 'drop' | 'end' }
  | { readonly do: 'work' | 'sleep'; readonly after: number }
  | { readonly do: 'crowd'; readonly turned: boolean }
  | { readonly do: 'fault'; readonly nth: number; readonly judgement: Judgement }
  | { readonly do: 'balance'; readonly centavos: number | null };

type RefundEnd = 'succeeded' | 'failed' | 'canceled';

const pick = fc.nat(5);
const part = fc.constantFrom(100, 50, 25);
const judgement: fc.Arbitrary<Judgement> = fc.oneof(
  fc.record({ status: fc.constantFrom(400, 402, 403, 409, 429) }),
  fc.record({
    status: fc.constantFrom('unheard' as const, 500 as const, 503 as const),
    done: fc.boolean(),
  }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('start'),
      method: fc.constantFrom<StripeMethod[]>('card', 'card', 'boleto', 'pix-stripe'),
      tabs: fc.constantFrom(1, 1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('card'),
      answer: fc.constantFrom('ok', 'ok', 'processing', 'declined'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('code', 'settle', 'expire', 'leave', 'ask', 'cancel', 'claim'),
    }),
  },
  fc.record({ do: fc.constant('answer'), found: fc.boolean(), part }),
  fc.record({ do: fc.constant('withdraw'), pick }),
  fc.record({ do: fc.constant('cash'), part }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund'),
      pick,
      part,
      taps: fc.constantFrom(1, 1, 2),
    }),
  },
  fc.record({ do: fc.constant('bounce'), pick }),
  fc.record({ do: fc.constant('slow'), is: fc.boolean() }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('arrive'),
      pick,
      status: fc.constantFrom<RefundEnd[]>('succeeded', 'failed', 'canceled'),
    }),
  },
  fc.record({
    do: fc.constant('dispute'),
    status: fc.constantFrom<DisputeStatus[]>(
      'needs_response',
      'warning_needs_response',
      'prevented',
    ),
    part,
  }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('decide'), pick, isTaken: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('events'),
      how: fc.constantFrom('come', 'come', 'turned', 'twice', 'lost'),
    }),
  },
  fc.record({ do: fc.constantFrom('drop', 'end') }),
  fc.record({ do: fc.constant('work'), after: fc.constantFrom(11 * MINUTE, DAY) }),
  // Stripe forgets keys while no job runs.
  fc.record({ do: fc.constant('sleep'), after: fc.constantFrom(DAY + 61 * MINUTE) }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crowd'), turned: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('fault'), nth: fc.nat(4), judgement }) },
  fc.record({ do: fc.constant('balance'), centavos: fc.constantFrom(0, null) }),
);
const PAID: readonly Step[] = [
  { do: 'start', method: 'card', tabs: 1 },
  { do: 'card', answer: 'ok' },
  { do: 'events', how: 'come' },
];
const WON: readonly Step[] = [
  ...PAID,
  { do: 'dispute', status: 'needs_response', part: 100 },
  { do: 'events', how: 'come' },
  { do: 'decide', pick: 1, isTaken: false },
  { do: 'events', how: 'come' },
];
const REFUND: Step = { do: 'refund', pick: 0, part: 50, taps: 1 };
/** A refund without an answer that is repeated after Stripe forgot its key. */
const UNHEARD: readonly Step[] = [
  ...PAID,
  { do: 'fault', nth: 1, judgement: { status: 'unheard', done: true } },
  REFUND,
  { do: 'sleep', after: DAY + 61 * MINUTE },
  REFUND,
];
/** A refund that waits at a bank, and comes back. */
const waiting = fc
  .constantFrom<RefundEnd[]>('failed', 'canceled')
  .map((status): readonly Step[] => [
    ...PAID,
    { do: 'slow', is: true },
    REFUND,
    { do: 'events', how: 'come' },
    { do: 'arrive', pick: 0, status },
  ]);
/** An inquiry that is prevented, with its money or without. */
const prevented = fc
  .boolean()
  .map((isTaken): readonly Step[] => [
    ...PAID,
    { do: 'dispute', status: 'warning_needs_response', part: 100 },
    { do: 'events', how: 'come' },
    { do: 'decide', pick: 3, isTaken },
  ]);
export const history = fc.record({
  /** The saved card of a monthly plan, or a single charge. */
  card: fc.constantFrom<(CardAnswer | null)[]>(null, null, 'ok', { code: 'card_declined' }),
  steps: fc
    .tuple(
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc.constantFrom<(readonly Step[])[]>(
            [],
            [],
            [],
            WON,
            [...WON, REFUND],
            UNHEARD,
          ),
        },
        waiting,
        prevented,
      ),
      fc.array(step, { minLength: 4, maxLength: 18, size: 'max' }),
    )
    .map(([first, then]) => [...first, ...then]),
});
interface History {
  readonly card: CardAnswer | null;
  readonly steps: readonly Step[];
}
export type Payer = Visitor & { readonly user: { readonly id: string } };
type Life = Awaited<ReturnType<typeof begin>>;

/** Plays one history of each payer, step by step in turn, and compares all sums of their money. */
export async function play(
  world: World,
  payers: readonly Payer[],
  histories: readonly History[],
): Promise<Charge[]> {
  const lives: Life[] = [];
  for (const [nth, payer] of payers.entries()) {
    lives.push(await begin(world, payer, histories[nth]?.card ?? null));
  }
  const most = Math.max(...histories.map(({ steps }) => steps.length));
  for (let nth = 0; nth < most; nth += 1) {
    for (const [at, { take }] of lives.entries()) {
      const step = histories[at]?.steps[nth];
      if (step) await take(step);
    }
  }
  await calm(world);
  const ends: Charge[] = [];
  for (const { end } of lives) ends.push(await end());
  return ends;
}

/** Stripe and the network are well again: events come, and the regular work runs for three days. */
async function calm(world: World): Promise<void> {
  const { stripe, server, paying } = world;
  stripe.trouble.judge = null;
  Object.assign(stripe.books.balance, { centavos: null, isSlow: false });
  // A plan charges nothing any more.
  const plans = server.deps.db.updateTable('plan_subscription');
  await plans.set({ card_id: null, card_label: null, card_most: null }).execute();
  await world.deliverAll(ORDERS.twice);
  for (const after of [11 * MINUTE, DAY, DAY, DAY]) {
    server.clock.advance(after + MINUTE);
    for (const job of JOBS) await job(paying);
  }
  await server.deps.db.deleteFrom('rate_limit').execute();
}

interface Planned {
  readonly id: string;
  readonly plan: string | null;
}

/** The charge of a new monthly plan whose payer saved a card. */
async function planned(world: World, payer: Payer, card: CardAnswer): Promise<Planned> {
  const { server, coach, stripe } = world;
  const form = {
    plan: null,
    title: 'Mensalidade',
    includes: '',
    period: 'monthly',
    discount: 0,
    discountReason: '',
    centavos: PRICE,
    zone: 'America/Sao_Paulo',
    first: localDay(server.clock.now(), 'America/Sao_Paulo'),
    students: [payer.user.id],
  };
  const { body } = await coach.post('/api/charges/subscriptions', form);
  const [plan = ''] = v.parse(v.object({ ids: v.array(v.string()) }), body).ids;
  const { db } = server.deps;
  const saved = { card_id: `pm_${plan}`, card_label: 'Visa', card_most: PRICE };
  stripe.books.cards.set(saved.card_id, { customer: '', answer: card });
  await db.updateTable('plan_subscription').set(saved).where('id', '=', plan).execute();
  const charge = db.selectFrom('charge').select('id').where('subscription_id', '=', plan);
  return { ...(await charge.executeTakeFirstOrThrow()), plan };
}

/** Begins the life of a charge of its own. */
async function begin(world: World, payer: Payer, card: CardAnswer | null) {
  const { stripe, coach, server } = world;
  const { books, trouble } = stripe;
  const students = [payer.user.id];
  const { id, plan }: Planned =
    card === null
      ? { id: await world.charge(PRICE, { for: { kind: 'students', students } }), plan: null }
      : await planned(world, payer, card);
  /** How often the saved card had paid when it was removed; null while it may pay. */
  let paidByCard: number | null = null;
  /** Money outside Stripe, by payment: what the professional entered. */
  const outside = new Map<string, number>();
  /** Intents of which a browser has the form; no other one can be paid. */
  const forms = new Set<string>();
  const mine = () => [...books.intents.values()].filter(({ metadata }) => metadata.charge === id);
  const isMine = ({ payment_intent: id }: Refund) => mine().some((one) => one.id === id);
  const open = () => mine().findLast(({ status }) => !['canceled', 'succeeded'].includes(status));
  const paid = () => mine().filter(({ status }) => status === 'succeeded');
  const renewed = () => paid().filter(({ metadata }) => metadata.renewal === '1').length;

  /** An answer to a person is a success or a refusal in words. */
  function heard(answer: Answer): Answer {
    const { status, body } = answer;
    const inWords = status < 400 || JSON.stringify(body).includes('"message":"');
    const ours = status < 500 || (status === 502 && isUnreachable(body));
    if (!inWords || !ours)
      throw new Error(`answered ${status} ${answer.text} ${server.logged().slice(-1500)}`);
    return answer;
  }
  const sums = (percent: number, of: number) => Math.max(1, Math.floor((of * percent) / 100));
  const read = () => world.read(id, coach);
  const payment = async (fits: (one: ChargePayment) => boolean, nth: number) => {
    const fitting = (await read()).payments.filter(fits);
    return fitting[nth % Math.max(1, fitting.length)];
  };
  const work = async () => {
    for (const job of JOBS) await job(world.paying).catch(unreachable);
  };

  /** The greatest sum that was refunded of an intent at any time; a bank may return it later. */
  const refundedOnce = new Map<string, number>();

  async function take(step: Step): Promise<void> {
    await act(step);
    for (const intent of paid()) {
      const { amount_refunded: now } = books.chargeOf(intent);
      refundedOnce.set(intent.id, Math.max(now, refundedOnce.get(intent.id) ?? 0));
    }
  }
  async function act(step: Step): Promise<unknown> {
    switch (step.do) {
      case 'start': {
        const tabs = Array.from({ length: step.tabs }, () =>
          payer.post('/api/payments/start', { charge: id, method: step.method, keepCard: false }),
        );
        for (const { text } of (await Promise.all(tabs)).map(heard)) {
          const [secret] = /pi_\w+?(?=_secret_)/.exec(text) ?? [];
          if (secret !== undefined) forms.add(secret);
        }
        return;
      }
      case 'card': {
        const intent = open();
        const { answer } = step;
        if (!intent || !forms.has(intent.id) || !canPay(intent, 'card')) return;
        const declined = { code: 'card_declined', decline_code: 'insufficient_funds' };
        return stripe.payByCard(intent.id, answer === 'declined' ? declined : answer);
      }
      case 'code': {
        const intent = open();
        const isCode = intent && (canPay(intent, 'boleto') || canPay(intent, 'pix'));
        if (!isCode || !forms.has(intent.id)) return;
        return stripe.showCode(intent.id);
      }
      case 'settle':
      case 'expire': {
        const intent = open();
        const waits = intent?.status === 'processing' || intent?.status === 'requires_action';
        if (!intent || !waits) return;
        return step.do === 'settle' ? stripe.settle(intent.id) : stripe.expire(intent.id);
      }
      case 'ask':
      case 'leave': {
        const one = await payment(({ method }) => STRIPE_METHODS.some((two) => two === method), 0);
        return one && heard(await payer.post(`/api/payments/${one.id}/${step.do}`));
      }
      case 'cancel':
        return heard(await coach.post(`/api/charges/${id}/cancel`));
      case 'claim':
        return heard(await payer.post(`/api/charges/${id}/claims`, { note: '', receipt: null }));
      case 'answer': {
        const one = await payment(({ state }) => state === 'claimed', 0);
        if (!one) return;
        const centavos = sums(step.part, one.centavos);
        const day = localDay(server.clock.now(), 'America/Sao_Paulo');
        const found = step.found ? { found: true, centavos, day } : { found: false };
        const { status } = heard(await coach.put(`/api/charges/${id}/claims/${one.id}`, found));
        if (status < 300 && step.found) outside.set(one.id, centavos);
        return;
      }
      case 'withdraw': {
        const one = await payment(({ id: known }) => outside.has(known), step.pick);
        if (!one) return;
        const { status } = heard(await coach.delete(`/api/charges/${id}/payments/${one.id}`));
        if (status < 300) outside.delete(one.id);
        return;
      }
      case 'cash': {
        const seen = await read();
        if (seen.left === 0) return;
        const form = {
          id: randomUUID(),
          paid: paidOf(monthFacts(seen)),
          method: 'cash',
          centavos: sums(step.part, seen.left),
          day: localDay(server.clock.now(), 'America/Sao_Paulo'),
          note: '',
        };
        const answer = heard(await coach.post(`/api/charges/${id}/payments`, form));
        if (answer.status < 300) outside.set(form.id, form.centavos);
        return;
      }
      case 'refund': {
        const one = await payment(
          ({ state, method }) =>
            state === 'settled' && (method === 'card' || method === 'pix-stripe'),
          step.pick,
        );
        if (!one) return;
        const centavos = step.part === 100 ? null : sums(step.part, one.centavos);
        const form = { centavos, seen: one.refunded + one.bounced };
        const tap = () => coach.post(`/api/payments/${one.id}/refund`, form);
        return (await Promise.all(Array.from({ length: step.taps }, tap))).map(heard);
      }
      case 'bounce': {
        const refunds = books.refunds.filter(isMine);
        const refund = refunds[step.pick % Math.max(1, refunds.length)];
        return refund && books.endRefund(refund, 'failed');
      }
      case 'slow':
        books.balance.isSlow = step.is;
        return;
      case 'arrive': {
        const refunds = books.refunds.filter((one) => isMine(one) && one.status === 'pending');
        const refund = refunds[step.pick % Math.max(1, refunds.length)];
        return refund && books.endRefund(refund, step.status);
      }
      case 'dispute': {
        // Several may be under way, together for no more than was paid.
        const { status } = step;
        const contested = (one: Intent) => sumOf(disputes(one.id).map(({ amount }) => amount));
        const amountOf = (one: Intent) => sums(step.part, one.amount);
        const intent = paid().find((one) => contested(one) + amountOf(one) <= one.amount);
        return intent && books.openDispute(intent, { status, amount: amountOf(intent) });
      }
      case 'decide': {
        const movable = mine()
          .flatMap((one) => disputes(one.id))
          .filter(canMove);
        const dispute = movable[step.pick % Math.max(1, movable.length)];
        if (!dispute) return;
        const next = NEXT[dispute.status] ?? [];
        const status = next[step.pick % next.length];
        // A dispute that was prevented by a refund takes its money.
        if (status === 'prevented' && step.isTaken) books.withdraw(dispute, -dispute.amount);
        return status && books.moveDispute(dispute, status);
      }
      case 'events':
        if (step.how === 'lost') return world.loseEvents();
        return world.deliverAll(ORDERS[step.how]);
      case 'drop': {
        if (plan === null) return;
        const { status } = heard(await payer.delete(`/api/payments/cards/${plan}`));
        if (status === 204) paidByCard ??= renewed();
        return;
      }
      case 'end': {
        if (plan === null) return;
        return heard(
          await payer.post(`/api/charges/subscriptions/${plan}/standing`, { act: 'end' }),
        );
      }
      case 'work': {
        const isWell = trouble.judge === null;
        server.clock.advance(step.after);
        await work();
        const { standing, payments } = await read();
        const hasForm = payments.some(({ state }) => state === 'started');
        if (isWell && standing === 'disputed' && hasForm) {
          throw new Error('a form of a disputed charge stays open');
        }
        return;
      }
      case 'sleep':
        return server.clock.advance(step.after);
      case 'crowd': {
        const events = world.deliverAll(step.turned ? ORDERS.turned : ORDERS.come);
        return Promise.all([events, ...JOBS.map((job) => job(world.paying).catch(unreachable))]);
      }
      case 'fault': {
        let left = step.nth;
        // The library repeats a call without an answer, so each of its tries is lost.
        let times = step.judgement.status === 'unheard' ? 3 : 1;
        trouble.judge = () => {
          left -= 1;
          if (left >= 0) return null;
          times -= 1;
          if (times === 0) trouble.judge = null;
          return step.judgement;
        };
        return;
      }
      case 'balance':
        books.balance.centavos = step.centavos;
    }
  }
  const disputes = (intent: string) =>
    books.disputes.filter(({ payment_intent }) => payment_intent === intent);

  /** The operator returns the fee of what was refunded, and of what a bank returned since. */
  function checkFee(intent: Intent): void {
    const { application_fee, amount_refunded } = books.chargeOf(intent);
    const fee = books.fees.feeOf(String(application_fee));
    const share = (refunded: number) => feeShare(fee.amount, refunded, intent.amount);
    const most = share(refundedOnce.get(intent.id) ?? 0);
    if (fee.amount_refunded < share(amount_refunded) || fee.amount_refunded > most) {
      throw new Error(`the returned fee is ${fee.amount_refunded} of ${amount_refunded}`);
    }
  }

  async function end(): Promise<Charge> {
    for (const intent of paid()) {
      const gone = [
        ...books.refunds
          .filter((one) => one.payment_intent === intent.id && reachesPayer(one))
          .map(({ amount }) => amount),
        ...disputes(intent.id).flatMap((one) =>
          one.balance_transactions.map(({ amount }) => -amount),
        ),
      ];
      const group = `dispute-${intent.metadata.payment}`;
      const kept = books.transfers.keptOf(books.chargeOf(intent), group);
      same('the account of the professional', kept, Math.max(0, intent.amount - sumOf(gone)));
      checkFee(intent);
    }
    const atStripe = paid().map((intent) => {
      const back = books.refunds.filter(
        (one) => one.payment_intent === intent.id && reachesPayer(one),
      );
      // During an appeal the payer has the money, as after a dispute prevented by a refund.
      const lost = disputes(intent.id).filter(
        ({ status, balance_transactions: money }) =>
          /^(lost|appeal_)/.test(status) || (status === 'prevented' && money.length > 0),
      );
      const gone = [...back, ...lost].reduce((sum, { amount }) => sum + amount, 0);
      return Math.max(0, intent.amount - gone);
    });
    if (paidByCard !== null) same('payments by a removed card', renewed(), paidByCard);
    const truth = sumOf([...atStripe, ...outside.values()]);
    const charge = await read();
    const other = v.parse(chargeSchema, (await payer.get(`/api/charges/${id}`)).body);
    const facts = monthFacts(charge);
    const arrived = charge.payments.filter(({ state }) => state === 'settled');
    same('the charge and Stripe', paidOf(facts), truth);
    const receipt = receiptMoney(charge.payments, charge.zone);
    same('the receipt and Stripe', receipt.sum, truth);
    const lines = sumOf(receipt.lines.map(({ centavos }) => centavos));
    same('the lines of the receipt and its sum', lines - receipt.returned, truth);
    const others = receiptMoney(other.payments, other.zone);
    same('the receipts of both sides', others, receipt);
    same('the payments here and at Stripe', arrived.length, paid().length + outside.size);
    same('both sides', [charge.standing, charge.left], [other.standing, other.left]);
    same(
      'the rules and the answer',
      [chargeStanding(facts), leftOf(facts)],
      [charge.standing, charge.left],
    );
    if (arrived.reduce((sum, { centavos }) => sum + centavos, 0) > PRICE) {
      throw new Error('the payer paid more than the price');
    }
    const rows = server.deps.db.selectFrom('charge_payment').select('provider_id');
    const named = (await rows.where('charge_id', '=', id).execute()).map((row) => row.provider_id);
    // An intent without a payment here has no form in which anybody could pay it.
    const last = open();
    const isKnown = last !== undefined && named.includes(last.id);
    same('open intents', isKnown ? last.status : 'none', openHere(charge));
    return charge;
  }
  return { take, end };
}

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** Payments under way at Stripe have to be known here; a form is closed after a day. */
function openHere({ payments }: Charge): string {
  const pending = payments.find(({ state }) => state === 'pending');
  if (!pending) return 'none';
  return pending.method === 'card' ? 'processing' : 'requires_action';
}

/**
 * The statuses that may follow each status of a dispute. Stripe prevents one only before it becomes
 * a formal dispute.
 */
const NEXT: Readonly<Record<string, readonly DisputeStatus[]>> = {
  warning_needs_response: ['warning_under_review', 'warning_closed', 'needs_response', 'prevented'],
  warning_under_review: ['warning_closed', 'needs_response', 'prevented'],
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
  lost: ['appeal_needs_response'],
  appeal_needs_response: ['appeal_under_review'],
  appeal_under_review: ['won', 'lost'],
};

function reachesPayer({ status }: Refund): boolean {
  return status !== 'failed' && status !== 'canceled';
}

function canMove({ status }: Dispute): boolean {
  return status in NEXT;
}

function canPay({ status, allowed_payment_method_types: types }: Intent, type: string): boolean {
  return status === 'requires_payment_method' && types.includes(type);
}

const ORDERS: Record<'come' | 'turned' | 'twice', (events: StripeEvent[]) => StripeEvent[]> = {
  come: (events) => events,
  turned: (events) => events.toReversed(),
  twice: (events) => [...events, ...events],
};

function isUnreachable(body: unknown): boolean {
  return JSON.stringify(body).includes('stripe_unreachable');
}

/** The regular work may fail because Stripe does, or refuses. */
function unreachable(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code !== 'stripe_unreachable' && code !== 'stripe_refused') throw error;
}

function same(what: string, one: unknown, two: unknown): void {
  const [first, second] = [JSON.stringify(one), JSON.stringify(two)];
  if (first !== second) throw new Error(`${what} differ: ${first} and ${second}`);
}

/** The money of charges that arrived and stayed, as the board adds it up by month. */
export function onBoard(charges: readonly Charge[], time: ListTime): number {
  const months = Array.from({ length: 15 }, (_, n) => monthPlus(monthOf(time.today), n - 13));
  return months.reduce((sum, month) => sum + moneyOfMonth(charges, month, time).received, 0);
}
