import { useMemo, useSyncExternalStore } from 'react';
import { useInstall } from './install';
import { type PushObstacle, pushObstacle } from './push';
import { type PushRecord, parsePushRecord, pushRecord } from './push-record';

/** A permission is changed in the settings of browser or system; not every browser tells. */
function onPermission(listener: () => void): () => void {
  let status: PermissionStatus | null = null;
  let here = true;
  document.addEventListener('visibilitychange', listener);
  navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (!here) return;
      status = found;
      status.addEventListener('change', listener);
    },
    () => undefined,
  );
  return () => {
    here = false;
    document.removeEventListener('visibilitychange', listener);
    status?.removeEventListener('change', listener);
  };
}

/** What stands between this device and notices, and what it remembers of its subscription. */
export function usePush(): { obstacle: PushObstacle | null; record: PushRecord | null } {
  const { way } = useInstall();
  const obstacle = useSyncExternalStore(onPermission, () => pushObstacle(way));
  const text = useSyncExternalStore(pushRecord.subscribe, pushRecord.text);
  const record = useMemo(() => parsePushRecord(text), [text]);
  return { obstacle, record };
}

/** Whether the end of a rest is told on this device too. */
export function setRestPush(rest: boolean): void {
  const record = pushRecord.get();
  if (record) pushRecord.set({ ...record, rest });
}
