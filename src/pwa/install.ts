import { useSyncExternalStore } from 'react';
import { createInstallOffer, type InstallWay, isIos } from './install-offer';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage;
  } catch {
    // A browser that blocks storage throws on the mere mention: then nothing is remembered.
    return { getItem: () => null, setItem: () => {} };
  }
}

// One per page: the browser sends its prompt once, usually before anything is rendered.
const offer = createInstallOffer({
  now: () => Date.now(),
  isStandalone: () =>
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true),
  isIos: isIos(navigator.userAgent, navigator.platform, navigator.maxTouchPoints),
  events: window,
  stored: storage(),
});

/** How the app can be installed, whether to suggest it now, and the ways to answer. */
export function useInstall(): {
  way: InstallWay;
  suggested: boolean;
  prompt: () => Promise<'accepted' | 'dismissed' | 'unavailable'>;
  dismiss: () => void;
} {
  const way = useSyncExternalStore(offer.subscribe, offer.getWay);
  const suggested = useSyncExternalStore(offer.subscribe, offer.isSuggested);
  return { way, suggested, prompt: offer.prompt, dismiss: offer.dismiss };
}
