import { type LocalDay, localDay } from '../local-day';
import type { ChargeStanding } from './charge';
import { waitsForPayer } from './standing';

/** A charge of a subscription that is to be created. */
export interface PlannedCharge {
  readonly due: LocalDay;
  /** Amount to pay, in centavos. */
  readonly centavos: number;
}

export interface NextCharge extends PlannedCharge {
  /** IANA zone of its due day; null before it is created, and then it is never late. */
  readonly zone: string | null;
}

/** A charge of a subscription, with the amount that is still to pay. */
interface MadeCharge {
  readonly due: LocalDay;
  readonly zone: string;
  readonly left: number;
  readonly standing: ChargeStanding;
}

/**
 * The next charge of a subscription: the earliest one that waits for its payer, which may be late.
 * Else the one that is not created yet.
 */
export function nextCharge(
  charges: readonly MadeCharge[],
  planned: PlannedCharge | null,
): NextCharge | null {
  const open = charges.filter(({ standing }) => waitsForPayer(standing));
  return open.reduce<NextCharge | null>(
    (first, { due, zone, left }) =>
      first && first.due <= due ? first : { due, zone, centavos: left },
    open.length > 0 || planned === null ? null : { ...planned, zone: null },
  );
}

/** Whether it is an open charge after its due day. */
export function isNextLate({ due, zone }: NextCharge, now: number): boolean {
  return zone !== null && due < localDay(now, zone);
}
