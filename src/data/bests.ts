import { type Bests, bestsOf } from '#domain/workout/records';
import type { Replica } from '../replica/replica';
import type { Loaded } from './loaded';
import { defineQuery } from './query';
import { entryOf } from './workouts';

/** So few at a time that a tap never waits for the past to be read. */
const PAGE = 40;

/** The bests of every exercise in the workouts that began before `startedAt`, but for one. */
export async function readBests(
  replica: Pick<Replica, 'listBefore'>,
  except: string,
  startedAt: number,
): Promise<ReadonlyMap<string, Bests>> {
  const seen = new Set([except]);
  let bests: ReadonlyMap<string, Bests> = new Map();
  let before = startedAt;
  for (;;) {
    const rows = await replica.listBefore('workout', before, PAGE);
    const fresh = rows.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    bests = bestsOf(
      fresh.flatMap((row) => entryOf(row)?.workout ?? []),
      bests,
    );
    const oldest = rows.at(-1)?.at;
    if (rows.length < PAGE || oldest === undefined) return bests;
    // Imported workouts may share an instant, so the oldest one is asked for again.
    before = fresh.length > 0 ? oldest + 0.5 : oldest;
  }
}

const useEarlier = defineQuery<ReadonlyMap<string, Bests>>({
  read: (replica, key) => {
    const [except = '', startedAt = ''] = key.split(' ');
    return readBests(replica, except, Number(startedAt));
  },
  after(value, change, key) {
    const past = change.rows.some(
      ({ kind, id }) => kind === 'workout' && !key.startsWith(`${id} `),
    );
    return change.wide || past ? 'reread' : value;
  },
});

/**
 * The bests of every exercise in the workouts before one, for telling its records. Read once for
 * a workout, and again when the past changes.
 *
 * @param workoutId null reads nothing yet
 * @param startedAt when that workout began, epoch ms
 */
export function useBestsBefore(
  workoutId: string | null,
  startedAt: number,
): Loaded<ReadonlyMap<string, Bests>> {
  return useEarlier(workoutId === null ? null : `${workoutId} ${startedAt}`);
}
