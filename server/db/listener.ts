import { Client } from 'pg';

/**
 * After this silence the system checks whether the other machine is alive; the default is two
 * hours.
 */
export const SILENCE_MS = 10_000;

export interface Listening {
  stop(): Promise<void>;
}

/**
 * Listens to a channel of PostgreSQL over its own connection, because a connection pooler in
 * between would not keep it. Rejects when it cannot connect.
 * @param onLost called once, when the connection breaks later
 */
export async function listenTo(
  connectionString: string,
  channel: string,
  onPayload: (payload: string) => void,
  onLost: (error: Error) => void,
): Promise<Listening> {
  const client = new Client({
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENCE_MS,
  });
  let over = false;
  const lost = (error: Error) => {
    if (over) return;
    over = true;
    client.end().catch(() => undefined);
    onLost(error);
  };
  client.on('error', lost);
  client.on('end', () => lost(new Error('the connection ended')));
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    over = true;
    await client.end().catch(() => undefined);
    throw error;
  }
  return {
    async stop() {
      over = true;
      await client.end();
    },
  };
}
