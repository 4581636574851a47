import type { SpaceState, Tx } from './schema';

export async function readSpace(tx: Tx, space: string): Promise<SpaceState> {
  const row = await tx.objectStore('meta').get(`space:${space}`);
  if (row && 'cursor' in row) return row;
  return {
    key: `space:${space}`,
    cursor: 0,
    epoch: null,
    grantVer: 0,
    inReset: false,
    generation: 0,
    digests: {},
    warm: 'start',
  };
}

/** Whether a request was prepared in the current epoch and generation of its space (rule C6b). */
export function isPresent(
  state: SpaceState,
  asked: Pick<SpaceState, 'epoch' | 'generation'>,
): boolean {
  return state.generation === asked.generation && state.epoch === asked.epoch;
}
