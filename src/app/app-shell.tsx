import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useAccountState } from '../data/store/account-provider';
import { isUnsaved, useSyncPart } from '../data/store/sync-status';
import { drawn } from '../data/timers';
import { SyncPill } from '../parts/device/sync-pill';
import { renderLink } from '../parts/page/render-link';
import { useDevicePreference } from '../preferences/use-preferences';
import { AppFrame } from '../ui/frame/app-frame';
import type { NavItem } from '../ui/frame/nav-item';
import { extraPart, lazyPart } from '../ui/state/lazy-part';
import type { CoachView } from './coach-nav';
import { WayBackToWorkout } from './live-workout';
import { NAV_PLACES } from './places';

// Rarely met, so not part of every first load.
const ReplicaProblem = lazyPart(() => import('../parts/device/replica-problem'));
const FirstSync = lazyPart(() => import('../parts/device/first-sync'));
/** Its code comes with what follows the first paint, so that it is here without network. */
const UnsavedBanner = lazyPart(() => import('../parts/device/unsaved-banner'));
/** Where it cannot come, nothing is counted until the next start. */
const NoticeUpkeep = extraPart(async () => {
  await drawn();
  return import('./notice-upkeep');
});

const CoachNav = lazyPart(() => import('./coach-nav'));

/** Fewer records than this are there before one has read about them. */
const MANY_RECORDS = 300;

interface AppShellProps {
  /** `side`: the phone's tabs give way to the screen; the side navigation of a desktop stays. */
  frame: 'tabs' | 'side';
  children: ReactNode;
}

/** Navigation around the screens of who is signed in; one for all, so that it never blinks. */
export function AppShell({ frame, children }: AppShellProps) {
  const [path] = useLocation();
  const account = useAccountState();
  const [unread, setUnread] = useState(0);
  const [asCoach] = useDevicePreference('asCoach');
  const [coach, setCoach] = useState<CoachView | null>(null);
  const places = asCoach ? (coach?.places ?? []) : NAV_PLACES;
  // If two hold a path, the first one wins.
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
      <NoticeUpkeep onUnread={setUnread} waiting={asCoach ? (coach?.waiting ?? 0) : 0} />
      {asCoach && <CoachNav onView={setCoach} />}
      {account.state === 'failed' ? <ReplicaProblem reason={account.reason} /> : children}
    </AppFrame>
  );
}

/**
 * Shows sets that only memory holds (rule C8a), which people must not miss, and a device's first
 * download.
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
