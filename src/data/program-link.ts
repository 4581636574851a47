import { useMemo } from 'react';
import useSWR from 'swr';
import { type OwnLinkAnswer, PROGRAM_LINK_LIMITS } from '#protocol/program-links';
import { createProgramLinkCalls } from '../api/program-links';
import { useClient } from './api-client';
import { type Asked, asked } from './own-account';

export type { OwnLinkAnswer };

export function useProgramLinkCalls() {
  const client = useClient();
  return useMemo(() => createProgramLinkCalls(client), [client]);
}

/** The short link of one of the person's fichas, as the server has it, and what changes it. */
export function useProgramLink(program: string) {
  const calls = useProgramLinkCalls();
  const answer = useSWR(['program-link', program], () => calls.own(program));
  const told: Asked<OwnLinkAnswer> = asked(answer.data, answer.error, () => void answer.mutate());
  const know = async (change: Promise<OwnLinkAnswer>): Promise<void> => {
    await answer.mutate(await change, { revalidate: false });
  };
  return {
    told,
    /** Whether a link has room for the code of a ficha. */
    fits: (code: string) => code.length <= PROGRAM_LINK_LIMITS.code,
    /** Makes the link show a ficha by its code; the first time makes the link. */
    share: (code: string) => know(calls.share(program, code)),
    takeBack: () => know(calls.takeBack(program)),
  };
}
