import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takenByDisputes } from '#domain/charges/payment-money';

test.each([
  ['a dispute and a refund of which only the dispute was taken', 10_000, 6000, 4000, 6000],
  ['a dispute and a refund of which a part of the dispute was taken', 10_000, 2000, 4000, 2000],
  ['a dispute and a refund that were taken', 10_000, 10_000, 4000, 6000],
  ['a dispute that was won, beside a refund', 4000, 10_000, 4000, 6000],
  ['a dispute less a refund that a bank returned', 2000, 2000, -4000, 6000],
  ['a refund that a bank returned, to be given back', -4000, 0, -4000, 0],
] as const)('counts what disputes took: %s', (_, withdrawn, recovered, refunds, taken) => {
  expect(takenByDisputes({ withdrawn, recovered, refunds })).toBe(taken);
});

test('counts what Stripe took for disputes exactly once everything was moved', () => {
  const sum = fc.nat(22_000);
  fc.assert(
    fc.property(sum, fc.integer({ min: -22_000, max: 22_000 }), sum, (disputes, refunds, part) => {
      const withdrawn = disputes + refunds;
      expect(takenByDisputes({ withdrawn, recovered: withdrawn, refunds })).toBe(disputes);
      const recovered = Math.min(withdrawn, part);
      const taken = takenByDisputes({ withdrawn, recovered, refunds });
      expect(taken).toBeLessThanOrEqual(disputes);
      if (refunds >= 0) expect(taken).toBe(Math.min(disputes, recovered));
    }),
  );
});
