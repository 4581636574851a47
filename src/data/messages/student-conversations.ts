import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { conversationsSchema, type StudentConversation } from '#protocol/coaching/conversations';
import { askConversations } from '../../api/coaching/conversations';
import { CONVERSATIONS_KEY } from '../coaching/coaching-memory';
import { useClient } from '../remote/api-client';
import { whyNot } from '../remote/failure';
import { keptAnswer } from '../session/kept-answer';
import { useSession } from '../session/session';
import { FAILED, LOADING, type Loaded, ready } from '../store/loaded';

export type { StudentConversation };

const remembered = keptAnswer(CONVERSATIONS_KEY, conversationsSchema);
/** A student may write while the list is open. */
const REFRESH_MS = 30_000;

/**
 * A coach's conversations with students, unread ones first. The last answer is kept for reading
 * offline.
 */
export function useStudentConversations() {
  const client = useClient();
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const isAsked = session.status === 'signed-in';
  const kept = useMemo(() => remembered.of(person), [person]);
  const { data, error, mutate } = useSWR(
    isAsked ? ['coaching/conversations', person] : null,
    () => askConversations(client),
    { refreshInterval: REFRESH_MS },
  );
  useEffect(() => {
    if (data) remembered.keep(person, data);
  }, [person, data]);
  const known = data ?? kept;
  const conversations: Loaded<readonly StudentConversation[]> = known
    ? ready(known.conversations)
    : error === undefined && isAsked
      ? LOADING
      : FAILED;
  return { conversations, failure: whyNot(error, isAsked), retry: () => void mutate() };
}
