import { useSyncExternalStore } from 'react';
import { busy, held } from './busy';
import { whenBack } from './preload-error';
import { watchTyped } from './typed';
import { createUpdateOffer } from './update-offer';

// Updates wait for parts that are busy, and for every field that a person has started to fill in.
const holdForTab = () => held.set('tab', busy.isBusy());
holdForTab();
busy.subscribe(holdForTab);
watchTyped(document, (typed) => held.set('typed', typed));

// One per page, like its worker.
export const updateOffer = createUpdateOffer(
  {
    now: () => Date.now(),
    isHidden: () => document.visibilityState === 'hidden',
    onVisibilityChange: (listener) => document.addEventListener('visibilitychange', listener),
    later: (listener, ms) => {
      const timer = setTimeout(listener, ms);
      return () => clearTimeout(timer);
    },
    reload: () => whenBack(() => location.reload()),
  },
  held,
  Boolean(navigator.serviceWorker?.controller),
);

/**
 * `ready`: there is an update to offer now; never true during a running workout or with a filled
 * form. `apply` activates it and reloads this tab once.
 */
export function useUpdate(): { ready: boolean; apply: () => void } {
  const ready = useSyncExternalStore(updateOffer.subscribe, updateOffer.isOffered);
  return { ready, apply: updateOffer.apply };
}
