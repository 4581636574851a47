import * as v from 'valibot';
import { passkeysSchema } from '#protocol/account/second-factor';
import type { Client } from '../client';
import { ApiError, failureKind, offlineError } from '../errors';
import type { ServiceAnswer } from './auth-service';
import type { PasskeyService } from './passkey-service';

const BASE = '/api/auth/passkey';

/**
 * How a ceremony ended: success, closed by the person, a passkey of this account already exists, or
 * the device has none.
 */
export type CeremonyEnd = 'done' | 'cancelled' | 'known' | 'unable';

/** Results of the browser by the service's codes; all other codes are errors of the server. */
const ENDS: readonly (readonly [RegExp, CeremonyEnd])[] = [
  [
    /^(ERROR_CEREMONY_ABORTED|ERROR_PASSTHROUGH|AUTH_CANCELLED|REGISTRATION_CANCELLED)/,
    'cancelled',
  ],
  [/^ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED$/, 'known'],
  [/^(ERROR_|UNKNOWN_ERROR)/, 'unable'],
];

export function createPasskeyCalls(client: Client) {
  async function ceremony(
    run: (service: PasskeyService) => Promise<ServiceAnswer>,
  ): Promise<CeremonyEnd> {
    try {
      const { createPasskeyService } = await import('./passkey-service');
      return endOf(await run(createPasskeyService(client.baseUrl)));
    } catch (cause) {
      throw failureKind(cause) === 'offline' ? offlineError(cause) : cause;
    }
  }

  return {
    list: () => client.get(`${BASE}/list-user-passkeys`, { read: v.parser(passkeysSchema) }),
    /**
     * The password permits it, the device creates the key pair, and the server stores the public
     * key.
     */
    add: async (form: { password: string; name: string }): Promise<CeremonyEnd> => {
      await client.post(`${BASE}/allow-registration`, { password: form.password });
      return ceremony((service) => service.add(form.name));
    },
    rename: (id: string, name: string) => client.post(`${BASE}/update-passkey`, { id, name }),
    remove: (id: string) => client.post(`${BASE}/delete-passkey`, { id }),
    /** `autoFill` waits until the person chooses a passkey in the form. */
    signIn: ({ autoFill }: { autoFill: boolean }) =>
      ceremony((service) => service.signIn(autoFill)),
  };
}

function endOf({ error }: ServiceAnswer): CeremonyEnd {
  if (!error) return 'done';
  const code = error.code ?? '';
  const end = ENDS.find(([pattern]) => pattern.test(code))?.[1];
  if (end) return end;
  throw new ApiError({
    status: error.status,
    statusText: error.statusText,
    body: error,
    ...(error.message ? { message: error.message } : {}),
  });
}
