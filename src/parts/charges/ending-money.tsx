import { endingMoney } from '#domain/charges/ending';
import { endingMoneyWords, planEndingWords } from '#words/charges/ending';
import { firstName } from '#words/format/people';
import { type Subscription, useCharges } from '../../data/charges/charges';
import { useNow } from '../input/use-now';

interface EndingMoneyProps {
  /** The side of the reader. */
  side: 'coach' | 'student';
  other: { readonly id: string; readonly name: string };
}

/**
 * Shows the effect on the money between two people when their coaching ends: their sums, or the
 * rule while the sums are unknown. Empty without money.
 */
export function EndingMoneyNote({ side, other }: EndingMoneyProps) {
  const { charges } = useCharges({ watched: false });
  const now = useNow();
  const first = firstName(other.name);
  if (charges.state !== 'ready') return <p>{endingMoneyWords(null, side, first, true)}</p>;
  const between = <
    T extends { readonly as: string; readonly other: { readonly id: string | null } },
  >(
    list: readonly T[],
  ) => list.filter((one) => one.as === side && one.other.id === other.id);
  const plans = between(charges.value.subscriptions).filter(({ state }) => state !== 'ended');
  const ids = plans.map(({ id }) => id);
  const words = endingMoneyWords(
    endingMoney(between(charges.value.charges), ids, now),
    side,
    first,
    plans.every(({ period }) => period === 'monthly'),
  );
  return words === null ? null : <p>{words}</p>;
}

/** Shows which sums of a plan stay open or are cancelled when it ends by itself. */
export function PlanEndingNote({ id }: Pick<Subscription, 'id'>) {
  const { charges } = useCharges({ watched: false });
  const now = useNow();
  if (charges.state !== 'ready') return <p>{planEndingWords(null)}</p>;
  const own = charges.value.charges.filter(({ subscription }) => subscription === id);
  return <p>{planEndingWords(endingMoney(own, [id], now))}</p>;
}
