import { passkeyClient } from '@better-auth/passkey/client';
import { createAuthClient } from 'better-auth/client';
import type { ServiceAnswer } from './auth-service';
import { validBaseUrl } from './base-url';

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** The ceremonies of passkeys, between page, device and server. Loaded with the first of them. */
export function createPasskeyService(baseUrl: string) {
  let lost: { cause: unknown } | null = null;
  const auth = createAuthClient({
    baseURL: `${validBaseUrl(baseUrl)}/api/auth`,
    plugins: [passkeyClient()],
    // Its own redirect plugin would follow an address of another origin.
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

  /** The library takes a network that fails after the device's part for the device's refusal. */
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
