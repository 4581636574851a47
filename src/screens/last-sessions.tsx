import type { EffortShown, Unit } from '#domain/preference-choices';
import { recentDay } from '#words/day';
import { formatEffort } from '#words/effort';
import { capitalise } from '#words/list';
import { effortWords, scaleRead } from '#words/target';
import type { ExerciseSession } from '../data/exercise-sessions';
import { ListRow } from '../ui/list-row';
import { renderLink } from './render-link';
import { useToday } from './use-today';

interface LastSessionsProps {
  sessions: readonly ExerciseSession[];
  unit: Unit;
  effortScale: EffortShown;
}

/** The rows of a list of the last times of one exercise: the day, its sets, the way to the workout. */
export function LastSessions({ sessions, unit, effortScale }: LastSessionsProps) {
  const today = useToday();
  const setWords = ({ done }: ExerciseSession['sets'][number]) => {
    if (!done) return [];
    const figures = formatEffort(done, unit);
    const effort = done.rir == null ? '' : ` (${effortWords(done.rir, scaleRead(effortScale))})`;
    return [figures + effort];
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
