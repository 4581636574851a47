import { useMemo } from 'react';
import type { Client } from '../../api/client';
import { createNotifications, type Notifications } from '../../api/device/notifications';
import { ApiError } from '../../api/errors';
import { useClient } from '../remote/api-client';

/** The notice calls of the API, outside components. */
export function notificationsOf(client: Client): Notifications {
  return createNotifications(client);
}

export function useNotifications(): Notifications {
  const client = useClient();
  return useMemo(() => notificationsOf(client), [client]);
}

/** Whether a call failed because the server has ended its subscription. */
export function isUnknownDevice(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unknown_device';
}
