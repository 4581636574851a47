import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import * as v from 'valibot';
import { type CoachLink, coachesSchema, coachLinkSchema } from '#protocol/coaching/coaching';
import { useClient } from '../remote/api-client';
import { type Failure, whyNot } from '../remote/failure';
import { keptAnswer } from '../session/kept-answer';
import { useSession } from '../session/session';
import { FAILED, LOADING, type Loaded, ready } from '../store/loaded';
import { COACHES_KEY } from './coaching-memory';

export type { CoachLink };

/** Name of the other person of a link, a coach or an assistant; null if the list lacks the link. */
export function nameOnLink(coaches: readonly CoachLink[], link: string): string | null {
  const ends = coaches.flatMap(({ link: own, coach, assistants = [] }) => [
    { link: own, name: coach.name },
    ...assistants.map((help) => ({ link: help.link, name: help.assistant.name })),
  ]);
  return ends.find((end) => end.link === link)?.name ?? null;
}

const remembered = keptAnswer(COACHES_KEY, v.array(coachLinkSchema));
const read = v.parser(coachesSchema);

/** The key contains the person, because another tab may have signed in as another person. */
const COACHES = (person: string) => ['coaching/coaches', person];

/**
 * Current and former coaches of the signed-in person. The last answer is kept on this device, so
 * that messages have names offline. Call `reread` after a change.
 */
export function useCoaches(): {
  readonly coaches: Loaded<readonly CoachLink[]>;
  /** Why the list is not current; null if it is. */
  readonly failure: Failure | null;
  readonly reread: () => Promise<void>;
} {
  const client = useClient();
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const kept = useMemo(() => remembered.of(person), [person]);
  const isAsked = session.status === 'signed-in';
  const { data, error, mutate } = useSWR(isAsked ? COACHES(person) : null, async () => {
    return (await client.get('/api/coaching/coaches', { read })).coaches;
  });
  useEffect(() => {
    if (data) remembered.keep(person, data);
  }, [person, data]);
  const known = data ?? kept;
  const missing = error === undefined && isAsked ? LOADING : FAILED;
  return {
    coaches: known ? ready(known) : missing,
    failure: whyNot(error, isAsked),
    reread: async () => void (await mutate()),
  };
}
