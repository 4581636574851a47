import { ChevronRight, Plus, Sun } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { weekdayName } from '#words/day';
import { formatTimer } from '#words/duration';
import { plural, setsDone } from '#words/plural';
import type { ExerciseBook } from '../../data/exercises';
import type { WorkoutEntry } from '../../data/workouts';
import { useLive } from '../../live/live-provider';
import { useElapsed } from '../../live/use-rest-now';
import { WorkoutBar } from '../../training/workout-bar';
import { WorkoutOverview } from '../../training/workout-overview';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { classNames } from '../../ui/class-names';
import { Dock } from '../../ui/dock';
import { EmptyState } from '../../ui/screen-state';
import { SectionTitle } from '../../ui/section-title';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { guarded } from '../guarded';
import { CurrentExercise } from './current-exercise';
import { IdleNotice } from './idle-notice';
import { LiveDock } from './live-dock';
import { PendingPill } from './pending-pill';
import type { OpenSheet } from './sheets';
import { useKeys } from './use-keys';
import { useTall } from './use-tall';
import { useTraining } from './use-training';
import styles from './workout.module.css';
import { workoutMenu } from './workout-menu';
import { WorkoutSheets } from './workout-sheets';

interface RunningWorkoutProps {
  entry: WorkoutEntry;
  book: ExerciseBook | null;
  /** Before it ends here: the screen then does not wonder who ended it. */
  onEnding: () => void;
}

/** The live workout: the top reads, the bottom acts. */
export function RunningWorkout({ entry, book, onEnding }: RunningWorkoutProps) {
  const { workout, id } = entry;
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<OpenSheet>(null);
  const training = useTraining(entry, book);
  const { standing, commands } = training;
  const { exercise, next, done, total } = standing;
  useKeys(training);

  const title = titleOf(entry);
  const empty = workout.exercises.length === 0;
  return (
    <div className={styles.screen}>
      <WorkoutBar
        title={title}
        facts={<Progress since={workout.start.at} done={done} total={total} />}
        done={done}
        total={total}
        menu={workoutMenu(setOpen)}
        onBack={() => navigate('/')}
        onFinish={() => setOpen('finish')}
      />
      <div className={styles.body} data-empty={empty || undefined}>
        <div className={styles.now}>
          <IdleNotice workout={workout} onFinish={() => setOpen('finish')} />
          {exercise ? (
            <CurrentExercise training={training} exercise={exercise} onOpen={setOpen} />
          ) : (
            <EmptyState
              title="Treino começado"
              action={
                <Button
                  size="l"
                  icon={<Plus aria-hidden="true" />}
                  onClick={() => setOpen('picker')}
                >
                  Adicionar exercício
                </Button>
              }
            >
              Escolha o primeiro exercício. As cargas da última vez já vêm preenchidas.
            </EmptyState>
          )}
          {exercise && (
            <div className={styles.more}>
              <Chip
                icon={<Plus aria-hidden="true" />}
                onClick={() => void guarded(commands.addSet(id, exercise.key))}
              >
                Série
              </Chip>
              <Chip icon={<Plus aria-hidden="true" />} onClick={() => setOpen('picker')}>
                Exercício
              </Chip>
            </div>
          )}
          {next && next !== exercise && (
            <button type="button" className={styles.next} onClick={() => training.choose(next)}>
              <span>
                A seguir: <b>{training.knownOf(next).name}</b>
              </span>
              <ChevronRight aria-hidden="true" />
            </button>
          )}
          <PendingPill />
        </div>
        {!empty && (
          <section className={styles.overview} aria-labelledby="overview-title">
            <SectionTitle id="overview-title" trailing={exercisesWord(workout.exercises.length)}>
              Exercícios
            </SectionTitle>
            <WorkoutOverview
              exercises={workout.exercises}
              nameOf={(of) => training.knownOf(of).name}
              current={exercise?.key ?? null}
              onJump={(key) => {
                const to = workout.exercises.find((of) => of.key === key);
                if (to) training.choose(to);
                window.scrollTo({ top: 0 });
              }}
            />
            {workout.note !== '' && (
              <button type="button" className={styles.note} onClick={() => setOpen('workout-note')}>
                {workout.note}
              </button>
            )}
          </section>
        )}
        {exercise && (
          <PinnedDock>
            <LiveDock training={training} exercise={exercise} onFinish={() => setOpen('finish')} />
            <p className={styles.keys}>
              <kbd>Enter</kbd> conclui · <kbd>↑</kbd> <kbd>↓</kbd> carga · <kbd>←</kbd> <kbd>→</kbd>{' '}
              repetições · <kbd>Z</kbd> desfaz
            </p>
          </PinnedDock>
        )}
      </div>
      <WorkoutSheets
        training={training}
        title={title}
        open={open}
        onOpen={setOpen}
        onEnding={onEnding}
      />
    </div>
  );
}

/** Pinned under the thumb, unless doubled text makes it the larger part of the screen. */
function PinnedDock({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const tall = useTall(content);
  return (
    <Dock className={classNames(styles.dock, tall && styles.loose)}>
      <div ref={content}>{children}</div>
    </Dock>
  );
}

function Progress(props: { since: number; done: number; total: number }) {
  const elapsed = useElapsed(props.since);
  const { wake } = useLive();
  return (
    <>
      {formatTimer(elapsed / 1000)}
      {props.total > 0 && <> · {setsDone(props.done, props.total)}</>}
      {wake === 'on' && (
        <>
          <Sun className={styles.sun} aria-hidden="true" />
          <VisuallyHidden>A tela fica acesa</VisuallyHidden>
        </>
      )}
    </>
  );
}

function titleOf({ workout }: WorkoutEntry): string {
  if (workout.title !== '') return workout.title;
  return `Treino de ${weekdayName(workout.start.day).toLocaleLowerCase('pt-BR')}`;
}

function exercisesWord(count: number): string {
  return plural(count, { zero: '', one: '1', other: '#' });
}
