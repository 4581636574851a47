import './older-engines';
import '../ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from '../api/client';
import { createKnownSession } from '../data/session/known-session';
import { createDeparture, finishWipe } from '../data/start/open-account';
import { createOpener } from '../data/start/opener';
import type { Account } from '../data/store/account';
import { mirrorFor } from '../data/store/mirror';
import { drawn, schedule } from '../data/timers';
import { createUnderWay } from '../data/workouts/under-way';
import { preferences } from '../preferences/preferences';
import { goFirst } from '../pwa/go-first';
import { reloadOnPreloadError } from '../pwa/preload-error';
import { App } from './app';
import { loadWorkout, startOf, WORKOUT } from './straight-in';

// The address set at build time, or the page's origin: its port forwards /api.
const configured: unknown = import.meta.env.VITE_API_URL;
const apiAddress =
  typeof configured === 'string' && configured !== '' ? configured : location.origin;

/** Time in which the first set of a visitor is logged before the app installs itself. */
const REGISTER_AFTER_MS = 3000;

reloadOnPreloadError();
preferences.start();

const client = createClient({ baseUrl: apiAddress });
const storage = () => localStorage;
const known = createKnownSession(storage);
const underWay = createUnderWay(storage);
const opener = createOpener({ client, mirrorFor });

const departure = createDeparture(mirrorFor);
void finishWipe(mirrorFor).catch((cause: unknown) => console.error('A wipe failed', cause));

function onAccount(id: string, account: Account | null): void {
  // While no account is open, the person waits: an installing worker must pause.
  if (!account) void goFirst();
  departure.onAccount(id, account);
}

function leave(): Promise<void> {
  // A device shows no notices after the sign-out.
  void import('../pwa/push').then(({ forgetPush }) => forgetPush()).catch(() => undefined);
  void import('../pwa/badge').then(({ markIcon }) => markIcon(0)).catch(() => undefined);
  return departure.leave();
}

// Before the first render: starts the slowest step of a start.
const person = known.get();
if (person) opener.begin(person.id);
const start = person && location.pathname === '/' ? startOf(underWay.get(), person.coach) : '/';
if (start === WORKOUT) loadWorkout();
// The first frame already belongs to the half of the app that the person works in.
if (start !== '/') history.replaceState(history.state, '', start);

/** Resolves once the page is another than that which leads to the first workout. */
async function untilLed(): Promise<void> {
  if (location.pathname !== '/start') return;
  // The router announces each change of the address.
  await new Promise((resolve) => addEventListener('replaceState', resolve, { once: true }));
  await new Promise((resolve) => schedule(() => resolve(null), REGISTER_AFTER_MS));
}

const root = document.getElementById('root');
if (!root) throw new Error('No #root');

createRoot(root).render(
  <StrictMode>
    <App
      client={client}
      known={known}
      underWay={underWay}
      start={start}
      open={opener.open}
      onAccount={onAccount}
      onLeave={leave}
    />
  </StrictMode>,
);

// After the first screen, or the first workout of a visitor, which needs the whole line. A running
// workout and typed forms delay updates by themselves.
void untilLed()
  .then(drawn)
  .then(() => import('../pwa/register'))
  .then(({ registerWorker }) => registerWorker())
  .catch((cause: unknown) => console.warn('Only online for now', cause));
