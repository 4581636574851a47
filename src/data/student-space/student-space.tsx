import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useClient } from '../remote/api-client';
import { AccountDataContext, type AccountState } from '../store/account-provider';
import { HomeAccountContext, useHomeAccount } from '../store/home-account';
import { mirrorFor } from '../store/mirror';
import type { StudentSpaceState } from './student-space-state';
import { studentSpacesOf } from './student-spaces';

export { type StudentSpaceState, useHomeAccount };

const StudentSpaceContext = createContext<StudentSpaceState>({ state: 'loading' });

const NOTHING = () => undefined;
const LOADING: StudentSpaceState = { state: 'loading' };

/** The state of the surrounding student's space, also for `otherwise`. */
export function useStudentSpace(): StudentSpaceState {
  return useContext(StudentSpaceContext);
}

export interface StudentSpaceProps {
  readonly student: string;
  /**
   * Shown until the student's records are loaded, and after access has ended: see useStudentSpace.
   */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Makes the queries and commands inside use the student's records, also offline. Several spaces may
 * exist side by side, also of one student.
 */
export function StudentSpace({ student, otherwise = null, children }: StudentSpaceProps) {
  const home = useHomeAccount();
  const client = useClient();
  const replica = home?.replica ?? null;
  const spaces = useMemo(
    () => replica && studentSpacesOf({ home: replica, client, mirrorFor }),
    [replica, client],
  );
  useEffect(() => {
    // The account's engine receives the student's news, and ends with the account.
    home?.sync.request();
    return spaces?.hold(student);
  }, [home, spaces, student]);
  const shown = useSyncExternalStore(
    useCallback((listener: () => void) => spaces?.subscribe(listener) ?? NOTHING, [spaces]),
    () => spaces?.state(student) ?? LOADING,
  );
  const account = shown.state === 'open' ? shown.account : null;
  const state = useMemo<AccountState>(
    () => (account ? { state: 'open', account } : { state: 'opening' }),
    [account],
  );
  return (
    <HomeAccountContext value={home}>
      <StudentSpaceContext value={shown}>
        {account ? <AccountDataContext value={state}>{children}</AccountDataContext> : otherwise}
      </StudentSpaceContext>
    </HomeAccountContext>
  );
}
