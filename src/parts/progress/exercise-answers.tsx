import { useMemo } from 'react';
import { Link } from 'wouter';
import { type ProgressRange, rangeStart } from '#domain/progress/ranges';
import { changedMost } from '#domain/progress/trained-exercises';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { type ExerciseBook, useExercises } from '../../data/exercises/exercises';
import { buttonClass } from '../../ui/control/button-class';
import { Card } from '../../ui/display/card';
import { List } from '../../ui/display/list-row';
import { SectionTitle } from '../../ui/frame/section-title';
import { useToday } from '../input/use-today';
import { TrainedRow } from './trained-row';
import { useTrained } from './use-trained';

const MOST = 5;

interface ExerciseAnswersProps {
  /** Workouts within the range; older ones among them do not count. */
  summaries: readonly WorkoutSummary[];
  range: ProgressRange;
}

/** The exercises that changed most, as text; absent until an exercise was done twice. */
export function ExerciseAnswers(props: ExerciseAnswersProps) {
  const exercises = useExercises();
  return exercises.state === 'ready' ? <Answers {...props} book={exercises.value} /> : null;
}

function Answers({ summaries, range, book }: ExerciseAnswersProps & { book: ExerciseBook }) {
  const start = rangeStart(range, useToday());
  const within = useMemo(
    () => summaries.filter(({ day }) => start === null || day >= start),
    [summaries, start],
  );
  const changed = changedMost(useTrained(within, book), MOST);
  if (changed.length === 0) return null;
  return (
    <Card as="section" padding="l" labelledBy="exercise-answers">
      <SectionTitle id="exercise-answers">O que mais mudou</SectionTitle>
      <List bare label="O que mais mudou">
        {changed.map((each) => (
          <TrainedRow key={each.exercise} trained={each} book={book} range={range} />
        ))}
      </List>
      <Link
        href={`/app/progress/exercises?range=${range}`}
        className={buttonClass({ variant: 'quiet', full: true })}
      >
        Ver todos os exercícios
      </Link>
    </Card>
  );
}
