import { addDays, type LocalDay } from '../local-day';
import { type Appointment, instantAt, type Occurrence, occurrencesBetween } from './appointments';

/** Weeks of a repeated appointment that are compared: a weekly overlap shows in the first ones. */
const WEEKS = 12;

export interface Overlap<Told extends Appointment> {
  readonly with: Told;
  /** Start of the first occurrence that overlaps, epoch ms. */
  readonly at: number;
}

const isHeld = ({ off, absent }: Occurrence) => !off && absent.length === 0;

/** Whether two spans share time; one that begins when the other ends does not. */
export function isOverlapping(
  a: Pick<Occurrence, 'at' | 'endsAt'>,
  b: Pick<Occurrence, 'at' | 'endsAt'>,
): boolean {
  return a.at < b.endsAt && b.at < a.endsAt;
}

/**
 * The earliest occurrence of other appointments at the time of a planned one, from a day on; null
 * for none. Called-off occurrences leave their time free.
 */
export function firstOverlap<Told extends Appointment>(
  planned: Appointment,
  others: readonly Told[],
  from: LocalDay,
): Overlap<Told> | null {
  const first = from > planned.day ? from : planned.day;
  const start = instantAt(first, 0, planned.zone);
  const end = instantAt(addDays(first, WEEKS * 7), 0, planned.zone);
  const own = occurrencesBetween(planned, [], start, end).filter(isHeld);
  const last = own.at(-1);
  if (!last) return null;
  const found = others.flatMap((other) =>
    occurrencesBetween(other, [], own[0]?.at ?? start, last.endsAt)
      .filter((one) => isHeld(one) && own.some((mine) => isOverlapping(mine, one)))
      .map(({ at }): Overlap<Told> => ({ with: other, at })),
  );
  return found.toSorted((a, b) => a.at - b.at)[0] ?? null;
}
