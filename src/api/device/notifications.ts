import * as v from 'valibot';
import {
  inboxSchema,
  type MarkRead,
  ownSubscriptionSchema,
  pushKeySchema,
  type RestEnd,
  type Subscribe,
  stoppedMailSchema,
  subscriptionsSchema,
  testResultSchema,
  unreadSchema,
} from '#protocol/device/notifications';
import type { Client } from '../client';

const BASE = '/api/notifications';
const DEVICES = `${BASE}/subscriptions`;
/** After this time the rest is nearly over, so the call is useless. */
const REST_TIMEOUT_MS = 10_000;

export type Notifications = ReturnType<typeof createNotifications>;

/** Calls for notices: subscribed devices, the inbox, and mails. */
export function createNotifications(client: Client) {
  const restOf = (device: string) => `${BASE}/rest/${device}`;
  const leaving = { keepalive: true, timeout: REST_TIMEOUT_MS };
  return {
    /** The server's key for a subscription. */
    key: () => client.get(`${BASE}/key`, { read: v.parser(pushKeySchema) }),
    subscribe: (device: Subscribe) =>
      client.post(DEVICES, device, { read: v.parser(ownSubscriptionSchema) }),
    devices: () => client.get(DEVICES, { read: v.parser(subscriptionsSchema) }),
    remove: (device: string) => client.delete(`${DEVICES}/${device}`),
    test: (device: string) =>
      client.post(`${DEVICES}/${device}/test`, undefined, { read: v.parser(testResultSchema) }),
    scheduleRest: (device: string, rest: RestEnd) => client.put(restOf(device), rest, leaving),
    cancelRest: (device: string, sentAt: number) =>
      client.delete(restOf(device), undefined, { ...leaving, search: { sentAt } }),
    inbox: (before: string | null) =>
      client.get(`${BASE}/inbox`, {
        read: v.parser(inboxSchema),
        search: { before: before ?? undefined },
      }),
    unread: () => client.get(`${BASE}/unread`, { read: v.parser(unreadSchema) }),
    markRead: (which: MarkRead) =>
      client.post(`${BASE}/inbox/read`, which, { read: v.parser(unreadSchema) }),
    zone: (zone: string) => client.put(`${BASE}/zone`, { zone }),
    stoppedMail: () => client.get(`${BASE}/mail`, { read: v.parser(stoppedMailSchema) }),
    resumeMail: (kind: string) =>
      client.post(`${BASE}/mail/resume`, { kind }, { read: v.parser(stoppedMailSchema) }),
  };
}
