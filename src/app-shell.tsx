import { ChartLine, ClipboardList, Dumbbell, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useAccountState } from './data/account-provider';
import { useSyncStatus } from './data/sync-status';
import { WayBackToWorkout } from './live-workout';
import { renderLink } from './screens/render-link';
import { SyncPill } from './screens/sync-pill';
import { UnsavedBanner } from './screens/unsaved-banner';
import { AppFrame } from './ui/app-frame';
import { lazyPart } from './ui/lazy-part';
import type { NavItem } from './ui/nav-item';

// Rarely met, so not part of every first load.
const ReplicaProblem = lazyPart(() => import('./screens/replica-problem'));
const FirstSync = lazyPart(() => import('./screens/first-sync'));

/** Fewer records than this are there before one has read about them. */
const MANY_RECORDS = 300;

const PLACES = [
  { href: '/', label: 'Hoje', icon: <Dumbbell />, holds: /^\/$/ },
  { href: '/app/programs', label: 'Fichas', icon: <ClipboardList />, holds: /^\/app\/programs/ },
  {
    href: '/app/progress',
    label: 'Progresso',
    icon: <ChartLine />,
    holds: /^\/app\/(progress|history|body)/,
  },
  {
    href: '/app/profile',
    label: 'Perfil',
    icon: <UserRound />,
    holds: /^\/(app\/(profile|settings|import)|help)/,
  },
];

interface AppShellProps {
  /** `side`: the phone's tabs give way to the screen; the side navigation of a desktop stays. */
  frame: 'tabs' | 'side';
  children: ReactNode;
}

/** Navigation around the screens of who is signed in; one for all, so that it never blinks. */
export function AppShell({ frame, children }: AppShellProps) {
  const [path] = useLocation();
  const account = useAccountState();
  const items: NavItem[] = PLACES.map(({ holds, ...place }) => ({
    ...place,
    current: holds.test(path),
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
      {account.state === 'failed' ? <ReplicaProblem reason={account.reason} /> : children}
    </AppFrame>
  );
}

/** A set that only memory holds (rule C8), which nobody may miss; a device that is not whole yet. */
function Banner() {
  const { unsaved, obstacle, receiving } = useSyncStatus();
  const alert = unsaved > 0 || obstacle === 'storage';
  const many = receiving && receiving.records + receiving.left >= MANY_RECORDS;
  return (
    <>
      <div role="alert">{alert && <UnsavedBanner />}</div>
      {many && <FirstSync {...receiving} />}
    </>
  );
}
