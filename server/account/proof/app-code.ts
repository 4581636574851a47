import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;

/**
 * Whether an authenticator app shows this code within a step of `now` (RFC 6238 with HMAC-SHA-1, 30
 * s and six digits). The characters of `secret` are the key as they are, as in the auth library.
 * @param now epoch ms
 */
export function isAppCode(secret: string, code: string, now: number): boolean {
  // Exactly six digits: a used code must not pass again in another spelling.
  if (!/^\d{6}$/.test(code)) return false;
  const step = Math.floor(now / STEP_MS);
  const given = Buffer.from(code);
  return [step - 1, step, step + 1]
    .map((counter) => timingSafeEqual(given, Buffer.from(codeAt(secret, counter))))
    .includes(true);
}

function codeAt(secret: string, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  // Dynamic truncation (RFC 4226, 5.3).
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}
