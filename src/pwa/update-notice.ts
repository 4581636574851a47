import type { UpdateOffer } from './update-offer';

/** What the notice needs of the page; tests pass their own. */
export interface NoticeEnvironment {
  now(): number;
  isHidden(): boolean;
  onVisibilityChange(listener: () => void): void;
  show(apply: () => void): void;
  hide(): void;
}

/** A notice that stood shorter may not have been read; it goes by itself after as long, ms. */
const READ_MS = 6000;

/**
 * Tells of a waiting update once, when somebody is looking and nothing would be interrupted. Later
 * it is found in the profile (`useUpdate`). A workout that starts meanwhile takes the notice away;
 * it comes back afterwards where it was hardly seen, as when the app opens within a workout.
 */
export function announceUpdates(offer: UpdateOffer, environment: NoticeEnvironment): void {
  let shownAt: number | null = null;
  const look = () => {
    if (!offer.isOffered()) {
      if (shownAt === null) return;
      environment.hide();
      if (environment.now() - shownAt < READ_MS) shownAt = null;
      return;
    }
    if (shownAt !== null || environment.isHidden()) return;
    shownAt = environment.now();
    environment.show(offer.apply);
  };
  offer.subscribe(look);
  environment.onVisibilityChange(look);
}
