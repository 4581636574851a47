import type { ByHand, InstallWay } from './install-way';

const DISMISSED_KEY = 'anilha:install-dismissed-at';
/** A dismissed suggestion stays away this long, in ms. */
export const DISMISSED_FOR = 30 * 24 * 60 * 60_000;

/** The event with which Chromium hands over its prompt; the DOM types do not know it. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The page's functions for installing; tests pass their own. */
export interface InstallEnvironment {
  now(): number;
  isStandalone(): boolean;
  byHand: ByHand;
  events: Pick<EventTarget, 'addEventListener'>;
  stored: Pick<Storage, 'getItem' | 'setItem'>;
}

/** The offer to install, for screens. */
export interface InstallOffer {
  getWay(): InstallWay;
  /** Whether to suggest it now: possible, and not asked in an earlier start of the last 30 days. */
  isSuggested(): boolean;
  /** The suggestion was seen: it may stay until the app is closed, and does not come again soon. */
  markAsked(): void;
  subscribe(listener: () => void): () => void;
  /** Opens the browser's prompt. 'unavailable' where there is none. */
  prompt(): Promise<'accepted' | 'dismissed' | 'unavailable'>;
  dismiss(): void;
}

function isPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Keeps the browser's prompt until a screen asks for it. To be created before the first render. */
export function createInstallOffer(environment: InstallEnvironment): InstallOffer {
  const listeners = new Set<() => void>();
  let held: InstallPromptEvent | undefined;
  let installed = environment.isStandalone();
  let dismissedAt = Number(environment.stored.getItem(DISMISSED_KEY) ?? Number.NaN);

  const changed = () => {
    for (const listener of listeners) listener();
  };
  environment.events.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    // The app asks at a good moment, after the first finished workout, instead of the browser.
    event.preventDefault();
    held = event;
    changed();
  });
  environment.events.addEventListener('appinstalled', () => {
    installed = true;
    held = undefined;
    changed();
  });

  const getWay = (): InstallWay => {
    if (installed) return 'installed';
    if (held) return 'prompt';
    return environment.byHand;
  };
  const remember = () => {
    try {
      environment.stored.setItem(DISMISSED_KEY, String(environment.now()));
    } catch {
      // A full disk: the answer holds until the app is closed.
    }
  };
  const dismiss = () => {
    dismissedAt = environment.now();
    remember();
    changed();
  };

  return {
    getWay,
    isSuggested: () => {
      const recently = environment.now() - dismissedAt < DISMISSED_FOR;
      return !recently && (getWay() === 'prompt' || getWay() === 'ios');
    },
    markAsked: remember,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async prompt() {
      const event = held;
      if (!event) return 'unavailable';
      // The browser lets an event be used once; it sends another when it may be asked again.
      held = undefined;
      const { outcome } = await event.prompt();
      if (outcome === 'dismissed') {
        dismiss();
      } else {
        // Putting the icon in place takes the phone a while; there is nothing left to ask.
        installed = true;
        changed();
      }
      return outcome;
    },
    dismiss,
  };
}
