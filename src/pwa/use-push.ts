import { useMemo, useSyncExternalStore } from 'react';
import { useInstall } from './install';
import { type PushObstacle, pushObstacle } from './push';
import { type PushRecord, parsePushRecord, pushRecord } from './push-record';

/** Permissions change in the settings of browser or system; not every browser sends an event. */
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

/** The obstacle to notices on this device, and its record of the subscription. */
export function usePush(): { obstacle: PushObstacle | null; record: PushRecord | null } {
  const { way } = useInstall();
  const obstacle = useSyncExternalStore(onPermission, () => pushObstacle(way));
  const text = useSyncExternalStore(pushRecord.subscribe, pushRecord.text);
  const record = useMemo(() => parsePushRecord(text), [text]);
  return { obstacle, record };
}

/** Sets whether the end of a rest is pushed to this device too. */
export function setRestPush(rest: boolean): void {
  const record = pushRecord.get();
  if (record) pushRecord.set({ ...record, rest });
}
