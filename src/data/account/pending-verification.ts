import * as v from 'valibot';

const KEY = 'anilha.verifying';

const pendingSchema = v.object({ email: v.pipe(v.string(), v.email()) });

/**
 * The e-mail of this tab that awaits its six-digit code. A phone may discard the tab while the
 * person reads their mail. Afterwards they only need to enter the code, not the whole form.
 */
export const pendingVerification = {
  get(): string | null {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
      const parsed = v.safeParse(pendingSchema, stored);
      return parsed.success ? parsed.output.email : null;
    } catch {
      return null;
    }
  },
  set(email: string): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ email }));
    } catch {
      // Without storage, a sign-in requests another code.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Storage is unavailable, so nothing was stored.
    }
  },
};
