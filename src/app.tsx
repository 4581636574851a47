import { matchRoute, Route, Switch, useLocation, useRouter } from 'wouter';
import type { Client } from './api/client';
import { AppShell } from './app-shell';
import { Arrival, ArrivalsProvider } from './arrival';
import { AuthGate, admits, LeaveEntry, type Passage } from './auth-gate';
import { ColdStart } from './cold-start';
import { AccountProvider, type AccountProviderProps } from './data/account-provider';
import { ClientProvider } from './data/api-client';
import type { KnownSession } from './data/known-session';
import { SessionProvider } from './data/session';
import { DataProvider } from './data/swr';
import { LiveWorkout } from './live-workout';
import { NOT_FOUND, ROUTES, type ScreenRoute } from './routes';
import { ScreenBoundary } from './screen-boundary';
import { ScreenLoading } from './screen-loading';
import { lazyPart, usePart } from './ui/lazy-part';
import { LiveRegionProvider } from './ui/live-region';

/** No toast is shown before the first screen is. */
const Toaster = lazyPart(async () => ({ default: (await import('./ui/toaster')).Toaster }));

export type AppProps = Pick<AccountProviderProps, 'mirrorFor' | 'onAccount'> & {
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
                  <ColdStart />
                  <Screens />
                </ArrivalsProvider>
              </LiveWorkout>
            </AccountProvider>
          </SessionProvider>
        </ClientProvider>
      </DataProvider>
      <Toaster />
    </LiveRegionProvider>
  );
}

function Screens() {
  const { parser } = useRouter();
  const [path] = useLocation();
  const fits = (route: ScreenRoute) => matchRoute(parser, route.path, path)[0];
  const worksFromDevice = (asked: string) =>
    ROUTES.some((route) => route.access === 'device' && matchRoute(parser, route.path, asked)[0]);
  return (
    <AuthGate worksFromDevice={worksFromDevice}>
      {(who) => {
        const open = ROUTES.filter(({ access }) => access === 'visitor' || admits(access, who));
        const screens = (
          <Switch>
            {open.map((route) => (
              <Route key={`${route.path} ${route.access}`} path={route.path}>
                <Slot route={route} who={who} />
              </Route>
            ))}
            <Route>
              <Slot route={NOT_FOUND} who={who} />
            </Route>
          </Switch>
        );
        // Around the switch, so that the navigation stays while screens come and go.
        const frame = open.find(fits)?.frame;
        return frame ? <AppShell frame={frame}>{screens}</AppShell> : screens;
      }}
    </AuthGate>
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
