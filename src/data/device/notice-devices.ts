import useSWR from 'swr';
import type { DeviceSubscription } from '#protocol/device/notifications';
import { type Failure, failureOf } from '../remote/failure';
import { useNotifications } from './notifications';

export type { DeviceSubscription };

export interface NoticeDevices {
  /** Last opened first; null while unknown. */
  readonly devices: readonly DeviceSubscription[] | null;
  readonly failure: Failure | null;
  readonly reload: () => void;
}

/** The devices that receive the person's pushes. */
export function useNoticeDevices(): NoticeDevices {
  const calls = useNotifications();
  const { data, error, mutate } = useSWR('notices/devices', () => calls.devices());
  const devices = data && [...data.subscriptions].sort((a, b) => b.seenAt - a.seenAt);
  return {
    devices: devices ?? null,
    failure: error === undefined ? null : failureOf(error),
    reload: () => void mutate(),
  };
}

/** Kinds of mails stopped by the link in a mail. */
export function useStoppedMail() {
  const calls = useNotifications();
  const { data, mutate } = useSWR('notices/mail', () => calls.stoppedMail());
  return {
    stopped: data?.stopped ?? [],
    resume: async (kind: string) => {
      await mutate(await calls.resumeMail(kind), { revalidate: false });
    },
  };
}
