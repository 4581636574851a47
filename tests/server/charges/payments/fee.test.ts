import { describe, expect, test } from 'vitest';
import { feeOf } from '../../../../server/charges/payments/intents';

describe('what the operator keeps', () => {
  test.each([
    [22_000, 0, 0],
    [22_000, 250, 550],
    // Half a centavo is rounded in favour of the professional.
    [1_990, 250, 49],
    [50, 5_000, 25],
    [1, 5_000, 0],
  ])('of %i centavos, %i hundredths of 1 %%: %i', (centavos, basisPoints, kept) => {
    expect(feeOf(centavos, basisPoints)).toBe(kept);
  });
});
