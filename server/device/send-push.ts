import type { Deps } from '../core/deps';
import type { PushSubscriptionTable } from '../db/tables/notifications';
import type { PushDoor } from './push-door';
import type { PushKeys } from './push-keys';
import { type PushWords, pushRequest } from './push-message';

/**
 * The outcome of a push.
 * `sent`: the push service has it;
 * `gone`: the subscription has ended;
 * `later`: retry, after `waitMs` if the service named a time;
 * `refused`: a retry would be refused again.
 */
export type PushOutcome =
  | { readonly outcome: 'sent' | 'gone' | 'refused' }
  | { readonly outcome: 'later'; readonly waitMs: number | null };

export interface SendPushDeps extends Pick<Deps, 'env' | 'now' | 'log'> {
  readonly door: PushDoor;
  readonly keys: PushKeys;
}

export type SendPush = ReturnType<typeof createSendPush>;

/** Converts seconds or a date (RFC 9110, 10.2.3) to ms from now; null for neither. */
function waitOf(retryAfter: string | undefined, now: number): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}

function contactOf({ operator, webUrl }: Deps['env']): string {
  const { contact = '' } = operator;
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? `mailto:${contact}` : webUrl;
}

/**
 * Encrypts a push and sends it to the subscription's push service. It does not throw for any
 * answer of the service.
 */
export function createSendPush({ env, now, log, door, keys }: SendPushDeps) {
  const contact = contactOf(env);

  return async (
    words: PushWords,
    to: PushSubscriptionTable,
    until: number,
  ): Promise<PushOutcome> => {
    const key = await keys.of(to.vapid_key);
    if (!key) return { outcome: 'gone' };
    const sender = { key, contact, webUrl: env.webUrl };
    const push = pushRequest(words, to, sender, { now: now(), until });
    // The log has only the host, because a subscription's address is secret.
    const service = new URL(to.endpoint).host;
    try {
      const { status, retryAfter } = await door.send(push);
      if (status >= 200 && status < 300) return { outcome: 'sent' };
      if (status === 404 || status === 410) return { outcome: 'gone' };
      log.warn({ service, status }, 'push not taken');
      return status === 429 || status >= 500
        ? { outcome: 'later', waitMs: waitOf(retryAfter, now()) }
        : { outcome: 'refused' };
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      log.warn({ service, reason }, 'push service not reached');
      return { outcome: 'later', waitMs: null };
    }
  };
}
