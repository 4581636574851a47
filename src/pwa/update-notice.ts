import { TOAST_WITH_ACTION_MS } from '../ui/layer/toast-figures';
import type { UpdateOffer } from './update-offer';

/** The page's interface for the notice; tests pass their own. */
export interface NoticeEnvironment {
  now(): number;
  isHidden(): boolean;
  onVisibilityChange(listener: () => void): void;
  show(apply: () => void): void;
  hide(): void;
}

/**
 * Announces a waiting update once, when the page is visible and nothing would be interrupted. Later
 * it is in the profile (`useUpdate`). A workout that starts meanwhile hides the notice. It returns
 * afterwards if its time was not over, since it may be unread.
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
