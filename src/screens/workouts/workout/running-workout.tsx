import { Flag, Pencil, Plus, StickyNote, Sun, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ToldFacts } from '#domain/progression/first-load/first-load';
import type { Workout } from '#domain/workouts/shape';
import { formatTimer } from '#words/format/duration';
import { setsDone } from '#words/format/plural';
import { endTime } from '#words/workouts/end';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { isIdle, lastMoment } from '../../../live/idle';
import { useLive } from '../../../live/live-provider';
import { useElapsed } from '../../../live/use-rest-now';
import { SyncPill } from '../../../parts/device/sync-pill';
import { guarded } from '../../../parts/input/guarded';
import { useGoUp } from '../../../parts/page/use-go-up';
import { DayDoubtCard } from '../../../parts/workouts/day-doubt';
import { LiveDock } from '../../../parts/workouts/live-dock';
import { PinnedDock } from '../../../parts/workouts/pinned-dock';
import { useTraining } from '../../../parts/workouts/use-training';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { useSnapshot } from '../../../snapshot/use-snapshot';
import { WorkoutBar } from '../../../training/workouts/workout-bar';
import { WorkoutOverview } from '../../../training/workouts/workout-overview';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Cluster } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import type { MenuItem } from '../../../ui/layer/menu';
import { EmptyState } from '../../../ui/state/screen-state';
import textClass from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { ExercisePage } from './exercise-page';
import type { OpenWorkoutSheet } from './sheets';
import { useKeys } from './use-keys';
import styles from './workout.module.css';
import { WorkoutSheets } from './workout-sheets';

interface RunningWorkoutProps {
  entry: WorkoutEntry;
  book: ExerciseBook | null;
  /**
   * Called before the workout ends here, and after a failure, so that the screen knows that the end
   * is its own.
   */
  onEnding: (now: boolean) => void;
}

/** The screen of a running workout: information at the top, controls at the bottom. */
export function RunningWorkout({ entry, book, onEnding }: RunningWorkoutProps) {
  const { workout } = entry;
  const goUp = useGoUp();
  const [open, setOpen] = useState<OpenWorkoutSheet>(null);
  const [ordering, setOrdering] = useState(false);
  const [told, setTold] = useState<ToldFacts | null>(null);
  const training = useTraining(entry, book);
  const { exercise, done, total } = training.running.standing;
  const keys = useKeys(training);
  useSnapshot('#root');
  const leave = () => goUp('/');

  const title = workoutTitle(workout, book);
  const empty = workout.exercises.length === 0;
  return (
    <div className={styles.screen}>
      <WorkoutBar
        title={title}
        facts={<Progress since={workout.start.at} done={done} total={total} />}
        done={done}
        total={total}
        menu={workoutMenu(setOpen)}
        onBack={leave}
        onFinish={() => setOpen('finish')}
      />
      <div className={styles.body} data-empty={empty || undefined} data-over-dock>
        <div className={styles.now}>
          <IdleNotice workout={workout} onFinish={() => setOpen('finish')} />
          {exercise ? (
            <ExercisePage
              training={training}
              exercise={exercise}
              onOpen={setOpen}
              told={told}
              onTell={setTold}
            />
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
          <DayDoubtCard entry={entry} />
          <Darkens />
          <div className={styles.pill}>
            <SyncPill />
          </div>
        </div>
        {!empty && (
          <section className={styles.overview} aria-labelledby="overview-title">
            <SectionTitle
              id="overview-title"
              trailing={
                workout.exercises.length > 1 ? (
                  <Button variant="plain" onClick={() => setOrdering((before) => !before)}>
                    {ordering ? 'Pronto' : 'Reordenar'}
                  </Button>
                ) : undefined
              }
            >
              Exercícios
            </SectionTitle>
            <WorkoutOverview
              exercises={workout.exercises}
              onMove={
                ordering
                  ? (key, by) =>
                      void guarded(training.running.commands.moveExercise(entry.id, key, by))
                  : undefined
              }
              nameOf={(of) => training.facts.knownOf(of).name}
              current={exercise?.key ?? null}
              onJump={(key) => {
                const to = workout.exercises.find((of) => of.key === key);
                if (to) training.running.choose(to);
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
          <PinnedDock className={styles.dock} loose={styles.loose} inner={styles.hand}>
            <LiveDock
              training={training}
              exercise={exercise}
              onFinish={() => setOpen('finish')}
              onPlates={() => setOpen('plates')}
            />
            {keys && training.running.standing.set && (
              <p className={styles.keys}>
                <span>
                  <kbd>Enter</kbd> conclui
                </span>
                <span>
                  <kbd>Z</kbd> desfaz
                </span>
                <span>
                  <kbd>↑</kbd> <kbd>↓</kbd> carga
                </span>
                <span>
                  <kbd>←</kbd> <kbd>→</kbd> repetições
                </span>
              </p>
            )}
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

/** Why the screen turns off although it should stay on. */
function Darkens() {
  const { wake } = useLive();
  if (wake !== 'refused') return null;
  return (
    <p className={textClass.small}>
      O aparelho não deixou manter a tela acesa (economia de bateria).
    </p>
  );
}

function Progress(props: { since: number; done: number; total: number }) {
  const elapsed = useElapsed(props.since);
  const { wake } = useLive();
  return (
    <>
      <span data-moving="">{formatTimer(elapsed / 1000)}</span>
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

interface IdleNoticeProps {
  workout: Workout;
  onFinish: () => void;
}

/** Asks, hours after the last set, whether the workout is still running. */
function IdleNotice({ workout, onFinish }: IdleNoticeProps) {
  const { now } = useLive();
  if (!isIdle(workout, now())) return null;
  const time = endTime(lastMoment(workout), now(), workout.start.zone);
  return (
    <Card tone="accent" as="section">
      <p>
        <strong>Este treino já acabou?</strong> O último registro foi às {time}. Se ainda está
        treinando, é só seguir.
      </p>
      <Cluster>
        <Button onClick={onFinish}>Concluir treino</Button>
      </Cluster>
    </Card>
  );
}

/** The menu of the whole workout in the top bar. */
function workoutMenu(onOpen: (sheet: OpenWorkoutSheet) => void): MenuItem[] {
  return [
    {
      label: 'Concluir treino',
      icon: <Flag aria-hidden="true" />,
      onSelect: () => onOpen('finish'),
    },
    {
      label: 'Nome do treino',
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => onOpen('title'),
    },
    {
      label: 'Anotação do treino',
      icon: <StickyNote aria-hidden="true" />,
      onSelect: () => onOpen('workout-note'),
    },
    {
      label: 'Descartar treino',
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onSelect: () => onOpen('discard'),
    },
  ];
}
