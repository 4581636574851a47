import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChargeFacts, Payment } from '#domain/charges/charge';
import { UNDISPUTED } from '#domain/charges/disputes';
import { type PaymentNews, withNews } from '#domain/charges/payment-news';
import { chargeStanding, leftOf, paidOf, surplusOf } from '#domain/charges/standing';
import { type ChargeAct, moveCharge } from '#domain/charges/transitions';
import { MoneyWorld, mustHold, steps } from './money-world';

const OPEN: ChargeFacts = {
  centavos: 22_000,
  due: '2026-11-20',
  zone: 'America/Sao_Paulo',
  cancelled: false,
  payments: [],
};
const SETTLED = { said: 'settled', refunded: 0, bounced: 0, ...UNDISPUTED } as const;
const PENDING = { said: 'pending', refunded: 0, bounced: 0, ...UNDISPUTED } as const;

/** The charge after acts that must all succeed. */
function chargeAfter(...acts: readonly ChargeAct[]): ChargeFacts {
  return acts.reduce((facts, act) => {
    const move = moveCharge(facts, act);
    if ('refused' in move) throw new Error(`${act.act}: ${move.refused}`);
    return move.facts;
  }, OPEN);
}
function refusal(facts: ChargeFacts, act: ChargeAct): string | null {
  const move = moveCharge(facts, act);
  return 'refused' in move ? move.refused : null;
}

const claim = { act: 'claim', id: 'c' } as const;
const card = { act: 'start', id: 's', method: 'card' } as const;
const cash = { act: 'record', id: 'm', method: 'cash', centavos: 22_000 } as const;
const confirm = { act: 'confirm', id: 'c', centavos: 22_000 } as const;
const news = (said: PaymentNews) => ({ act: 'news', id: 's', ...said }) as const;

describe('the way of a payment', () => {
  test('told of by the payer, found by the professional', () => {
    expect(chargeStanding(chargeAfter(claim))).toBe('claimed');
    expect(chargeStanding(chargeAfter(claim, confirm))).toBe('paid');
    const part = chargeAfter(claim, { ...confirm, centavos: 10_000 });
    expect([chargeStanding(part), leftOf(part)]).toEqual(['partial', 12_000]);
    expect(chargeStanding(chargeAfter(claim, { act: 'refuse', id: 'c' }))).toBe('open');
    expect(chargeStanding(chargeAfter(claim, { act: 'withdraw', id: 'c' }))).toBe('open');
  });

  test('noted in two tabs counts once: the second had seen less than what came', () => {
    const noted = chargeAfter({ ...cash, centavos: 10_000, seen: 0 });
    const again = { ...cash, id: 'n', centavos: 10_000 };
    expect(refusal(noted, { ...again, seen: 0 })).toBe('charge_moving');
    expect(refusal(noted, { ...again, seen: 10_000 })).toBeNull();
  });

  test('told of again is the next one, of what is left', () => {
    const facts = chargeAfter(claim, { ...confirm, centavos: 10_000 }, { act: 'claim', id: 'd' });
    expect(facts.payments.map(({ centavos }) => centavos)).toEqual([10_000, 12_000]);
  });

  test('opened in two tabs is one and the same', () => {
    const move = moveCharge(chargeAfter(card), { act: 'start', id: 't', method: 'boleto' });
    expect(move).toMatchObject({ payment: { id: 's', method: 'boleto', state: 'started' } });
    expect('facts' in move && move.facts.payments).toHaveLength(1);
  });

  test('through Stripe: sent, settled, and no news undoes it but money that goes back', () => {
    const facts = chargeAfter(card, news(PENDING), news(SETTLED));
    expect(chargeStanding(facts)).toBe('paid');
    for (const said of ['unpaid', 'pending', 'failed'] as const) {
      expect(moveCharge(facts, news({ ...SETTLED, said }))).toMatchObject({ facts });
    }
    const refunded = chargeAfter(card, news({ ...SETTLED, refunded: 22_000 }), news(SETTLED));
    expect(chargeStanding(refunded)).toBe('refunded');
    expect(chargeStanding(chargeAfter(card, news({ ...SETTLED, dispute: 'open' })))).toBe(
      'disputed',
    );
  });

  test('what a bank sends back did not go, and an answer from before changes that no more', () => {
    const gone = news({ ...SETTLED, refunded: 22_000 });
    const back = news({ ...SETTLED, bounced: 22_000 });
    expect(chargeStanding(chargeAfter(card, gone, back))).toBe('paid');
    expect(chargeStanding(chargeAfter(card, back, gone))).toBe('paid');
    const again = news({ ...SETTLED, refunded: 22_000, bounced: 22_000 });
    expect(chargeStanding(chargeAfter(card, gone, again, back))).toBe('refunded');
  });

  test('found at Stripe only counts beside whatever came meanwhile, once', () => {
    const adopt = { act: 'adopt', id: 's', method: 'card', centavos: 22_000 } as const;
    const found = chargeAfter({ act: 'cancel' }, adopt, adopt, news(SETTLED));
    expect([chargeStanding(found), found.payments.length]).toEqual(['paid', 1]);
    const twice = chargeAfter(cash, adopt, news(SETTLED), adopt);
    expect([chargeStanding(twice), surplusOf(twice)]).toEqual(['paid', 22_000]);
    expect(chargeStanding(chargeAfter(claim, adopt, news(SETTLED)))).toBe('paid');
  });

  test('a card that was refused can be tried again', () => {
    const facts = chargeAfter(card, news(PENDING), news({ ...SETTLED, said: 'unpaid' }));
    expect(facts.payments.map(({ state }) => state)).toEqual(['started']);
  });
});

describe('what is refused', () => {
  const pending = chargeAfter(card, news(PENDING));
  test.each<[string, ChargeFacts, ChargeAct, string]>([
    ['a second word', chargeAfter(claim), { act: 'claim', id: 'd' }, 'charge_pending'],
    ['a card beside a word', chargeAfter(claim), card, 'charge_pending'],
    ['cash beside a word', chargeAfter(claim), cash, 'charge_pending'],
    ['cash while the bank is at it', pending, cash, 'charge_pending'],
    ['a word while the bank is at it', pending, claim, 'charge_pending'],
    ['a second card while the bank is at it', pending, { ...card, id: 't' }, 'charge_pending'],
    ['cancelling while the bank is at it', pending, { act: 'cancel' }, 'charge_pending'],
    ['cash before the form at Stripe is closed', chargeAfter(card), cash, 'payment_open'],
    ['a word beside an open form', chargeAfter(card), claim, 'payment_open'],
    ['cancelling before it is closed', chargeAfter(card), { act: 'cancel' }, 'payment_open'],
    ['cash for what is paid', chargeAfter(cash), { ...cash, id: 'n' }, 'charge_settled'],
    ['a card for what is paid', chargeAfter(cash), card, 'charge_settled'],
    ['a word for what was cancelled', chargeAfter({ act: 'cancel' }), claim, 'charge_settled'],
    ['cancelling what is paid', chargeAfter(cash), { act: 'cancel' }, 'charge_settled'],
    ['another price once something came', chargeAfter(cash), edit(), 'charge_moving'],
    ['another price once something was told', chargeAfter(claim), edit(), 'charge_moving'],
    ['another answer', chargeAfter(claim, { act: 'refuse', id: 'c' }), confirm, 'charge_moving'],
    ['another sum', chargeAfter(claim, confirm), { ...confirm, centavos: 1 }, 'charge_moving'],
    [
      ...(['taking back what was found', chargeAfter(claim, confirm)] as const),
      ...([{ act: 'withdraw', id: 'c' }, 'charge_moving'] as const),
    ],
    ['leaving what is on its way', pending, { act: 'leave', id: 's' }, 'charge_pending'],
    [
      'removing what came by card',
      chargeAfter(card),
      { act: 'remove', id: 's' },
      'unknown_payment',
    ],
    ['news of cash', chargeAfter(cash), { ...news(SETTLED), id: 'm' }, 'unknown_payment'],
    ['news of nothing', OPEN, news(SETTLED), 'unknown_payment'],
  ])('%s', (_, facts, act, code) => {
    expect(refusal(facts, act)).toBe(code);
  });

  function edit(): ChargeAct {
    return { act: 'edit', centavos: 20_000, due: '2026-11-25' };
  }

  test('nothing, of what may be done', () => {
    expect(chargeAfter(edit())).toMatchObject({ centavos: 20_000, due: '2026-11-25' });
    expect(chargeStanding(chargeAfter({ act: 'cancel' }, { act: 'cancel' }))).toBe('cancelled');
    expect(chargeStanding(chargeAfter(cash, { act: 'remove', id: 'm' }))).toBe('open');
    const refunded = news({ ...SETTLED, refunded: 22_000 });
    expect(chargeStanding(chargeAfter(card, refunded, cash))).toBe('paid');
  });
});

describe('whatever happens, in whatever order, however often', () => {
  test('no money is lost or made up, and what came too often is shown', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const world = new MoneyWorld();
        for (const step of all) {
          world.take(step);
          mustHold(world);
        }
        world.reconcile();
        mustHold(world);
        expect(paidOf(world.facts)).toBe(world.kept);
        expect(surplusOf(world.facts)).toBe(Math.max(0, world.kept - world.facts.centavos));
      }),
      { numRuns: 500 },
    );
  });

  test('where a charge stands follows from its payments alone, in any order', () => {
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.nat()), (all, order) => {
        const world = new MoneyWorld();
        for (const step of all) world.take(step);
        const shuffled = world.facts.payments
          .map((payment) => ({ payment, at: order.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ payment }) => payment);
        const seen = (facts: ChargeFacts) =>
          [chargeStanding, paidOf, leftOf, surplusOf].map((of) => of(facts));
        expect(seen({ ...world.facts, payments: shuffled })).toEqual(seen(world.facts));
      }),
    );
  });

  test('news that hold a last word end the same in any order', () => {
    const said = fc.record({
      said: fc.constantFrom<PaymentNews['said']>('unpaid', 'pending', 'settled', 'failed'),
      refunded: fc.integer({ min: 0, max: 30_000 }),
      bounced: fc.integer({ min: 0, max: 30_000 }),
      dispute: fc.constant(null),
      contested: fc.constant(0),
      lost: fc.constant(0),
    });
    const lists = fc
      .array(said, { minLength: 1, maxLength: 8 })
      .filter((list) => list.some((one) => one.said === 'settled' || one.said === 'failed'))
      .chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
        ),
      );
    fc.assert(
      fc.property(lists, ([one, other]) => {
        const started: Payment = {
          id: 's',
          method: 'card',
          state: 'started',
          centavos: 22_000,
          refunded: 0,
          bounced: 0,
          ...UNDISPUTED,
        };
        const heard = (list: readonly PaymentNews[]) => list.reduce(withNews, started);
        expect(heard(other)).toEqual(heard(one));
        expect(heard([...one, ...other])).toEqual(heard(one));
      }),
    );
  });
});
