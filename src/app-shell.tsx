import { ChartLine, ClipboardList, Dumbbell, UserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useAccountState } from './data/account-provider';
import { useSyncStatus } from './data/sync-status';
import { WayBackToWorkout } from './live-workout';
import { renderLink } from './screens/render-link';
import { SyncPill } from './screens/sync-pill';
import { UnsavedBanner } from './screens/unsaved-banner';
import { AppFrame } from './ui/app-frame';
import type { NavItem } from './ui/nav-item';

// Rarely met, so not part of every first load.
const ReplicaProblem = lazy(() => import('./screens/replica-problem'));

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
      banner={<UnsavedAlert />}
    >
      <WayBackToWorkout />
      {account.state === 'failed' ? (
        <Suspense fallback={null}>
          <ReplicaProblem reason={account.reason} />
        </Suspense>
      ) : (
        children
      )}
    </AppFrame>
  );
}

/** The one thing nobody may miss: a set that only memory holds (rule C8). */
function UnsavedAlert() {
  const { unsaved, obstacle } = useSyncStatus();
  const shown = unsaved > 0 || obstacle === 'storage';
  return <div role="alert">{shown && <UnsavedBanner />}</div>;
}
