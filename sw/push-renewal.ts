import * as v from 'valibot';
import { base64url } from '#protocol/base64url';
import { pushKeySchema, type Subscribe } from '#protocol/device/notifications';

/** The parts of the browser that a renewal needs; tests pass their own. */
interface RenewalSurroundings {
  readonly pushes: Pick<PushManager, 'subscribe'>;
  fetch(path: string, init: RequestInit): Promise<Response>;
}

/** The app sets the person's own label at its next start: the worker does not have it. */
const LABEL = 'Navegador';

const subscriptionSchema = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
});

/**
 * Subscribes again and registers at the server after the browser ended a subscription. Rejects
 * offline.
 */
export async function renewSubscription(
  event: Pick<PushSubscriptionChangeEvent, 'newSubscription'>,
  { pushes, fetch }: RenewalSurroundings,
): Promise<void> {
  const fresh = event.newSubscription ?? (await subscribe());
  const key = fresh.options.applicationServerKey;
  if (!key) return;
  const body: Subscribe = {
    ...v.parse(subscriptionSchema, fresh.toJSON()),
    key: base64url(new Uint8Array(key)),
    label: LABEL,
    again: true,
  };
  await fetch('/api/notifications/subscriptions', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  async function subscribe(): Promise<PushSubscription> {
    const answer = await fetch('/api/notifications/key', { credentials: 'include' });
    const current = v.parse(pushKeySchema, await answer.json());
    return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: current.key });
  }
}
