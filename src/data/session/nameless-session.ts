import * as v from 'valibot';
import type { Person, SessionAnswer } from '#protocol/account/auth';
import { type NamelessKey, namelessKeySchema } from '#protocol/account/nameless';
import type { Client } from '../../api/client';
import { ApiError, failureKind, isTemporary } from '../../api/errors';
import { wasErased } from './was-erased';

/** Stored until the account has a sign-up, or its records are in another account. */
const KEY = 'anilha.nameless';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 64 signs divide 256, so that all are equally likely. An id takes only letters and digits. */
function draw(length: number, signs: RegExp): string {
  let text = '';
  while (text.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    for (const byte of bytes) {
      const sign = LETTERS[byte % LETTERS.length] ?? '';
      if (text.length < length && signs.test(sign)) text += sign;
    }
  }
  return text;
}

/** Draws the key of a new nameless account and stores it. Throws if the browser stores nothing. */
export function drawNamelessKey(): NamelessKey {
  const key = { id: draw(32, /[A-Za-z0-9]/), key: draw(43, /./) };
  localStorage.setItem(KEY, JSON.stringify(key));
  return key;
}

/** The key of this device's nameless account; null for none. */
export function namelessKey(): NamelessKey | null {
  try {
    const stored = v.safeParse(namelessKeySchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return stored.success ? stored.output : null;
  } catch {
    return null;
  }
}

export function forgetNamelessKey(): void {
  localStorage.removeItem(KEY);
}

/**
 * The answer for a remembered person without a session on the server. A nameless person gets one by
 * the device's key, the first time too. Rejects without an answer, so that the call is repeated.
 */
export async function withoutSession(
  client: Client,
  person: Person,
): Promise<SessionAnswer | 'erased'> {
  const key = namelessKey();
  if (key?.id === person.id) {
    try {
      await client.post('/api/auth/nameless/begin', key);
      return { user: person };
    } catch (cause) {
      if (failureKind(cause) === 'offline' || isTemporary(cause)) throw cause;
      if (cause instanceof ApiError && cause.status === 410) return 'erased';
    }
  }
  return (await wasErased(client, person.id)) ? 'erased' : null;
}
