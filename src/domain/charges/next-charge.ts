import type { LocalDay } from '../local-day';

export interface NextCharge {
  readonly due: LocalDay;
  /** Amount to pay, in centavos. */
  readonly centavos: number;
}

/**
 * The next charge of a subscription: the earliest one with an open amount, which may be late. Else
 * the one that is not created yet.
 */
export function nextCharge(
  charges: readonly { readonly due: LocalDay; readonly left: number }[],
  planned: NextCharge | null,
): NextCharge | null {
  const open = charges.filter(({ left }) => left > 0);
  return open.reduce<NextCharge | null>(
    (first, { due, left }) => (first && first.due <= due ? first : { due, centavos: left }),
    open.length > 0 ? null : planned,
  );
}
