import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Account } from '../store/account';
import { useHomeAccount } from '../store/home-account';
import { type LostChanges, type StudentCopies, studentCopiesOf } from '../store/student-copies';

const NONE: readonly LostChanges[] = [];
const NOTHING = () => undefined;

function useCopies<T>(read: (copies: StudentCopies) => T, otherwise: T): T {
  const account: Account | null = useHomeAccount();
  const copies = useMemo(() => account && studentCopiesOf(account.replica), [account]);
  return useSyncExternalStore(
    useCallback((listener: () => void) => copies?.subscribe(listener) ?? NOTHING, [copies]),
    () => (copies ? read(copies) : otherwise),
  );
}

/** Number of sets logged in students' copies that are not sent yet. */
export function useUnsentStudentSets(): number {
  return useCopies((copies) => copies.unsent().sets, 0);
}

/** Changes in students' records that the server refused; only number and time are known. */
export function useLostChanges(): readonly LostChanges[] {
  return useCopies((copies) => copies.lost(), NONE);
}

export interface LostCommands {
  /** Called after a toast has informed the person. */
  markTold(): void;
  drop(): void;
}

export function useLostCommands(): LostCommands | null {
  const account = useHomeAccount();
  return useMemo(() => {
    if (!account) return null;
    const copies = studentCopiesOf(account.replica);
    return { markTold: copies.markTold, drop: copies.dropLost };
  }, [account]);
}
