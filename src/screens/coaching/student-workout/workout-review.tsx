import type { ReactNode } from 'react';
import { saidOf, saidOfWhole } from '#domain/messages/thread';
import { totalsOf } from '#domain/workouts/totals';
import { setCounts } from '#domain/workouts/turns';
import { headingDay, timeOfDay } from '#words/format/day';
import { formatDuration } from '#words/format/duration';
import { formatVolume } from '#words/format/load';
import { formatNumber } from '#words/format/number';
import { painWords } from '#words/health/pain';
import { moodWords } from '#words/workouts/mood';
import { setNames } from '#words/workouts/sets';
import type { StudentLink } from '../../../data/coaching/students';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useHealthFile } from '../../../data/health/health-file';
import { useMessages } from '../../../data/messages/messages';
import { useSession } from '../../../data/session/session';
import { usePreferences } from '../../../data/store/preferences';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { WorkoutComments } from '../../../parts/messages/workout-comments';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { PlannedTable } from '../../../training/workouts/planned-table';
import { classNames } from '../../../ui/class-names';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { Page } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { TopBar } from '../../../ui/frame/top-bar';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './student-workout.module.css';

interface WorkoutReviewProps {
  link: StudentLink;
  entry: WorkoutEntry;
  book: ExerciseBook | null;
  back: ReactNode;
}

export function WorkoutReview({ link, entry, book, back }: WorkoutReviewProps) {
  const { id, workout } = entry;
  const { start, endedAt, exercises } = workout;
  const { unit } = usePreferences();
  const session = useSession();
  const messages = useMessages();
  const me = 'user' in session ? session.user.id : '';
  const said = (messages.state === 'ready' ? messages.value : []).filter(
    (message) => message.link === link.link,
  );
  const nameOf = (exercise: string | null) =>
    exercise === null ? 'Sem exercício' : (book?.byId(exercise)?.name ?? 'Exercício desconhecido');
  const title = workoutTitle(workout, book);
  const about = {
    me,
    workout: id,
    link: link.link,
    nameOf: () => link.student.name,
  };
  const ended = endedAt === null ? ' · em andamento' : '';
  return (
    <>
      <TopBar
        title={title}
        subtitle={`${link.student.name} · ${headingDay(start.day)}, ${timeOfDay(start.at, start.zone)}${ended}`}
        leading={back}
      />
      <Page width="app">
        <div className={classNames(layoutClass.split, styles.layout)}>
          <div className={styles.whole}>
            <Card as="section" padding="l" labelledBy="whole">
              <SectionTitle id="whole">O treino</SectionTitle>
              <Facts entry={entry} book={book} />
              {workout.note !== '' && <p className={textClass.quote}>{workout.note}</p>}
              <WorkoutComments
                {...about}
                messages={saidOfWhole(
                  said,
                  id,
                  exercises.map(({ exercise }) => exercise),
                )}
                exercise={null}
                subject={title}
              />
            </Card>
          </div>
          <ul className={styles.exercises} aria-label="Exercícios, planejado e feito">
            {exercises.map((exercise) => {
              const name = nameOf(exercise.exercise);
              return (
                <Card as="li" key={exercise.key} className={layoutClass.close}>
                  <PlannedTable exercise={exercise} name={name} unit={unit} />
                  {exercise.exercise !== null && (
                    <WorkoutComments
                      {...about}
                      messages={saidOf(said, id, exercise.exercise)}
                      exercise={exercise.exercise}
                      subject={name}
                      sets={setNames(exercise.sets)}
                    />
                  )}
                </Card>
              );
            })}
          </ul>
        </div>
      </Page>
    </>
  );
}

/** Figures, effort and mood of a workout. */
function Facts({ entry, book }: Pick<WorkoutReviewProps, 'entry' | 'book'>) {
  const { workout, id } = entry;
  const { unit } = usePreferences();
  const file = useHealthFile();
  const pain = file.state === 'ready' ? file.value.pains.find((one) => one.id === id) : undefined;
  const totals = totalsOf(workout, (exercise) => book?.byId(exercise)?.loadKind ?? null);
  const { total } = setCounts(workout.exercises);
  const mood = workout.mood ?? null;
  const facts: (readonly [string, string])[] = [
    ['Séries', `${formatNumber(totals.sets)} de ${formatNumber(total)}`],
  ];
  if (totals.volumeGrams > 0) facts.push(['Volume', formatVolume(totals.volumeGrams, unit)]);
  if (totals.durationMs !== null) facts.push(['Duração', formatDuration(totals.durationMs)]);
  if (workout.pse !== null) facts.push(['Esforço (PSE)', `${formatNumber(workout.pse)} de 10`]);
  if (mood !== null) facts.push(['Disposição', moodWords(mood)]);
  if (pain) facts.push(['Dor', painWords(pain)]);
  return <FactList facts={facts} />;
}
