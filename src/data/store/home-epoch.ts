import type { Replica } from '../../replica/replica';

/**
 * The epoch of an account's own space, null before the first exchange. A restored backup changes it
 * (rule S4a), and that of all other spaces.
 */
export async function homeEpoch({ inside, space }: Replica): Promise<string | null> {
  const state = await inside.storage.read((database) => database.get('meta', `space:${space}`));
  return state && 'cursor' in state ? state.epoch : null;
}
