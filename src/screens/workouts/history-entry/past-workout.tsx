import { ListPlus, Play, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { hasOpenChoice } from '#domain/workouts/past';
import { totalsOf } from '#domain/workouts/totals';
import { blockOf, setCounts } from '#domain/workouts/turns';
import { headingDay, timeOfDay } from '#words/format/day';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { workoutAsFit } from '../../../data/files/fit-export';
import { usePreferences } from '../../../data/store/preferences';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { BookPicker } from '../../../parts/exercises/book-picker';
import { saveMade } from '../../../parts/input/save-file';
import { useQuery } from '../../../parts/page/use-query';
import { DayDoubtCard } from '../../../parts/workouts/day-doubt';
import { useStartWorkout } from '../../../parts/workouts/use-start-workout';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { TextSheet } from '../../../training/workouts/text-sheet';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import layoutClass from '../../../ui/layout.module.css';
import { extraPart, lazyPart } from '../../../ui/state/lazy-part';
import textClass from '../../../ui/text.module.css';
import styles from './history-entry.module.css';
import { JustFinished } from './just-finished';
import { PastExercise, returnedWords } from './past-exercise';
import { PastMenu } from './past-menu';
import { PastFigures, PastRecords, WorkedMuscles } from './past-results';
import { ReplaceExercise } from './replace-exercise';
import { Reward } from './reward';
import { SessionEffort, SessionFeeling } from './session-answers';
import { SetEditor } from './set-editor';
import { TimeBefore, TimesSheet } from './times-sheet';
import { useCorrections } from './use-corrections';
import { useEarlierEnd } from './use-earlier-end';
import { useSetEditing } from './use-set-editing';

const ShareSheet = lazyPart(() => import('./share-sheet'));
/** If it cannot load, the workout is shown without its messages. */
const PastComments = extraPart(() => import('./past-comments'));

interface PastWorkoutProps {
  entry: WorkoutEntry;
  book: ExerciseBook | null;
  back: ReactNode;
}

type Writing = 'title' | 'note' | 'times' | 'exercise' | 'picture' | null;

export function PastWorkoutView({ entry, book, back }: PastWorkoutProps) {
  const { id, workout } = entry;
  const { unit } = usePreferences();
  const { repeat, busy } = useStartWorkout();
  const corrections = useCorrections(id);
  const editing = useSetEditing(workout, corrections);
  const [writing, setWriting] = useState<Writing>(null);
  const [replacing, setReplacing] = useState<string | null>(null);
  const justFinished = useQuery().get('done') === '1';
  const earlierEnd = useEarlierEnd(entry);

  const { start, endedAt, exercises, note } = workout;
  const replaced = exercises.find(({ key }) => key === replacing);
  const undecided = hasOpenChoice(workout);
  const all = exercises.flatMap(({ sets }) => sets);
  const totals = totalsOf(workout, (exercise) => book?.byId(exercise)?.loadKind ?? null);
  const nameOf = (exercise: string | null) =>
    exercise === null ? 'Sem exercício' : (book?.byId(exercise)?.name ?? 'Exercício desconhecido');
  const from = timeOfDay(start.at, start.zone);
  const to = endedAt === null ? '' : ` às ${timeOfDay(endedAt, start.zone)}`;

  return (
    <>
      <TopBar
        title={workoutTitle(workout, book)}
        subtitle={`${headingDay(start.day)} · ${from}${to}`}
        leading={back}
        actions={
          <PastMenu
            entry={entry}
            undecided={undecided}
            earlierEnd={earlierEnd}
            onWrite={setWriting}
            onShare={book && (() => setWriting('picture'))}
            onExport={
              totals.sets > 0 && endedAt !== null
                ? () =>
                    void saveMade(`anilha-${start.day}.fit`, workoutAsFit(workout, nameOf, unit))
                : null
            }
            onRemove={() => void corrections.remove()}
          />
        }
      />
      <Page width="app">
        {workout.removedAt !== null && (
          <div className={classNames(layoutClass.spread, textClass.warning)}>
            <p>Este treino está na lixeira.</p>
            <Button
              variant="quiet"
              icon={<RotateCcw aria-hidden="true" />}
              onClick={() => void corrections.restore()}
            >
              Restaurar
            </Button>
          </div>
        )}
        {workout.returned && (
          <p className={classNames(layoutClass.spread, textClass.warning)}>{returnedWords(all)}</p>
        )}
        <div className={classNames(layoutClass.wide, styles.layout)}>
          <div className={styles.facts}>
            <DayDoubtCard entry={entry} />
            {justFinished && (
              <>
                <Reward
                  entry={entry}
                  book={book}
                  totals={totals}
                  planned={setCounts(exercises).total}
                  unit={unit}
                  onNote={() => setWriting('note')}
                  onShare={book && (() => setWriting('picture'))}
                />
                <JustFinished entry={entry} />
              </>
            )}
            <Card>
              {!justFinished && (
                <PastFigures totals={totals} planned={setCounts(exercises).total} unit={unit} />
              )}
              {note !== '' && <p className={textClass.quote}>{note}</p>}
              {totals.sets === 0 && all.length > 0 && (
                <p>Toque numa série para registrar como ela foi.</p>
              )}
              {exercises.length === 0 ? (
                // For a workout that was entered later, sets are added here.
                <Button
                  size="l"
                  full
                  icon={<ListPlus aria-hidden="true" />}
                  onClick={() => setWriting('exercise')}
                >
                  Escolher exercícios
                </Button>
              ) : (
                <Button
                  size="l"
                  full
                  variant={justFinished || totals.sets === 0 ? 'quiet' : 'primary'}
                  busy={busy}
                  icon={<Play aria-hidden="true" />}
                  onClick={() => repeat(id)}
                >
                  Repetir treino
                </Button>
              )}
            </Card>
            <PastComments entry={entry} book={book} />
            {book && !justFinished && <TimeBefore entry={entry} book={book} unit={unit} />}
            {book && !justFinished && <PastRecords entry={entry} book={book} unit={unit} />}
            {!justFinished && <SessionEffort entry={entry} />}
            {!justFinished && <SessionFeeling entry={entry} />}
          </div>
          <ul className={styles.exercises}>
            {exercises.map((exercise, index) => (
              <PastExercise
                key={exercise.key}
                exercise={exercise}
                name={nameOf(exercise.exercise)}
                unit={unit}
                grouped={blockOf(workout, exercise.key).length}
                first={index === 0}
                last={index === exercises.length - 1}
                unilateral={book?.byId(exercise.exercise ?? '')?.unilateral ?? false}
                corrections={corrections}
                onReplace={() => setReplacing(exercise.key)}
                onEdit={editing.open}
                onAddSet={() => void editing.add(exercise)}
              />
            ))}
          </ul>
          {book && (
            <div className={styles.worked}>
              <WorkedMuscles workout={workout} book={book} />
            </div>
          )}
        </div>
      </Page>
      {editing.at && (
        <SetEditor
          key={editing.at.set.key}
          {...editing.at}
          book={book}
          unit={unit}
          onSave={(effort) => void editing.save(effort)}
          onClose={editing.close}
        />
      )}
      {writing === 'times' && (
        <TimesSheet
          entry={entry}
          onSave={(times) => {
            setWriting(null);
            void corrections.retime(times);
          }}
          onClose={() => setWriting(null)}
        />
      )}
      {replaced && book && (
        <ReplaceExercise
          name={nameOf(replaced.exercise)}
          exercise={replaced.exercise}
          book={book}
          onChoose={(exercise) => {
            setReplacing(null);
            void corrections.replaceExercise(replaced, exercise);
          }}
          onClose={() => setReplacing(null)}
        />
      )}
      {writing === 'exercise' && book && (
        <BookPicker
          book={book}
          present={entry.workout.exercises.map(({ exercise }) => exercise)}
          workoutId={entry.id}
          onAdd={(ids) => {
            setWriting(null);
            void corrections.addExercises(ids);
          }}
          onClose={() => setWriting(null)}
        />
      )}
      {writing === 'picture' && book && (
        <ShareSheet entry={entry} book={book} unit={unit} onClose={() => setWriting(null)} />
      )}
      {(writing === 'title' || writing === 'note') && (
        <TextSheet
          title={writing === 'title' ? 'Nome do treino' : 'Nota do treino'}
          label={writing === 'title' ? 'Nome' : 'Nota'}
          kind={writing}
          value={writing === 'title' ? workout.title : note}
          onClose={() => setWriting(null)}
          onSave={(text) => {
            setWriting(null);
            void (writing === 'title' ? corrections.title(text) : corrections.note(text));
          }}
        />
      )}
    </>
  );
}
