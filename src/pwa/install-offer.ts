import type { ByHand, InstallWay } from './install-way';

const DISMISSED_KEY = 'anilha:install-dismissed-at';
/** How long a dismissed suggestion is not repeated, ms. */
export const DISMISSED_FOR = 30 * 24 * 60 * 60_000;

/** Chromium's event with its install prompt; the DOM types lack it. */
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
  /**
   * Whether to suggest it now: it is possible, and was not suggested in an earlier start within 30
   * days.
   */
  isSuggested(): boolean;
  /**
   * Records that the suggestion was seen: it may stay until the app is closed, and does not return
   * soon.
   */
  markAsked(): void;
  subscribe(listener: () => void): () => void;
  /** Opens the browser's prompt; 'unavailable' without one. */
  prompt(): Promise<'accepted' | 'dismissed' | 'unavailable'>;
  dismiss(): void;
}

function isPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/**
 * Keeps the browser's prompt until a screen requests it. Must be created before the first render.
 */
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
    // The app suggests it after the first finished workout, so the browser should not.
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
      // With a full disk the answer lasts until the app is closed.
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
      // The event can be used only once; the browser sends another when it may prompt again.
      held = undefined;
      const { outcome } = await event.prompt();
      if (outcome === 'dismissed') {
        dismiss();
      } else {
        // The phone takes a while to add the icon, but nothing more has to be suggested.
        installed = true;
        changed();
      }
      return outcome;
    },
    dismiss,
  };
}
