import { Plus } from 'lucide-react';
import { useState } from 'react';
import { forgottenEnd, isBare } from '#domain/workouts/end';
import { formatTimer } from '#words/format/duration';
import { setsDone } from '#words/format/plural';
import { endTime } from '#words/workouts/end';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { useLive } from '../../../live/live-provider';
import { useElapsed } from '../../../live/use-rest-now';
import { BookPicker } from '../../../parts/exercises/book-picker';
import { CurrentExercise } from '../../../parts/exercises/current-exercise';
import { ExerciseSheet } from '../../../parts/exercises/exercise-sheet';
import type { ExerciseSheetName } from '../../../parts/exercises/exercise-sheets';
import { guarded } from '../../../parts/input/guarded';
import { LiveDock } from '../../../parts/workouts/live-dock';
import { PinnedDock } from '../../../parts/workouts/pinned-dock';
import { useTraining } from '../../../parts/workouts/use-training';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { WorkoutOverview } from '../../../training/workouts/workout-overview';
import { Button } from '../../../ui/control/button';
import { Chip } from '../../../ui/control/chip';
import { Disclosure } from '../../../ui/control/disclosure';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './floor.module.css';

interface FloorWorkoutProps {
  entry: WorkoutEntry;
  book: ExerciseBook | null;
  name: string;
  pinned: boolean;
}

type Open = 'finish' | 'picker' | ExerciseSheetName | null;

/** A student's running workout, logged by the coach or watched. */
export function FloorWorkout({ entry, book, name, pinned }: FloorWorkoutProps) {
  const { id, workout } = entry;
  const training = useTraining(entry, book, name);
  const { standing, commands } = training.running;
  const { exercise, done, total } = standing;
  const elapsed = useElapsed(workout.start.at);
  const [open, setOpen] = useState<Open>(null);
  // One side of a set does not count as a done set, but is kept.
  const bare = isBare(workout);
  const close = () => setOpen(null);
  const { now } = useLive();
  const left = forgottenEnd(workout, now());

  async function finish() {
    training.efforts.settle();
    close();
    const end = bare ? commands.discard(id) : commands.finish(id, left ?? undefined);
    if (!(await guarded(end))) return;
    notify.plain(bare ? `${name}: treino descartado` : `${name}: treino concluído`, {
      action: {
        label: 'Desfazer',
        onAction: () => void guarded(bare ? commands.restore(id) : commands.reopen(id)),
      },
    });
  }

  const dock = exercise && (
    <LiveDock
      training={training}
      exercise={exercise}
      onFinish={() => setOpen('finish')}
      onPlates={() => setOpen('plates')}
    />
  );
  const sheet = open === 'finish' || open === 'picker' ? null : open;
  return (
    <div className={layoutClass.middle}>
      <header className={layoutClass.lineMiddle}>
        <div className={styles.titles}>
          <h2 className={textClass.heading}>{name}</h2>
          <p className={textClass.figures}>
            {workoutTitle(workout, book)} · {formatTimer(elapsed / 1000)}
            {total > 0 && <> · {setsDone(done, total)}</>}
          </p>
        </div>
        <Button variant="quiet" onClick={() => setOpen('finish')}>
          Concluir
        </Button>
      </header>
      {exercise && (
        <CurrentExercise training={training} exercise={exercise} level={3} onOpen={setOpen} />
      )}
      <div className={layoutClass.wrap}>
        {exercise && (
          <Chip
            icon={<Plus aria-hidden="true" />}
            onClick={() => void guarded(commands.addSet(id, exercise.key))}
          >
            Série
          </Chip>
        )}
        {book && (
          <Chip icon={<Plus aria-hidden="true" />} onClick={() => setOpen('picker')}>
            Exercício
          </Chip>
        )}
      </div>
      {dock && (pinned ? <PinnedDock loose={styles.loose}>{dock}</PinnedDock> : dock)}
      {workout.exercises.length > 1 && (
        <Disclosure title={`Todos os exercícios de ${name}`}>
          <WorkoutOverview
            exercises={workout.exercises}
            nameOf={(of) => training.facts.knownOf(of).name}
            current={exercise?.key ?? null}
            onJump={(key) => {
              const to = workout.exercises.find((of) => of.key === key);
              if (to) training.running.choose(to);
            }}
          />
        </Disclosure>
      )}
      <ConfirmDialog
        open={open === 'finish'}
        title={bare ? `Descartar o treino de ${name}?` : `Concluir o treino de ${name}?`}
        confirmLabel={bare ? 'Descartar' : 'Concluir e salvar'}
        danger={bare}
        onConfirm={() => void finish()}
        onCancel={close}
      >
        <p>
          {bare
            ? 'Nenhuma série foi registrada.'
            : `${setsDone(done, total)}. O que ficou por fazer continua como não feito.`}
        </p>
        {left !== null && (
          <p>Termina às {endTime(left, now(), workout.start.zone)}, com a última série.</p>
        )}
      </ConfirmDialog>
      {open === 'picker' && book && (
        <BookPicker
          book={book}
          present={workout.exercises.map((of) => of.exercise)}
          workoutId={id}
          onAdd={(ids) => {
            close();
            void guarded(commands.addExercises(id, ids));
          }}
          onClose={close}
        />
      )}
      {sheet && exercise && (
        <ExerciseSheet training={training} exercise={exercise} open={sheet} onClose={close} />
      )}
    </div>
  );
}
