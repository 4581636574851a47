import { useSyncExternalStore } from 'react';
import { createInstallOffer } from './install-offer';
import { type InstallWay, wayByHand } from './install-way';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage;
  } catch {
    // A browser that blocks storage throws on access; then nothing is remembered.
    return { getItem: () => null, setItem: () => {} };
  }
}

// One per page, because the browser sends its prompt once, usually before the first render.
const offer = createInstallOffer({
  now: () => Date.now(),
  isStandalone: () =>
    matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
    ('standalone' in navigator && navigator.standalone === true),
  byHand: wayByHand({
    agent: navigator.userAgent,
    platform: navigator.platform,
    touchPoints: navigator.maxTouchPoints,
    promptEvent: 'onbeforeinstallprompt' in window,
  }),
  events: window,
  stored: storage(),
});

/** How the app can be installed, whether to suggest it now, and the acts that answer. */
export function useInstall(): {
  way: InstallWay;
  suggested: boolean;
  prompt: () => Promise<'accepted' | 'dismissed' | 'unavailable'>;
  dismiss: () => void;
  markAsked: () => void;
} {
  const way = useSyncExternalStore(offer.subscribe, offer.getWay);
  const suggested = useSyncExternalStore(offer.subscribe, offer.isSuggested);
  const { prompt, dismiss, markAsked } = offer;
  return { way, suggested, prompt, dismiss, markAsked };
}
