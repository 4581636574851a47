import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import {
  type OwnLinkAnswer,
  type OwnLinksAnswer,
  PROGRAM_LINK_LIMITS,
} from '#protocol/programs/program-links';
import { createProgramLinkCalls } from '../../api/programs/program-links';
import { useClient } from '../remote/api-client';
import { type AskedForm, asked } from '../session/own-account';

export type { OwnLinkAnswer, OwnLinksAnswer };

export function useProgramLinkCalls() {
  const client = useClient();
  return useMemo(() => createProgramLinkCalls(client), [client]);
}

/** The person's fichas with a short link, from the server. */
export function useProgramLinks() {
  const calls = useProgramLinkCalls();
  const answer = useSWR('program-links', calls.all);
  const { mutate } = useSWRConfig();
  const told: AskedForm<OwnLinksAnswer> = asked(
    answer.data,
    answer.error,
    () => void answer.mutate(),
  );
  return {
    told,
    takeBack: async (program: string): Promise<void> => {
      const left = await calls.takeBack(program);
      await Promise.all([mutate(['program-link', program], left, false), answer.mutate()]);
    },
  };
}

/** The short link of one of the person's fichas, from the server, and acts on it. */
export function useProgramLink(program: string) {
  const calls = useProgramLinkCalls();
  const answer = useSWR(['program-link', program], () => calls.own(program));
  const told: AskedForm<OwnLinkAnswer> = asked(
    answer.data,
    answer.error,
    () => void answer.mutate(),
  );
  const know = async (change: Promise<OwnLinkAnswer>): Promise<void> => {
    await answer.mutate(await change, { revalidate: false });
  };
  return {
    told,
    /** Whether the code of a ficha fits into a link. */
    fits: (code: string) => code.length <= PROGRAM_LINK_LIMITS.code,
    /** Stores a ficha's code for the link, which is created the first time. */
    share: (code: string) => know(calls.share(program, code)),
    takeBack: () => know(calls.takeBack(program)),
  };
}
