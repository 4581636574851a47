import type { UpdateOffer } from './update-offer';

/** What the notice needs of the page; tests pass their own. */
export interface NoticeEnvironment {
  isHidden(): boolean;
  onVisibilityChange(listener: () => void): void;
  show(apply: () => void): void;
  hide(): void;
}

/**
 * Tells of a waiting update once, when somebody is looking and nothing would be interrupted. Later
 * it is found in the profile (`useUpdate`). A workout that starts meanwhile takes the notice away.
 */
export function announceUpdates(offer: UpdateOffer, environment: NoticeEnvironment): void {
  let shown = false;
  const look = () => {
    if (!offer.isOffered()) {
      if (shown) environment.hide();
      return;
    }
    if (shown || environment.isHidden()) return;
    shown = true;
    environment.show(offer.apply);
  };
  offer.subscribe(look);
  environment.onVisibilityChange(look);
}
