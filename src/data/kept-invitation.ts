import * as v from 'valibot';
import { INVITATION_KEY } from './coaching-memory';

const keptSchema = v.object({ token: v.string(), until: v.number() });

/** An invitation that could not be read yet is kept so long. */
const KEPT_MS = 14 * 24 * 3_600_000;

/** The invitation that was opened on this device and neither accepted nor refused; null for none. */
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
    // A full disk: the link is still in the conversation that it came by.
  }
}

export function forgetInvitation(): void {
  try {
    localStorage.removeItem(INVITATION_KEY);
  } catch {
    // Storage that cannot be reached holds nothing either.
  }
}
