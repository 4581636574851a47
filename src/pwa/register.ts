// The browser offers its install prompt early, so this import starts listening.
import './install';
import { control } from '#protocol/device/worker-message';
import { notify } from '../ui/layer/notify';
import { openPushedPaths } from './opened-path';
import { keepStartPictures } from './start-pictures';
import { updateOffer } from './update';
import { announceUpdates } from './update-notice';

const WORKER_URL = '/sw.js';
const NOTICE = 'update';
/** Interval of checks for a new version while the app stays open, ms. */
const CHECK_EVERY = 60 * 60_000;

interface ScriptUrlPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

function hasPolicies(page: object): page is { trustedTypes: ScriptUrlPolicies } {
  return 'trustedTypes' in page && typeof page.trustedTypes === 'object';
}

/** With Trusted Types enforced, a plain string is not accepted as a worker's address. */
function trustedWorkerUrl(): string {
  if (!hasPolicies(window)) return WORKER_URL;
  const policy = window.trustedTypes.createPolicy('anilha-worker', {
    createScriptURL: () => WORKER_URL,
  });
  return policy.createScriptURL(WORKER_URL);
}

function afterLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

/**
 * Registers the worker and reports waiting builds to `update.ts`. Does nothing in development and
 * without worker support. It never rejects, because the app also works without a worker, only not
 * offline.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  announceUpdates(updateOffer, {
    now: () => performance.now(),
    isHidden: () => document.visibilityState === 'hidden',
    onVisibilityChange: (listener) => document.addEventListener('visibilitychange', listener),
    show: (apply) =>
      notify.info('Nova versão pronta', {
        id: NOTICE,
        action: { label: 'Atualizar', onAction: apply },
      }),
    hide: () => notify.dismiss(NOTICE),
  });
  openPushedPaths();
  await afterLoad();
  keepStartPictures();
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(trustedWorkerUrl());
    let registration: ServiceWorkerRegistration | undefined;
    workbox.addEventListener('waiting', () => {
      updateOffer.waiting(() => {
        // Another tab may have applied the update meanwhile; then only the reload is left.
        if (registration?.waiting) workbox.messageSkipWaiting();
        else updateOffer.controllerChanged();
      });
    });
    workbox.addEventListener('controlling', () => updateOffer.controllerChanged());
    registration = await workbox.register({ immediate: true });
    lookForUpdates(() => workbox.update());
    // An active worker claims neither a page that loaded while it became active nor one that was
    // loaded past it by a forced reload.
    if (!navigator.serviceWorker.controller) registration?.active?.postMessage(control());
  } catch (error) {
    console.warn('The app works only online: its worker could not be registered.', error);
  }
}

/**
 * Checks regularly for updates, because an installed app may stay open for weeks, and browsers
 * check only on navigation.
 */
function lookForUpdates(look: () => Promise<void>): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < CHECK_EVERY) return;
    last = Date.now();
    // Offline the check fails; the next one follows.
    look().catch(() => {
      last = 0;
    });
  });
}
