import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settledForRefunds, takenByDisputes } from '#domain/charges/payment-money';

/** The sum that disputes took after a change, with the part of refunds that was settled before. */
function taken(withdrawn: number, recovered: number, refunds: number, before: number): number {
  const settled_refunds = settledForRefunds({
    withdrawn,
    recovered,
    refunds,
    settled_refunds: before,
  });
  return takenByDisputes({ recovered, settled_refunds });
}

test.each([
  ['a dispute and a refund of which only the dispute was taken', 10_000, 6000, 4000, 0, 6000],
  ['a dispute and a refund of which a part of the dispute was taken', 10_000, 2000, 4000, 0, 2000],
  ['a dispute and a refund that were taken', 10_000, 10_000, 4000, 0, 6000],
  ['a dispute that was won, beside a refund', 4000, 10_000, 4000, 4000, 6000],
  ['a dispute less a refund that a bank returned', 2000, 2000, -4000, -4000, 6000],
  ['a refund that a bank returned, to be given back', -4000, 0, -4000, 0, 0],
  ['a refund that was taken, and a dispute that was not', 10_000, 4000, 4000, 4000, 0],
  ['a refund that was taken, and a part of a dispute', 10_000, 6000, 4000, 4000, 2000],
  ['a dispute that was won, whose money a refund needs', 5000, 9000, 5000, 0, 4000],
  ['a refund that a bank returned, whose money a dispute needs', 6000, 4000, 0, 4000, 4000],
] as const)(
  'counts what disputes took: %s',
  (_, withdrawn, recovered, refunds, before, disputes) => {
    expect(taken(withdrawn, recovered, refunds, before)).toBe(disputes);
  },
);

test('counts what Stripe took for disputes exactly once everything was moved', () => {
  const sum = fc.nat(22_000);
  const signed = fc.integer({ min: -22_000, max: 22_000 });
  fc.assert(
    fc.property(sum, signed, sum, signed, (disputes, refunds, part, before) => {
      const withdrawn = disputes + refunds;
      expect(taken(withdrawn, withdrawn, refunds, before)).toBe(disputes);
      const recovered = Math.min(withdrawn, part);
      if (refunds >= 0) {
        expect(taken(withdrawn, recovered, refunds, 0)).toBe(Math.min(disputes, recovered));
      }
    }),
  );
});
