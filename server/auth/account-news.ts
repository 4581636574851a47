import type { Context } from 'hono';
import type { Session } from '../access/session';
import { inTransaction } from '../db/transaction';
import type { Deps } from '../deps';
import { passwordChanged } from '../mail/templates/account-change';
import { createKnownDevices } from './known-device';

/**
 * What a person is mailed about an auth call: another password, a sign-in in a browser that is new
 * to them. `before` is the session that the call came with. Hands back the answer.
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
