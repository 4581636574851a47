import type { Replica } from '../replica/replica';

/**
 * The epoch of an account's own space, null before the first exchange: another one once the server
 * went back to a backup (rule S4), and then every space has another one.
 */
export async function homeEpoch({ inside, space }: Replica): Promise<string | null> {
  const state = await inside.storage.read((database) => database.get('meta', `space:${space}`));
  return state && 'cursor' in state ? state.epoch : null;
}
