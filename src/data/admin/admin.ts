import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type AdminOverview, type AdminPerson, NOTE_LENGTH } from '#protocol/admin/admin';
import { createAdminCalls } from '../../api/admin/admin';
import { ApiError } from '../../api/errors';
import { useClient } from '../remote/api-client';
import { type AskedForm, asked } from '../session/own-account';

export type { AdminOverview, AdminPerson };
export { NOTE_LENGTH };

/** A CREF as shown to the admin: its number, and the name that it should belong to. */
export type WaitingCref = AdminOverview['crefs'][number];

const OVERVIEW = 'admin';

/** Pending work of an admin; `null` for other people. Each act reads it again. */
export function useAdmin() {
  const client = useClient();
  const calls = useMemo(() => createAdminCalls(client), [client]);
  const answer = useSWR(OVERVIEW, () =>
    calls.overview().catch((cause: unknown) => {
      if (cause instanceof ApiError && cause.status === 404) return null;
      throw cause;
    }),
  );
  const overview: AskedForm<AdminOverview | null> = asked(
    answer.data,
    answer.error,
    () => void answer.mutate(),
  );
  const { mutate } = useSWRConfig();
  const then = async (act: Promise<unknown>): Promise<void> => {
    // The search results are read again as well, because they show the suspended person.
    await act.finally(() => mutate((key) => [key].flat()[0] === OVERVIEW));
  };
  return {
    overview,
    confirmCref: ({ person, cref, name }: WaitingCref) =>
      then(calls.findCref(person, { found: true, cref, name })),
    refuseCref: ({ person, cref, name }: WaitingCref, reason: string) =>
      then(calls.findCref(person, { found: false, cref, name, reason })),
    closeReport: (id: string) => then(calls.closeReport(id)),
    openReport: (id: string) => then(calls.openReport(id)),
    hidePage: (person: string, reason: string) => then(calls.hidePage(person, reason)),
    showPage: (person: string) => then(calls.showPage(person)),
    hideProgram: (link: string, reason: string) => then(calls.hideProgram(link, reason)),
    showProgram: (link: string) => then(calls.showProgram(link)),
    suspend: (person: string, reason: string) => then(calls.suspend(person, reason)),
    resume: (person: string) => then(calls.resume(person)),
  };
}
export type AdminActs = Omit<ReturnType<typeof useAdmin>, 'overview'>;

/** People by a part of their name or e-mail; without a text, those with the most storage. */
export function useAdminPeople(find: string): AskedForm<readonly AdminPerson[]> {
  const client = useClient();
  const calls = useMemo(() => createAdminCalls(client), [client]);
  const answer = useSWR([OVERVIEW, 'people', find], () => calls.people(find), {
    keepPreviousData: true,
  });
  return asked(answer.data, answer.error, () => void answer.mutate());
}
