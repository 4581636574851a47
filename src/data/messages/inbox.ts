import { useMemo, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import {
  type Inbox,
  inboxSchema,
  type MarkRead,
  type Notice,
} from '#protocol/device/notifications';
import { INBOX_KEY } from '../device/notice-memory';
import { useNotifications } from '../device/notifications';
import { type Failure, failureOf } from '../remote/failure';
import { keptAnswer } from '../session/kept-answer';
import { useSession } from '../session/session';

const remembered = keptAnswer(INBOX_KEY, inboxSchema);

const UNREAD = 'notices/unread';
/** The key contains the person, because another tab may have signed in as another one. */
const newestOf = (person: string) => ['notices/newest', person];

/** Number of unread notices; null while unknown. */
export function useUnread(): number | null {
  const calls = useNotifications();
  const signedIn = useSession().status === 'signed-in';
  const { data } = useSWR(signedIn ? UNREAD : null, async () => (await calls.unread()).unread);
  return data ?? null;
}

export type { Notice };

export interface InboxView {
  /** Newest first; null while unknown. */
  readonly notices: readonly Notice[] | null;
  readonly unread: number;
  /** Why the notices are not current; the last known ones are shown then. */
  readonly failure: Failure | null;
  readonly retry: () => void;
  /** Reads the next page; null at the end. */
  readonly more: (() => Promise<void>) | null;
  /** Marks one notice, or all shown ones, as read. Rejects if the server cannot be reached. */
  readonly markRead: (notice: Notice | 'all') => Promise<void>;
}

interface Older {
  readonly notices: readonly Notice[];
  readonly next: string | null;
}

/** The person's notices: the newest page through SWR, older pages on request. */
export function useInbox(): InboxView {
  const calls = useNotifications();
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const { mutate } = useSWRConfig();
  const kept = useMemo(() => remembered.of(person), [person]);
  const [older, setOlder] = useState<Older | null>(null);
  const {
    data,
    error,
    mutate: change,
  } = useSWR(
    newestOf(person),
    async () => {
      const inbox = await calls.inbox(null);
      remembered.keep(person, inbox);
      void mutate(UNREAD, inbox.unread, { revalidate: false });
      return inbox;
    },
    kept ? { fallbackData: kept } : {},
  );

  const notices = useMemo(() => {
    if (!data) return null;
    const newest = new Set(data.notices.map(({ id }) => id));
    return [...data.notices, ...(older?.notices ?? []).filter(({ id }) => !newest.has(id))];
  }, [data, older]);
  const next = older ? older.next : (data?.next ?? null);

  async function more() {
    const page = await calls.inbox(next);
    // Shown notices stay even if newer ones push them out of the newest page.
    setOlder({ notices: [...(notices ?? []), ...page.notices], next: page.next });
  }

  async function markRead(notice: Notice | 'all') {
    const [newest] = notices ?? [];
    if (!newest || !data) return;
    const which: MarkRead = notice === 'all' ? { upTo: newest.id } : { ids: [notice.id] };
    const { unread } = await calls.markRead(which);
    const at = Date.now();
    const marked = (list: readonly Notice[]) =>
      list.map((each) =>
        each.readAt === null && (notice === 'all' || each.id === notice.id)
          ? { ...each, readAt: at }
          : each,
      );
    setOlder((before) => before && { ...before, notices: marked(before.notices) });
    // Another notice may have been marked during the request.
    const remember = (latest: Inbox = data) => {
      const inbox = { ...latest, notices: marked(latest.notices), unread };
      remembered.keep(person, inbox);
      return inbox;
    };
    await change(remember, { revalidate: false });
    await mutate(UNREAD, unread, { revalidate: false });
  }

  return {
    notices,
    unread: data?.unread ?? 0,
    failure: error === undefined ? null : failureOf(error),
    retry: () => void change(),
    more: next === null ? null : more,
    markRead,
  };
}
