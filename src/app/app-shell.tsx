import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useIsCoach } from '../data/session/session';
import { useAccountState } from '../data/store/account-provider';
import { isUnsaved, useSyncPart } from '../data/store/sync-status';
import { drawn } from '../data/timers';
import { SyncPill } from '../parts/device/sync-pill';
import { renderLink } from '../parts/page/render-link';
import { AppFrame } from '../ui/frame/app-frame';
import type { NavItem } from '../ui/frame/nav-item';
import { extraPart, lazyPart } from '../ui/state/lazy-part';
import type { CoachView } from './coach-nav';
import { WayBackToWorkout } from './live-workout';
import { NAV_PLACES } from './places';

// Rarely shown, so not part of every first load.
const ReplicaProblem = lazyPart(() => import('../parts/device/replica-problem'));
const FirstSync = lazyPart(() => import('../parts/device/first-sync'));
/** Its code loads soon after the first paint, so that it is available without network. */
const UnsavedBanner = lazyPart(() => import('../parts/device/unsaved-banner'));
/** If it cannot be loaded, unread notices are not counted until the next start. */
const NoticeUpkeep = extraPart(async () => {
  await drawn();
  return import('./notice-upkeep');
});

const CoachNav = lazyPart(() => import('./coach-nav'));

/** Fewer records arrive before a person could read the banner. */
const MANY_RECORDS = 300;

interface AppShellProps {
  /** `side`: without tabs on a phone, but with the side navigation on a desktop. */
  frame: 'tabs' | 'side';
  children: ReactNode;
}

/** The navigation around a signed-in person's screens; all share one, so that it never flickers. */
export function AppShell({ frame, children }: AppShellProps) {
  const [path] = useLocation();
  const account = useAccountState();
  const [unread, setUnread] = useState(0);
  const isCoach = useIsCoach();
  const [coach, setCoach] = useState<CoachView | null>(null);
  const places = coach?.places ?? (isCoach ? [] : NAV_PLACES);
  // If two places contain the path, the first one wins.
  const here = places.find(({ holds }) => holds.test(path));
  const items: NavItem[] = places.map((place) => ({
    ...place,
    current: place === here,
    ...(unread > 0 && place.href === '/app/profile' ? { badge: unread } : {}),
  }));
  return (
    <AppFrame
      items={items}
      renderLink={renderLink}
      hideTabs={frame === 'side'}
      sideFooter={<SyncPill spoken />}
      banner={<Banner />}
    >
      <WayBackToWorkout />
      <NoticeUpkeep onUnread={setUnread} waiting={coach?.waiting ?? 0} />
      {isCoach && <CoachNav onView={setCoach} />}
      {account.state === 'failed' ? <ReplicaProblem reason={account.reason} /> : children}
    </AppFrame>
  );
}

/**
 * Shows that changes are only in memory (rule C8a), which people must not miss, and the progress of
 * a long first download.
 */
function Banner() {
  const alert = useSyncPart(isUnsaved);
  const receiving = useSyncPart((status) => status.receiving);
  const many = receiving && receiving.records + receiving.left >= MANY_RECORDS;
  return (
    <>
      <div role="alert">{alert && <UnsavedBanner />}</div>
      {many && <FirstSync {...receiving} />}
    </>
  );
}
