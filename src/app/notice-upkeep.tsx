import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { plural } from '#words/format/plural';
import {
  hasOldCoachView,
  useCoachView,
  useOldCoachView,
} from '../data/commands/coaching/coach-view';
import { useLostChanges, useLostCommands } from '../data/device/lost-changes';
import { useNotifications } from '../data/device/notifications';
import { useUnread } from '../data/messages/inbox';
import { untilAnswered } from '../data/remote/until-answered';
import { useSession } from '../data/session/session';
import { zoneHere } from '../data/store/zone-here';
import { markIcon } from '../pwa/badge';
import { keepPush } from '../pwa/push';
import { notify } from '../ui/layer/notify';
import { useChangesNotice } from './changes-notice';
import { PANEL } from './straight-in';

const lostWords = (count: number) =>
  plural(count, {
    zero: '',
    one: '1 mudança não entrou na conta de quem você acompanha.',
    other: '# mudanças não entraram na conta de quem você acompanha.',
  });

interface NoticeUpkeepProps {
  onUnread: (unread: number) => void;
  /** Number of students who wait for the person in coach view. */
  waiting: number;
}

/**
 * Upkeep of notices at each start with a session: registers this device's subscription and zone
 * again, and counts unread notices. It announces changes of an update, and keeps the coach's view.
 */
export default function NoticeUpkeep({ onUnread, waiting }: NoticeUpkeepProps) {
  const session = useSession();
  const calls = useNotifications();
  const person = session.status === 'signed-in' && session.confirmed ? session.user.id : null;

  useEffect(() => {
    if (person === null) return;
    const ends = [
      untilAnswered(() => keepPush(calls, person)),
      untilAnswered(() => calls.zone(zoneHere())),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [calls, person]);

  const unread = useUnread();
  useEffect(() => {
    if (unread === null) return;
    onUnread(unread);
    void markIcon(unread + waiting);
  }, [unread, waiting, onUnread]);

  useChangesNotice();

  const [path, navigate] = useLocation();
  useCoachView(
    useCallback(() => {
      // Once the person has touched the screen, it stays; the next start leads to the panel.
      if (path === '/' && !navigator.userActivation.hasBeenActive) {
        navigate(PANEL, { replace: true });
      }
    }, [path, navigate]),
  );
  const [old] = useState(hasOldCoachView);

  const lost = useLostChanges();
  const commands = useLostCommands();
  useEffect(() => {
    const untold = lost.reduce((sum, { told, count }) => sum + (told ? 0 : count), 0);
    if (untold === 0) return;
    commands?.markTold();
    notify.plain(lostWords(untold));
  }, [lost, commands]);

  return old ? <OldCoachView /> : null;
}

function OldCoachView() {
  useOldCoachView();
  return null;
}
