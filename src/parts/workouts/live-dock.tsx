import type { Effort, WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { setsDone } from '#words/format/plural';
import { setKindLabel, sideLabel } from '#words/workouts/sets';
import { useRestNow } from '../../live/use-rest-now';
import { useDevicePreference } from '../../preferences/use-preferences';
import { RestLine } from '../../training/rest/rest-line';
import { RestingDock } from '../../training/rest/resting-dock';
import { Logger } from '../../training/workouts/logger';
import { Chip } from '../../ui/control/chip';
import { hasPlates } from '../exercises/exercise-in';
import { guarded } from '../input/guarded';
import styles from './live-dock.module.css';
import { RateSet } from './rate-set';

import { useSetClock } from './use-set-clock';
import type { Training } from './use-training';

interface LiveDockProps {
  training: Training;
  exercise: WorkoutExercise;
  onFinish: () => void;
  /** Absent without a plate calculator. */
  onPlates?: () => void;
}

/** The dock with the rest and the current set, or with the next step after the last one. */
export function LiveDock({ training, exercise, onFinish, onPlates }: LiveDockProps) {
  const { standing, commands, id, workout } = training;
  const { set, next } = standing;
  const rest = useRestNow(workout.rest);
  const [mirrored] = useDevicePreference('leftHand');
  const effort = set ? training.effortOf(exercise, set) : null;
  const { loadKind, equipment } = training.knownOf(exercise);
  const timed = loadKind === 'time';
  const { clock, stop } = useSetClock({
    workout: id,
    setKey: set?.key ?? null,
    planned: (timed && effort?.seconds) || 0,
    getReady: training.getReady,
    // Cardio rarely stops at an exact second, and sets to failure have no planned end.
    ends: equipment !== 'cardio' && set?.kind !== 'amrap' && set?.kind !== 'failure',
    onEnd: () => {
      if (set && effort) void complete(set, effort);
    },
  });

  const restLine = (text: React.ReactNode) => (
    <RestLine
      rest={rest}
      onExtend={() => void guarded(commands.extendRest(id, 15))}
      onSkip={() => void guarded(commands.skipRest(id))}
      onPause={() => void guarded(commands.pauseRest(id))}
      onResume={() => void guarded(commands.resumeRest(id))}
    >
      {text}
    </RestLine>
  );

  async function complete(of: WorkoutSet, done: Effort) {
    if (await training.complete(exercise, of, done)) stop();
  }

  if (!set || !effort) {
    return (
      <>
        <RateSet training={training} />
        <RestingDock
          line={restLine(<p className={styles.at}>{setsDone(standing.done, standing.total)}</p>)}
          title={next ? 'Exercício completo' : 'Treino completo'}
          actionLabel={next ? `Ir para ${training.knownOf(next).name}` : 'Concluir treino'}
          onAction={() => (next ? training.choose(next) : onFinish())}
          onAddSet={() => void guarded(commands.addSet(id, exercise.key))}
          lit={training.fresh?.as}
          mirrored={mirrored}
        />
      </>
    );
  }

  const counting = clock.elapsed !== null || clock.ready;
  return (
    <>
      <RateSet training={training} />
      <Logger
        setKey={set.key}
        exercise={training.loggedOf(exercise)}
        unit={training.unit}
        effort={effort}
        onChange={(changed) => training.change(set.key, changed)}
        setNumber={standing.setNumber}
        setCount={standing.setCount}
        side={set.side}
        rest={rest}
        line={restLine(
          <>
            <p className={styles.at}>
              Série {standing.setNumber} de {standing.setCount}
              {set.side && <span> · {sideLabel(set.side)}</span>}
              {set.kind !== 'normal' && <span> · {setKindLabel(set.kind)}</span>}
            </p>
            {timed && counting && (
              <Chip onClick={stop}>{clock.ready ? 'Cancelar' : 'Parar tempo'}</Chip>
            )}
          </>,
        )}
        // For any set: the next one is shown a moment before the last one is known to be stored.
        pending={training.pending !== null}
        justDone={training.justDone}
        justTaken={training.justTaken}
        lit={training.fresh?.as}
        onComplete={(done) => void complete(set, done)}
        onPlates={hasPlates(training.knownOf(exercise)) ? onPlates : undefined}
        clock={
          timed
            ? {
                ...clock,
                onStart: () => {
                  clock.onStart();
                  if (rest) void guarded(commands.skipRest(id));
                },
              }
            : undefined
        }
        mirrored={mirrored}
      />
    </>
  );
}
