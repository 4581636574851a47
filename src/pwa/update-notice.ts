import { TOAST_WITH_ACTION_MS } from '../ui/toast-figures';
import type { UpdateOffer } from './update-offer';

/** What the notice needs of the page; tests pass their own. */
export interface NoticeEnvironment {
  now(): number;
  isHidden(): boolean;
  onVisibilityChange(listener: () => void): void;
  show(apply: () => void): void;
  hide(): void;
}

/**
 * Tells of a waiting update once, when somebody is looking and nothing would be interrupted. Later
 * it is found in the profile (`useUpdate`). A workout that starts meanwhile takes the notice away;
 * it comes back afterwards where it had not stood its time, and may not have been read.
 */
export function announceUpdates(offer: UpdateOffer, environment: NoticeEnvironment): void {
  let shownAt: number | null = null;
  const look = () => {
    if (!offer.isOffered()) {
      if (shownAt === null) return;
      environment.hide();
      if (environment.now() - shownAt < TOAST_WITH_ACTION_MS) shownAt = null;
      return;
    }
    if (shownAt !== null || environment.isHidden()) return;
    shownAt = environment.now();
    environment.show(offer.apply);
  };
  offer.subscribe(look);
  environment.onVisibilityChange(look);
}
