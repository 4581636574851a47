import { legibleSteps } from '#domain/progress/legible-steps';
import type { ProgressRange } from '#domain/progress/ranges';
import type { TrainedExercise } from '#domain/progress/trained-exercises';
import { capitalise } from '#words/format/list';
import { workoutsCount } from '#words/format/plural';
import { trendChange } from '#words/progress/exercise-trend';
import type { ExerciseBook } from '../../data/exercises/exercises';
import { usePreferences } from '../../data/store/preferences';
import { Sparkline } from '../../ui/charts/sparkline';
import { ListRow } from '../../ui/display/list-row';
import { renderLink } from '../page/render-link';

/** With more points, so small a line would become a band. */
const MOST_POINTS = 40;

interface TrainedRowProps {
  trained: TrainedExercise;
  book: ExerciseBook;
  /** The range with which the exercise's page opens. */
  range: ProgressRange;
  /** Whether to show the number of workouts. */
  counted?: boolean;
}

/** An exercise and its development, as text and as a small line; links to its page. */
export function TrainedRow({ trained, book, range, counted = false }: TrainedRowProps) {
  const { unit } = usePreferences();
  const { exercise, sessions, trend, change } = trained;
  const said = trendChange(trend, unit);
  const words = [
    said === null ? '' : capitalise(said),
    counted ? workoutsCount(sessions.length) : '',
  ];
  return (
    <ListRow
      title={book.byId(exercise)?.name ?? exercise}
      subtitle={words.filter((part) => part !== '').join(' · ')}
      trailing={
        change && (
          <Sparkline
            points={legibleSteps(trend, MOST_POINTS).steps.map(({ day, value }) => ({
              x: day,
              value,
            }))}
          />
        )
      }
      href={`/app/exercises/${exercise}?range=${range}`}
      renderLink={renderLink}
    />
  );
}
