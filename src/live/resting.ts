import { sameDevice } from '#domain/record/stamp';
import { restLeft } from '#domain/workouts/rest';
import type { Rest, Workout } from '#domain/workouts/shape';

/**
 * The running workout with the rest to announce. A running rest precedes an ended one, this
 * device's own (rule W3c) another's, a later end an earlier one. A workout of another device keeps
 * its last rest while it runs. Null if none has a rest.
 * @param now server time, epoch ms
 */
export function restingOne<Entry extends { readonly workout: Pick<Workout, 'rest'> }>(
  entries: readonly Entry[],
  device: string,
  now: number,
): Entry | null {
  const ranked = entries.flatMap((entry) => {
    const { rest } = entry.workout;
    return rest ? [{ entry, rank: rankOf(rest, device, now) }] : [];
  });
  ranked.sort((a, b) => compareRanks(b.rank, a.rank));
  return ranked[0]?.entry ?? null;
}

type Rank = readonly [runs: number, own: number, endsAt: number];

function rankOf(rest: Rest, device: string, now: number): Rank {
  return [Number(restLeft(rest, now) > 0), Number(sameDevice(rest.device, device)), rest.endsAt];
}

function compareRanks(a: Rank, b: Rank): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
