import { useMemo, useState } from 'react';
import useSWR from 'swr';
import type { LocalDay } from '#domain/local-day';
import type { Charge, Charges } from '#protocol/charges/charges';
import { type ChargeCalls, createChargeCalls } from '../../api/charges/charges';
import { useClient } from '../remote/api-client';
import { type Failure, failureOf } from '../remote/failure';

export interface OlderCharges {
  /** The newest charges, and the older ones read so far. */
  readonly charges: readonly Charge[];
  /** The due day down to which the list is complete; null if it has everything. */
  readonly since: LocalDay | null;
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Reads the next older page. */
  more(): void;
  /** All charges; rejects if older ones cannot be read. */
  all(): Promise<readonly Charge[]>;
}

/** Reads a number of pages after the newest one. */
async function readOlder(
  { charges: read }: Pick<ChargeCalls, 'charges'>,
  newest: Charges['next'],
  most: number,
): Promise<Pick<Charges, 'charges' | 'next'>> {
  const charges: Charge[] = [];
  let next = newest;
  for (let page = 0; next !== null && page < most; page += 1) {
    const answer: Charges = await read(next.before);
    charges.push(...answer.charges);
    next = answer.next;
  }
  return { charges, next };
}

/**
 * The charges of all pages, each once: several pages may have it. The newest page, which is read
 * again most often, decides.
 */
export function joinedCharges(
  newest: readonly Charge[],
  older: readonly Charge[],
): readonly Charge[] {
  const charges = new Map<string, Charge>();
  for (const charge of [...newest, ...older]) {
    if (!charges.has(charge.id)) charges.set(charge.id, charge);
  }
  return [...charges.values()];
}

/** Charges beyond the newest page, read on request. */
export function useOlderCharges(person: string, newest: Charges | null): OlderCharges {
  const client = useClient();
  const calls = useMemo(() => createChargeCalls(client), [client]);
  const [pages, setPages] = useState(0);
  const next = newest?.next ?? null;
  // Read again with all other charges after a change.
  const { data, error, isLoading, mutate } = useSWR(
    pages > 0 && next ? ['charges', person, 'older', next.before, pages] : null,
    () => readOlder(calls, next, pages),
    { keepPreviousData: true },
  );
  const first = newest?.charges;
  const older = pages > 0 ? data?.charges : undefined;
  const charges = useMemo(() => joinedCharges(first ?? [], older ?? []), [first, older]);
  return {
    charges,
    since: (pages > 0 && data ? data.next : next)?.since ?? null,
    busy: isLoading,
    failure: error === undefined ? null : failureOf(error),
    more: () => (error === undefined ? setPages((before) => before + 1) : void mutate()),
    all: async () =>
      joinedCharges(first ?? [], (await readOlder(calls, next, Number.POSITIVE_INFINITY)).charges),
  };
}
