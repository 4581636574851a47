import { unreadCount } from '#words/device/notices';
import { useUnread } from '../../../data/messages/inbox';
import { StatusPill } from '../../../ui/display/status-pill';

/** Number of unread notices, at the end of the link to them; absent without any. */
export function InboxCount() {
  const unread = useUnread();
  if (!unread) return null;
  return (
    <StatusPill tone="info" sign="dot">
      {unreadCount(unread)}
    </StatusPill>
  );
}
