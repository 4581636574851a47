import type { Context } from 'hono';
import type { Session } from '../core/auth';
import type { Deps } from '../core/deps';
import { inTransaction } from '../db/transaction';
import { passwordChanged } from '../mail/templates/account-change';
import { createKnownDevices } from './known-device';

/**
 * Mails a person after an auth call that changed the password or signed in from an unknown browser.
 * `before` is the session of the call. Returns the answer for the client.
 */
export function createAccountNews(deps: Deps) {
  const meetDevice = createKnownDevices(deps);
  return async (
    c: Context,
    path: string,
    answer: Response,
    before: Session | null,
  ): Promise<Response> => {
    const told = await meetDevice(c, answer, before);
    if (path === '/change-password' && answer.ok && before) {
      const { id: userId, name, email } = before.user;
      const forgotUrl = `${deps.env.webUrl}/forgot-password`;
      await inTransaction(deps.db, async (trx) => {
        await deps.mail.queue(trx, email, passwordChanged({ name, at: deps.now(), forgotUrl }));
        await deps.events.emit(trx, 'account.guarded', { userId, what: 'password' });
      });
    }
    return told;
  };
}
