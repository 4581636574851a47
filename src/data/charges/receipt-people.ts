import useSWR from 'swr';
import type { ReceiptPeople } from '#protocol/charges/receipt-people';
import { createChargeCalls } from '../../api/charges/charges';
import { useClient } from '../remote/api-client';
import { useSession } from '../session/session';

export type { ReceiptPeople };

/**
 * The numbers on the receipt of a charge, which need the network; undefined until they are known.
 */
export function useReceiptPeople(charge: string) {
  const calls = createChargeCalls(useClient());
  const session = useSession();
  const person = session.status === 'signed-in' ? session.user.id : null;
  const { data, error, mutate } = useSWR(person && ['receipt-people', person, charge], () =>
    calls.receiptPeople(charge),
  );
  return {
    people: data,
    isMissing: person === null || error !== undefined,
    /** Stores the reader's own CPF or CNPJ for all their receipts; null removes it. */
    keep: async (taxNumber: string | null) => {
      await calls.keepIdentity({ taxNumber });
      await mutate();
    },
  };
}
