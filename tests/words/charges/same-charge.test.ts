import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf } from '#domain/charges/payment-money';
import { receiptMoney } from '#domain/charges/receipt';
import {
  chargeStanding,
  heldOf,
  keptOf,
  leftOf,
  overdueDays,
  paidOf,
  reopenedBy,
  returnedOf,
  statusSumOf,
} from '#domain/charges/standing';
import { standingName, standingOn } from '#words/charges/charges';
import { paymentLine } from '#words/charges/payment-line';
import {
  arrivedFacts,
  missingMoneyWords,
  refundedWords,
  undecidedWords,
} from '#words/charges/returned-money';
import { MoneyWorld, steps } from '../../domain/charges/money-world';

/** The amounts of a text, in centavos. */
const sumsIn = (text: string) =>
  [...text.matchAll(/R\$\u00a0([\d.]+),(\d\d)/g)].map(([, whole = '', cents = '']) =>
    Number(`${whole.replaceAll('.', '')}${cents}`),
  );
const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

test('shows on every page of a charge the same amounts, whatever happened to it', () => {
  fc.assert(
    fc.property(steps, fc.boolean(), (all, reconciled) => {
      const world = new MoneyWorld();
      for (const step of all) world.take(step);
      if (reconciled) world.reconcile();
      const { facts } = world;
      const [standing, left, paid] = [chargeStanding(facts), leftOf(facts), paidOf(facts)];
      const [held, returned, price] = [heldOf(facts), returnedOf(facts), facts.centavos];
      const arrived = sumOf(facts.payments.map((one) => moneyOf(one).received));

      // The rows of a charge that is paid in part, beside the amount that is missing.
      const rows = sumOf(arrivedFacts(facts).flatMap(([, sum]) => sumsIn(sum)));
      expect(rows).toBe(arrived);
      if (left > 0) expect(rows + left).toBe(price);

      // The receipt, on paper and in its mail.
      const dated = facts.payments.map((one) => ({ ...one, day: null, settledAt: 1, at: 1 }));
      const receipt = receiptMoney(dated, facts.zone);
      expect(receipt.sum).toBe(paid);
      expect(receipt.sum + receipt.returned).toBe(sumOf(receipt.lines.map((one) => one.centavos)));

      // Lines of payments: what they name went back or is contested, and the rest was kept.
      for (const one of facts.payments) {
        const words = paymentLine(one);
        const named = sumsIn(words.replace(/devolução de R\$\u00a0[\d.,]+ não chegou/, ''));
        const { refunded, lost, held: contested } = moneyOf(one);
        expect([refunded, lost, contested]).toEqual(expect.arrayContaining(named));
        expect(/(?<!\d )(devolvido|voltou a)/.test(words) && keptOf(one) === one.centavos).toBe(
          false,
        );
        const reopened = reopenedBy(facts, one);
        expect(reopened >= 0 && reopened <= moneyOf(one).received).toBe(true);
      }

      // The status, the amount beside it, and lateness.
      const now = Date.parse('2026-12-15T15:00Z');
      const words = standingOn({ ...facts, standing }, now);
      expect(words.toLowerCase().includes('venceu')).toBe(overdueDays(facts, now) > 0);
      const shown = statusSumOf(facts);
      expect(shown).toBeGreaterThan(0);
      expect(shown <= Math.max(price, arrived)).toBe(true);
      if (standing === 'paid') expect([left, held]).toEqual([0, 0]);
      if (standing === 'open' || standing === 'partial') expect(shown).toBe(left);
      if (words === standingName('refunded')) expect([left, shown]).toEqual([0, returned]);

      // The words above the professional's form, and on the payer's page without a form.
      const missing = missingMoneyWords(left, facts);
      if (left > 0) expect(sumsIn(missing)).toEqual([left]);
      if (standing === 'refunded') {
        const { title, text } = refundedWords(facts);
        const told = sumOf(sumsIn(`${title} ${text}`));
        if (paid > 0) expect(told).toBe(arrived);
      }
      if (standing === 'disputed') {
        expect(sumsIn(undecidedWords(left, 'Bia'))).toEqual(left > 0 ? [left] : []);
      }
    }),
    { numRuns: 3000 },
  );
});
