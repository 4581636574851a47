import { unreadCount } from '#words/device/notices';
import { useUnread } from '../../data/messages/inbox';
import { StatusPill } from '../../ui/display/status-pill';

/** How many notices wait, at the end of the line that leads to them; nothing where none does. */
export function InboxCount() {
  const unread = useUnread();
  if (!unread) return null;
  return (
    <StatusPill tone="info" sign="dot">
      {unreadCount(unread)}
    </StatusPill>
  );
}
