import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Payment } from '#domain/charges/charge';
import {
  DISPUTE_STATUSES,
  type ReportedDispute,
  summaryOf,
  UNDISPUTED,
} from '#domain/charges/disputes';
import { disputedMoneyOf, moneyOf } from '#domain/charges/payment-money';
import { withNews } from '#domain/charges/payment-news';
import { disputedMoneyWords, paymentLine } from '#words/charges/payment-line';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** A card payment of R$ 220,00 that arrived. */
function settled(over: Partial<Payment> = {}): Payment {
  const money = { centavos: 22_000, refunded: 0, bounced: 0, ...UNDISPUTED };
  return { id: 'p', method: 'card', state: 'settled', ...money, ...over };
}

test('what went back of a payment is told with it', () => {
  const money = { centavos: 22_000, bounced: 0, ...UNDISPUTED };
  const payment = { id: 'p', method: 'card', ...money } as const;
  expect(spaced(paymentLine({ ...payment, state: 'settled', refunded: 2_000 }))).toBe(
    'Recebido · R$ 20,00 devolvidos',
  );
  expect(paymentLine({ ...payment, state: 'settled', refunded: 22_000 })).toBe(
    'Recebido · devolvido',
  );
  const bounced = { ...payment, state: 'settled', refunded: 0, bounced: 2_000 } as const;
  expect(spaced(paymentLine(bounced))).toBe('Recebido · devolução de R$ 20,00 não chegou');
});

test.each([
  [{ dispute: 'inquiry', contested: 22_000 }, 'o banco pediu explicações'],
  [{ dispute: 'dismissed' }, 'o banco aceitou as explicações'],
  [{ dispute: 'open', contested: 22_000 }, 'contestado no banco'],
  [{ dispute: 'open', contested: 5_000 }, 'R$ 50,00 contestados no banco'],
  [
    { dispute: 'open', contested: 5_000, lost: 1_000 },
    'R$ 50,00 contestados no banco · R$ 10,00 voltaram a quem pagou',
  ],
  [{ dispute: 'lost', lost: 22_000 }, 'contestação perdida · voltou a quem pagou'],
  [{ dispute: 'lost', lost: 5_000 }, 'contestação perdida · R$ 50,00 voltaram a quem pagou'],
  [
    { dispute: 'appeal', contested: 22_000, lost: 22_000 },
    'contestação perdida, em recurso no banco · voltou a quem pagou',
  ],
  [{ dispute: 'won' }, 'contestação ganha'],
  [{ dispute: 'prevented' }, 'contestação evitada'],
  [{ dispute: 'prevented', lost: 22_000 }, 'contestação evitada · voltou a quem pagou'],
] as const)('names the dispute and its amount when it is %j', (disputed, words) => {
  expect(spaced(paymentLine(settled(disputed)))).toBe(`Recebido · ${words}`);
});

test.each([
  [{ dispute: null }, null, null],
  [{ dispute: 'inquiry', contested: 22_000 }, null, 'Nada saiu da sua conta no Stripe.'],
  [
    { dispute: 'open', contested: 5_000 },
    0,
    'R$ 50,00 continuam na sua conta no Stripe, e podem sair de lá enquanto o banco decide.',
  ],
  [
    { dispute: 'open', contested: 5_000 },
    5_000,
    'R$ 50,00 saíram da sua conta no Stripe enquanto o banco decide. Se a contestação for negada, voltam.',
  ],
  [
    { dispute: 'lost', lost: 5_000 },
    0,
    'R$ 50,00 ainda não saíram da sua conta no Stripe, e podem ser cobrados de você.',
  ],
  [
    { dispute: 'lost', lost: 5_000 },
    2_000,
    'R$ 20,00 saíram da sua conta no Stripe. R$ 30,00 ainda não saíram da sua conta no Stripe, e podem ser cobrados de você.',
  ],
  [
    { dispute: 'appeal', contested: 5_000, lost: 5_000 },
    5_000,
    'R$ 50,00 saíram da sua conta no Stripe. Se o recurso for aceito, voltam.',
  ],
  [{ dispute: 'won' }, 5_000, 'R$ 50,00 ainda vão voltar à sua conta no Stripe.'],
  [{ dispute: 'won' }, 0, null],
] as const)(
  'says where the money is when the dispute is %j and %s were taken',
  (said, taken, words) => {
    const shown = disputedMoneyWords(settled(said), taken);
    expect(shown === null ? null : spaced(shown)).toBe(words);
  },
);

test.each([
  [
    'one lost and one open',
    { dispute: 'open', contested: 5_000, lost: 1_000 },
    6_000,
    'R$ 10,00 saíram da sua conta no Stripe. Por outra contestação, R$ 50,00 saíram da sua conta no Stripe enquanto o banco decide. Se essa contestação for negada, voltam.',
  ],
  [
    'one lost and one open, of which nothing left yet',
    { dispute: 'open', contested: 5_000, lost: 1_000 },
    1_000,
    'R$ 10,00 saíram da sua conta no Stripe. Por outra contestação, R$ 50,00 continuam na sua conta no Stripe, e podem sair de lá enquanto o banco decide.',
  ],
  [
    'one lost and an inquiry',
    { dispute: 'inquiry', contested: 5_000, lost: 1_000 },
    1_000,
    'R$ 10,00 saíram da sua conta no Stripe. Pelo que o banco pergunta agora, nada saiu de lá.',
  ],
  [
    'one open beside a refund of a part',
    { dispute: 'open', contested: 22_000, refunded: 10_000 },
    0,
    'R$ 120,00 continuam na sua conta no Stripe, e podem sair de lá enquanto o banco decide.',
  ],
  [
    'one in appeal beside one that is lost',
    { dispute: 'appeal', contested: 5_000, lost: 8_000 },
    8_000,
    'R$ 80,00 saíram da sua conta no Stripe. Se o recurso for aceito, R$ 50,00 voltam.',
  ],
  [
    'one of less than two reais',
    { dispute: 'lost', lost: 150 },
    150,
    'R$ 1,50 saiu da sua conta no Stripe.',
  ],
] as const)('names where each amount is when a payment has %s', (_, some, taken, words) => {
  expect(spaced(disputedMoneyWords(settled(some), taken) ?? '')).toBe(words);
});

const amount = fc.oneof(fc.constantFrom(100, 150, 5000, 22_000), fc.nat(22_000));
const disputes: fc.Arbitrary<ReportedDispute[]> = fc.array(
  fc.record({ status: fc.constantFrom(...DISPUTE_STATUSES), centavos: amount, withdrawn: amount }),
  { maxLength: 3 },
);

test('names amounts that add up to what was received, in any mixture of refunds and disputes', () => {
  const sumIn = (words: string) =>
    [...words.matchAll(/R\$\u00a0([\d.]+),(\d\d)/g)].map(([, whole = '', cents = '']) =>
      Number(`${whole.replaceAll('.', '')}${cents}`),
    );
  fc.assert(
    fc.property(disputes, amount, amount, (all, refunded, recovered) => {
      const news = { said: 'settled', refunded, bounced: 0, ...summaryOf(all, 22_000) } as const;
      const payment = withNews(settled(), news);
      const money = moneyOf(payment);
      const { received, free, held, lost } = money;
      expect(free + held + lost + money.refunded).toBe(received);
      expect(Math.min(free, held, lost, money.refunded)).toBeGreaterThanOrEqual(0);

      const account = disputedMoneyOf(payment, recovered);
      const { heldOut, lostOut, toReturn } = account;
      expect(heldOut + lostOut + toReturn).toBe(Math.min(recovered, received - money.refunded));
      expect(heldOut <= held && lostOut <= lost).toBe(true);
      // Something is to come back only once everything else left.
      if (toReturn > 0) expect([heldOut, lostOut]).toEqual([held, lost]);

      if (payment.dispute === null) return;
      const words = disputedMoneyWords(payment, recovered) ?? '';
      const back = Math.min(money.appealed, lostOut);
      const named = [lostOut, lost - lostOut, back === lostOut ? 0 : back, heldOut, held - heldOut];
      expect(sumIn(words)).toEqual([...named, toReturn].filter((one) => one > 0));
      if (words.startsWith('Nada saiu')) expect(heldOut + lostOut + lost + toReturn).toBe(0);
    }),
    { numRuns: 2000 },
  );
});
