import { useMemo } from 'react';
import type { Client } from '../api/client';
import { ApiError } from '../api/errors';
import { createNotifications, type Notifications } from '../api/notifications';
import { useClient } from './api-client';

/** The server's calls about notices, outside of a component. */
export function notificationsOf(client: Client): Notifications {
  return createNotifications(client);
}

export function useNotifications(): Notifications {
  const client = useClient();
  return useMemo(() => notificationsOf(client), [client]);
}

/** The server has ended the subscription that a call speaks of. */
export function isUnknownDevice(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unknown_device';
}
