import type { EffortShown } from '#domain/account/preference-choices';
import type { LoadUnit } from '#domain/load';
import type { Effort } from '#domain/workouts/shape';
import { recentDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { formatEffort } from '#words/workouts/effort';
import { effortWords, scaleRead } from '#words/workouts/target';
import { ListRow } from '../../ui/display/list-row';
import { useToday } from '../input/use-today';
import { renderLink } from '../page/render-link';

interface LastSession {
  readonly workoutId: string;
  readonly day: string;
  readonly sets: readonly { readonly done: Effort | null }[];
}

interface LastSessionsProps {
  sessions: readonly LastSession[];
  unit: LoadUnit;
  effortScale: EffortShown;
}

/** A list of an exercise's last performances: the day, the sets, and a link to the workout. */
export function LastSessions({ sessions, unit, effortScale }: LastSessionsProps) {
  const today = useToday();
  const setWords = ({ done }: LastSession['sets'][number]) => {
    if (!done) return [];
    const figures = formatEffort(done, unit);
    const effort = done.rir == null ? '' : ` (${effortWords(done.rir, scaleRead(effortScale))})`;
    // Non-breaking spaces allow a line break only between sets.
    return [(figures + effort).replaceAll(' ', '\u00a0')];
  };
  return sessions.map(({ workoutId, day, sets }) => (
    <ListRow
      key={workoutId}
      title={capitalise(recentDay(day, today))}
      subtitle={sets.flatMap(setWords).join(' · ')}
      href={`/app/history/${workoutId}`}
      renderLink={renderLink}
    />
  ));
}
