import { type LocalDay, localDay } from '#domain/local-day';
import type { Doubt } from '../../replica/read/doubts';
import { useOpenAccount } from '../store/account-provider';
import { type Loaded, ready } from '../store/loaded';
import { defineQuery } from '../store/query';
import type { WorkoutEntry } from './workouts';

const useDoubts = defineQuery<readonly Doubt[]>({
  read: (replica) => replica.doubts(),
  after: (value, { wide }) => (wide || value.length > 0 ? 'reread' : value),
});

/** The alternative day of a workout with a doubtful clock (rule C2n2). */
export interface DayDoubt {
  readonly other: LocalDay;
  /** Resolves with null once the answer is stored. */
  decide(isOther: boolean): Promise<null>;
}

/** Null if there is no doubt, or both times are on one day. */
export function useDayDoubt({ id, workout }: WorkoutEntry): Loaded<DayDoubt | null> {
  const account = useOpenAccount();
  const doubts = useDoubts('begun');
  if (doubts.state !== 'ready') return doubts;
  const { start } = workout;
  // A later change of the time counts as an answer.
  const doubt = doubts.value.find((each) => each.id === id && each.at === start.at);
  const other = doubt && localDay(doubt.other, start.zone);
  if (!account || !doubt || other === undefined || other === start.day) return ready(null);
  return ready({
    other,
    async decide(isOther) {
      await account.replica.decideDoubt(doubt, isOther);
      account.sync.wrote();
      return null;
    },
  });
}
