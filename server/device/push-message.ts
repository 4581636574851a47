import { createHash } from 'node:crypto';
import { DECLARATIVE_PUSH, type PushMessage } from '#protocol/device/notifications';
import type { PushDeliveryTable, PushSubscriptionTable } from '../db/tables/notifications';
import { encryptPush } from './encryption';
import type { OutgoingPush } from './push-door';
import { type VapidKey, vapidAuthorization } from './vapid';

/** The text of one push. */
export type PushWords = Pick<PushDeliveryTable, 'kind' | 'title' | 'body' | 'path' | 'tag'>;

export interface Sender {
  readonly key: VapidKey;
  /** The operator's contact for push services: a mailto: or https: address. */
  readonly contact: string;
  /** Address of the app. */
  readonly webUrl: string;
}

/** Every message is padded to this many bytes, so that its length does not reveal the kind. */
const PAD_TO = 768;
/** The longest time that push services store a push. */
const LONGEST_TTL_S = 28 * 86_400;
const URGENT = new Set(['rest', 'test', 'account']);

function messageOf({ kind, title, body, path, tag }: PushWords, webUrl: string): PushMessage {
  const words = { title, body, lang: 'pt-BR', dir: 'ltr' } as const;
  return {
    web_push: DECLARATIVE_PUSH,
    notification: { ...words, silent: false, tag, navigate: `${webUrl}${path}`, data: { kind } },
  };
}

/**
 * A push as sent (RFC 8030): encrypted, signed, with a topic. The topic replaces an earlier push
 * still at the push service.
 * @param until epoch ms at which delivery becomes useless
 */
export function pushRequest(
  words: PushWords,
  to: Pick<PushSubscriptionTable, 'endpoint' | 'p256dh' | 'auth'>,
  { key, contact, webUrl }: Sender,
  { now, until }: { readonly now: number; readonly until: number },
): OutgoingPush {
  const message = Buffer.from(JSON.stringify(messageOf(words, webUrl)));
  const ttl = Math.min(Math.max(0, Math.ceil((until - now) / 1000)), LONGEST_TTL_S);
  return {
    endpoint: to.endpoint,
    headers: {
      Authorization: vapidAuthorization(to.endpoint, key, contact, now),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(ttl),
      Urgency: URGENT.has(words.kind) ? 'high' : 'normal',
      Topic: createHash('sha256').update(words.tag).digest('base64url').slice(0, 24),
    },
    body: encryptPush(message, to, PAD_TO),
  };
}
