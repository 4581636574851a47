import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { authForms } from '../forms/forms';
import type { AuthDeps } from '../session/auth-deps';
import { claim } from './account';

/**
 * POST /nameless/begin `{ id, key }`: starts a session under the nameless account that the device
 * names. The library's own plugin draws the id on the server, so a lost answer would leave an account
 * behind. It also deletes that account before a device could send its records.
 */
export function namelessSession({ db, now }: AuthDeps): BetterAuthPlugin {
  return {
    id: 'anilha-nameless',
    endpoints: {
      beginNameless: createAuthEndpoint(
        '/nameless/begin',
        { method: 'POST', body: authForms.nameless },
        async (context) => {
          const { id } = context.body;
          const claimed = await claim(db, context.body, now());
          if (claimed === 'erased') throw new APIError('GONE', { code: 'NAMELESS_ERASED' });
          const { internalAdapter } = context.context;
          const user = claimed === 'held' ? await internalAdapter.findUserById(id) : null;
          if (!user) throw new APIError('FORBIDDEN', { code: 'NAMELESS_REFUSED' });
          const session = await internalAdapter.createSession(id);
          await setSessionCookie(context, { session, user });
          return context.json({ status: true });
        },
      ),
    },
  };
}
