import { passkeyClient } from '@better-auth/passkey/client';
import { createAuthClient } from 'better-auth/client';
import { validBaseUrl } from '../base-url';
import type { ServiceAnswer } from './auth-service';

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/**
 * The ceremonies of passkeys between page, device and server. This file loads with the first one.
 */
export function createPasskeyService(baseUrl: string) {
  let lost: { cause: unknown } | null = null;
  const auth = createAuthClient({
    baseURL: `${validBaseUrl(baseUrl)}/api/auth`,
    plugins: [passkeyClient()],
    // The library's redirect plugin would follow addresses of other origins.
    disableDefaultFetchPlugins: true,
    fetchOptions: {
      credentials: 'include',
      customFetchImpl: async (input, init) => {
        try {
          return await fetch(input, init);
        } catch (cause) {
          lost = { cause };
          throw cause;
        }
      },
    },
  });

  /** The library reports a network failure after the device's part as a refusal of the device. */
  async function unlessLost(ceremony: Promise<ServiceAnswer>): Promise<ServiceAnswer> {
    const answer = await ceremony;
    if (lost) throw lost.cause;
    return answer;
  }

  return {
    signIn: (autoFill: boolean) => unlessLost(auth.signIn.passkey({ autoFill })),
    add: (name: string) => unlessLost(auth.passkey.addPasskey({ name })),
  };
}
