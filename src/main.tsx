import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './api/client';
import { App } from './app';
import { type Account, createDeparture, finishWipe } from './data/account';
import { createKnownSession } from './data/known-session';
import { mirrorFor } from './data/mirror';
import { preferences } from './preferences/preferences';
import { goFirst } from './pwa/go-first';
import { reloadOnPreloadError } from './pwa/preload-error';

const configured: unknown = import.meta.env.VITE_API_URL;
const apiAddress =
  typeof configured === 'string' && configured !== '' ? configured : location.origin;

reloadOnPreloadError();
preferences.start();

const departure = createDeparture(mirrorFor);
void finishWipe(mirrorFor).catch((cause: unknown) => console.error('A wipe did not finish', cause));

function onAccount(id: string, account: Account | null): void {
  // What is kept here is just being opened, and what is not is about to be read.
  if (!account) void goFirst();
  departure.onAccount(id, account);
}

function leave(): Promise<void> {
  // A device that was left gets nobody's notices.
  void import('./pwa/push').then(({ forgetPush }) => forgetPush()).catch(() => undefined);
  void import('./pwa/badge').then(({ markIcon }) => markIcon(0)).catch(() => undefined);
  return departure.leave();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App
      client={createClient({ baseUrl: apiAddress })}
      known={createKnownSession(() => localStorage)}
      mirrorFor={mirrorFor}
      onAccount={onAccount}
      onLeave={leave}
    />
  </StrictMode>,
);

// After the first screen: the live workout and dirty forms say for themselves when they are busy.
void import('./pwa/register')
  .then(({ registerWorker }) => registerWorker())
  .catch((cause: unknown) => console.warn('The app works only online for now', cause));
