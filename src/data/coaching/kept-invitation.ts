import * as v from 'valibot';
import { INVITATION_KEY } from './coaching-memory';

const keptSchema = v.object({ token: v.string(), until: v.number() });

/** How long an undecided invitation is kept, ms. */
const KEPT_MS = 14 * 24 * 3_600_000;

/** The invitation opened on this device that was neither accepted nor refused; null without one. */
export function keptInvitation(now: number): string | null {
  try {
    const kept = v.safeParse(
      keptSchema,
      JSON.parse(localStorage.getItem(INVITATION_KEY) ?? 'null'),
    );
    return kept.success && kept.output.until > now ? kept.output.token : null;
  } catch {
    return null;
  }
}

export function keepInvitation(token: string, now: number): void {
  try {
    localStorage.setItem(INVITATION_KEY, JSON.stringify({ token, until: now + KEPT_MS }));
  } catch {
    // The disk is full; the person can open the link again.
  }
}

export function forgetInvitation(): void {
  try {
    localStorage.removeItem(INVITATION_KEY);
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
}
