import { useMemo } from 'react';
import type { ChargeHold } from '#protocol/charges/charge-settings';
import { createChargeCalls } from '../../api/charges/charges';
import { useClient } from '../remote/api-client';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** A student with a charge that is overdue for so long that the professional wants a warning. */
export interface LateCharge {
  readonly student: Person;
  readonly charge: NonNullable<ChargeHold>;
}

/**
 * Finds students with an overdue charge before a ficha is published to them. Without network it
 * finds none, so that nothing is blocked.
 */
export function useLateCharges(): (students: readonly Person[]) => Promise<readonly LateCharge[]> {
  const client = useClient();
  return useMemo(() => {
    const calls = createChargeCalls(client);
    return async (students) => {
      if (!navigator.onLine) return [];
      const asked = students.map(async (student) => {
        const { charge } = await calls.hold(student.id).catch(() => ({ charge: null }));
        return charge ? [{ student, charge }] : [];
      });
      return (await Promise.all(asked)).flat();
    };
  }, [client]);
}
