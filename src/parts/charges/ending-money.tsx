import { endingMoney } from '#domain/charges/ending';
import { endingMoneyWords } from '#words/charges/ending';
import { firstName } from '#words/format/people';
import { useCharges } from '../../data/charges/charges';
import { useToday } from '../input/use-today';

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
  const today = useToday();
  const first = firstName(other.name);
  if (charges.state !== 'ready') return <p>{endingMoneyWords(null, side, first)}</p>;
  const between = <
    T extends { readonly as: string; readonly other: { readonly id: string | null } },
  >(
    list: readonly T[],
  ) => list.filter((one) => one.as === side && one.other.id === other.id);
  const plans = between(charges.value.subscriptions)
    .filter(({ state }) => state !== 'ended')
    .map(({ id }) => id);
  const words = endingMoneyWords(
    endingMoney(between(charges.value.charges), plans, today),
    side,
    first,
  );
  return words === null ? null : <p>{words}</p>;
}
