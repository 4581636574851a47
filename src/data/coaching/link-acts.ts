import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { createCoachingCalls } from '../../api/coaching/coaching';
import { useClient } from '../remote/api-client';
import { useSession } from '../session/session';
import { studentsKey } from './students';

export interface LinkActs {
  /** Archives a link, or restores it. */
  setAside(link: string, aside: boolean): Promise<void>;
  /** Ends the link permanently; only a new invitation starts another one. */
  end(link: string): Promise<void>;
}

/** A professional's acts on a link; each rejects if the server cannot be reached. */
export function useLinkActs(): LinkActs {
  const client = useClient();
  const session = useSession();
  const { mutate } = useSWRConfig();
  const person = 'user' in session ? session.user.id : '';
  return useMemo(() => {
    const calls = createCoachingCalls(client);
    const then = async (act: Promise<unknown>) => {
      await act;
      await mutate(studentsKey(person));
    };
    return {
      setAside: (link, aside) => then(calls.setAside(link, aside)),
      end: (link) => then(calls.end(link)),
    };
  }, [client, mutate, person]);
}
