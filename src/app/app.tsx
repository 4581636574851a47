import { useRef } from 'react';
import { matchRoute, Route, Switch, useLocation, useRouter } from 'wouter';
import type { Client } from '../api/client';
import { ClientProvider } from '../data/remote/api-client';
import { DataProvider } from '../data/remote/swr';
import type { KnownSession } from '../data/session/known-session';
import { SessionProvider } from '../data/session/session';
import { AccountProvider, type AccountProviderProps } from '../data/store/account-provider';
import { drawn } from '../data/timers';
import { extraPart, lazyPart, usePart } from '../ui/state/lazy-part';
import { LiveRegionProvider } from '../ui/state/live-region';
import { AppShell } from './app-shell';
import { Arrival, ArrivalsProvider } from './arrival';
import { AuthGate, admits, type Passage } from './auth-gate';
import { ColdStart, type ColdStartProps } from './cold-start';
import { LiveWorkout } from './live-workout';
import { ENDING, NOT_FOUND, type ScreenRoute } from './routes';
import { ScreenBoundary } from './screen-boundary';
import { ScreenLoading } from './screen-loading';
import { useRoutes } from './use-routes';

/** Loads after the first screen, before which no toast is needed. */
const Toasts = extraPart(async () => {
  await drawn();
  return import('../parts/device/toasts');
});

/** Nobody needs it who is signed in already. */
const LeaveEntry = lazyPart(() => import('./leave-entry'));

/** If it cannot be loaded, the app works without it. */
const AgreedReports = extraPart(async () => {
  await drawn();
  return import('./agreed-reports');
});

export type AppProps = Pick<AccountProviderProps, 'open' | 'onAccount'> &
  ColdStartProps & {
    client: Client;
    known: KnownSession;
    onLeave: () => Promise<void>;
  };

export function App(props: AppProps) {
  return (
    <LiveRegionProvider>
      <DataProvider>
        <ClientProvider client={props.client}>
          <SessionProvider {...props}>
            <AccountProvider {...props}>
              <LiveWorkout>
                <ArrivalsProvider>
                  <ColdStart {...props} />
                  <Screens />
                </ArrivalsProvider>
                <AgreedReports />
                <Toasts />
              </LiveWorkout>
            </AccountProvider>
          </SessionProvider>
        </ClientProvider>
      </DataProvider>
    </LiveRegionProvider>
  );
}

function Screens() {
  return (
    <ScreenBoundary framed={false}>
      <Routed />
    </ScreenBoundary>
  );
}

function Routed() {
  const { parser } = useRouter();
  const [path] = useLocation();
  const { routes, whole } = useRoutes(path);
  const fits = (route: ScreenRoute) => matchRoute(parser, route.path, path)[0];
  const isHeld = whole || routes.some(fits);
  // The navigation stays while later routes load.
  const lastFrame = useRef<ScreenRoute['frame']>(undefined);
  const worksFromDevice = (asked: string) => {
    const lines = routes.filter((route) => matchRoute(parser, route.path, asked)[0]);
    // A route that is not loaded yet may work from the device.
    return lines.some(({ access }) => access === 'device') || (lines.length === 0 && !whole);
  };
  return (
    <AuthGate worksFromDevice={worksFromDevice}>
      {(who) => {
        if (who === 'ending') return <Slot route={ENDING} who={who} />;
        const open = routes.filter(({ access }) => access === 'visitor' || admits(access, who));
        const frame = isHeld ? open.find(fits)?.frame : lastFrame.current;
        lastFrame.current = frame;
        const screens = isHeld ? <Lines of={open} who={who} /> : <ScreenLoading />;
        // Around the switch, so that the navigation stays while screens change.
        return frame ? <AppShell frame={frame}>{screens}</AppShell> : screens;
      }}
    </AuthGate>
  );
}

function Lines({ of, who }: { of: readonly ScreenRoute[]; who: Passage }) {
  return (
    <Switch>
      {of.map((route) => (
        <Route key={`${route.path} ${route.access}`} path={route.path}>
          <Slot route={route} who={who} />
        </Route>
      ))}
      <Route>
        <Slot route={NOT_FOUND} who={who} />
      </Route>
    </Switch>
  );
}

function Slot({ route, who }: { route: ScreenRoute; who: Passage }) {
  if (!admits(route.access, who)) return <LeaveEntry />;
  return (
    <ScreenBoundary key={route.path} framed={route.frame !== undefined}>
      <Shown route={route} />
    </ScreenBoundary>
  );
}

function Shown({ route }: { route: ScreenRoute }) {
  const Screen = usePart(route.screen);
  if (!Screen) return <ScreenLoading />;
  return (
    <>
      <Screen />
      <Arrival title={route.title} />
    </>
  );
}
