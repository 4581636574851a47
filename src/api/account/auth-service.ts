import { createAuthClient } from 'better-auth/client';
import { emailOTPClient } from 'better-auth/client/plugins';
import type { Guardian } from '#domain/account/guardian';
import { validBaseUrl } from '../base-url';
import { CALL_TIMEOUT_MS } from '../call';

/** An answer of the service: data, or an error with its status and its own message. */
export type ServiceAnswer = {
  data?: unknown;
  error?: {
    status: number;
    statusText: string;
    code?: string | undefined;
    message?: string | undefined;
  } | null;
};

export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
  revokeOtherSessions: boolean;
};

export type AuthService = ReturnType<typeof createAuthService>;

/**
 * The client of the auth service, with our error messages. Only ./auth.ts loads this file, lazily.
 */
export function createAuthService(baseUrl: string, customFetch?: typeof globalThis.fetch) {
  const auth = createAuthClient({
    baseURL: `${validBaseUrl(baseUrl)}/api/auth`,
    plugins: [emailOTPClient()],
    // The library's redirect plugin would follow addresses of other origins.
    disableDefaultFetchPlugins: true,
    fetchOptions: {
      credentials: 'include',
      timeout: CALL_TIMEOUT_MS,
      ...(customFetch ? { customFetchImpl: customFetch } : {}),
    },
  });

  return {
    signIn: (form: { email: string; password: string }): Promise<ServiceAnswer> =>
      auth.signIn.email(form),
    signUp: (form: {
      name: string;
      email: string;
      password: string;
      birthDate: string;
      termsVersion: string;
      guardianAgreed: boolean;
      guardian?: Guardian;
    }): Promise<ServiceAnswer> => auth.signUp.email(form),
    verifyEmail: (form: { email: string; code: string }): Promise<ServiceAnswer> =>
      auth.emailOtp.verifyEmail({ email: form.email, otp: form.code }),
    sendCode: (email: string): Promise<ServiceAnswer> =>
      auth.emailOtp.sendVerificationOtp({ email, type: 'email-verification' }),
    signOut: (): Promise<ServiceAnswer> => auth.signOut(),
    requestPasswordReset: (email: string): Promise<ServiceAnswer> =>
      auth.requestPasswordReset({ email, redirectTo: '/reset-password' }),
    resetPassword: (form: { token: string; newPassword: string }): Promise<ServiceAnswer> =>
      auth.resetPassword(form),
    updateUser: (changes: { name: string }): Promise<ServiceAnswer> => auth.updateUser(changes),
    changePassword: (form: PasswordChange): Promise<ServiceAnswer> => auth.changePassword(form),
    deleteUser: (proof: { password: string; code?: string }): Promise<ServiceAnswer> =>
      auth.deleteUser(proof),
    revokeSessions: (): Promise<ServiceAnswer> => auth.revokeSessions(),
    revokeOtherSessions: (): Promise<ServiceAnswer> => auth.revokeOtherSessions(),
  };
}
