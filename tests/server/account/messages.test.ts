import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { emailOTP, twoFactor } from 'better-auth/plugins';
import { expect, test } from 'vitest';
import { authMessage } from '../../../server/account/forms/messages';

const UNKNOWN = authMessage('A_CODE_OF_TOMORROW', 400);
const library = betterAuth({
  baseURL: 'http://localhost',
  secret: 'x'.repeat(32),
  plugins: [emailOTP({ sendVerificationOTP: async () => {} }), twoFactor(), passkey()],
});

test('every code of the auth library is said in Portuguese', () => {
  const codes = Object.keys(library.$ERROR_CODES);
  expect(codes.length).toBeGreaterThan(40);
  expect(codes).toEqual(
    expect.arrayContaining(['INVALID_OTP', 'INVALID_CODE', 'PASSKEY_NOT_FOUND']),
  );
  for (const code of codes) {
    const message = authMessage(code, 400);
    expect(message).toMatch(/^[A-ZÀ-Ú].*[.a-zà-ú"]$/);
    expect(message).not.toMatch(/\b(the|not|user|email|invalid|failed)\b/i);
    expect(message).not.toContain('!');
  }
});

test('a code nobody knows gets a general sentence by its status', () => {
  expect(UNKNOWN).toContain('tente de novo');
  expect(authMessage(undefined, 401)).toBe('Entre na sua conta para continuar.');
  expect(authMessage(undefined, 500)).toContain('do nosso lado');
  expect(authMessage('constructor', 400)).toBe(UNKNOWN);
});
