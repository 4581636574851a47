import { Router } from 'wouter';
import type { Reach } from '#domain/coaching/copy-reach';
import type { TrainedExercise } from '#domain/progress/trained-exercises';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { RANGE_NAMES } from '#words/progress/progress';
import type { StudentLink } from '../../../data/coaching/students';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { LinkButton } from '../../../parts/page/link-button';
import { TrainedRow } from '../../../parts/progress/trained-row';
import { useTrained } from '../../../parts/progress/use-trained';
import { Card } from '../../../ui/display/card';
import { List } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';

const MOST = 4;

interface TrendsCardProps {
  link: StudentLink;
  summaries: readonly WorkoutSummary[];
  book: ExerciseBook | null;
  /** How far back the summaries reach. */
  range: Reach;
}

/**
 * The development of the most trained lifts, with links to their pages in the student's records.
 */
export function TrendsCard({ book, ...props }: TrendsCardProps) {
  return book && <Trends book={book} {...props} />;
}

function Trends({ link, summaries, book, range }: TrendsCardProps & { book: ExerciseBook }) {
  const trained = useTrained(summaries, book).filter(({ change }) => change !== null);
  // Compound lifts are the most informative; of the others the most trained ones are shown.
  const isMain = ({ exercise }: TrainedExercise) => book.byId(exercise)?.mechanic === 'compound';
  const lifts = [...trained.filter(isMain), ...trained.filter((each) => !isMain(each))];
  if (trained.length === 0) return null;
  return (
    <Card as="section" padding="l" labelledBy="trends">
      <SectionTitle id="trends" trailing={RANGE_NAMES[range].toLowerCase()}>
        Tendência
      </SectionTitle>
      <Router base={`/app/students/${link.student.id}`}>
        <List bare label="Tendência dos principais exercícios">
          {lifts.slice(0, MOST).map((each) => (
            <TrainedRow key={each.exercise} trained={each} book={book} range={range} />
          ))}
        </List>
        {trained.length > MOST && (
          <LinkButton href={`/app/progress/exercises?range=${range}`} variant="quiet" full>
            Ver todos os exercícios
          </LinkButton>
        )}
      </Router>
    </Card>
  );
}
