import { useMemo } from 'react';
import { useClient } from '../data/remote/api-client';
import { pushRecord } from '../pwa/push-record';
import { createRestPush, type RestPush } from './rest-push';

const loadCalls = () => import('../data/device/notifications');
const loadPush = () => import('../pwa/push');

/**
 * The push at the end of a rest, for a locked phone; does nothing on a device without notices.
 * @param now server time, epoch ms
 */
export function useRestPush(now: () => number): RestPush {
  const client = useClient();
  return useMemo(() => {
    // The steady clock has fractions of a millisecond.
    const instant = () => Math.round(now());

    async function schedule(at: number) {
      const record = pushRecord.get();
      if (!record?.rest) return;
      const { notificationsOf, isUnknownDevice } = await loadCalls();
      const calls = notificationsOf(client);
      const ask = (device: string) =>
        calls.scheduleRest(device, { endsAt: Math.round(at), sentAt: instant() });
      await ask(record.id).catch(async (cause: unknown) => {
        if (!isUnknownDevice(cause)) throw cause;
        const { keepPush } = await loadPush();
        await keepPush(calls, record.person);
        const renewed = pushRecord.get();
        if (renewed) await ask(renewed.id);
      });
    }

    async function cancel() {
      const record = pushRecord.get();
      if (!record) return;
      const { notificationsOf } = await loadCalls();
      await notificationsOf(client).cancelRest(record.id, instant());
    }

    return createRestPush({ now, schedule, cancel });
  }, [client, now]);
}
