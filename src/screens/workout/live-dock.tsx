import type { Effort, WorkoutExercise, WorkoutSet } from '#domain/workout/shape';
import { setsDone } from '#words/plural';
import { setKindLabel } from '#words/sets';
import { useRestNow } from '../../live/use-rest-now';
import { useDevicePreference } from '../../preferences/use-preferences';
import { Logger } from '../../training/logger';
import { RestLine } from '../../training/rest-line';
import { RestingDock } from '../../training/resting-dock';
import { Chip } from '../../ui/chip';
import { guarded } from '../guarded';
import { useSetClock } from './use-set-clock';
import type { Training } from './use-training';
import styles from './workout.module.css';

interface LiveDockProps {
  training: Training;
  exercise: WorkoutExercise;
  onFinish: () => void;
}

/** Under the thumb: the rest, and the set at hand or what comes after the last one. */
export function LiveDock({ training, exercise, onFinish }: LiveDockProps) {
  const { standing, commands, id, workout } = training;
  const { set, next } = standing;
  const rest = useRestNow(workout.rest);
  const [mirrored] = useDevicePreference('leftHand');
  const effort = set ? training.effortOf(exercise, set) : null;
  const timed = training.knownOf(exercise).loadKind === 'time';
  const { clock, stop } = useSetClock(set?.key ?? null, (timed && effort?.seconds) || 0);

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

  if (!set || !effort) {
    return (
      <RestingDock
        line={restLine(<p className={styles.at}>{setsDone(standing.done, standing.total)}</p>)}
        title={next ? 'Exercício completo' : 'Treino completo'}
        actionLabel={next ? `Ir para ${training.knownOf(next).name}` : 'Concluir treino'}
        onAction={() => (next ? training.choose(next) : onFinish())}
        onAddSet={() => void guarded(commands.addSet(id, exercise.key))}
        lit={training.fresh?.as}
        mirrored={mirrored}
      />
    );
  }

  async function complete(of: WorkoutSet, done: Effort) {
    if (await training.complete(exercise, of, done)) stop();
  }

  return (
    <Logger
      setKey={set.key}
      exercise={training.loggedOf(exercise)}
      unit={training.unit}
      effort={effort}
      onChange={(changed) => training.change(set.key, changed)}
      setNumber={standing.setNumber}
      setCount={exercise.sets.length}
      rest={rest}
      line={restLine(
        <>
          <p className={styles.at}>
            Série {standing.setNumber} de {exercise.sets.length}
            {set.kind !== 'normal' && <span> · {setKindLabel(set.kind)}</span>}
          </p>
          {timed && clock.elapsed !== null && <Chip onClick={stop}>Parar tempo</Chip>}
        </>,
      )}
      pending={training.pending === set.key}
      justDone={training.justDone}
      lit={training.fresh?.as}
      onComplete={(done) => void complete(set, done)}
      clock={
        timed
          ? {
              elapsed: clock.elapsed,
              onStart: () => {
                clock.onStart();
                if (rest) void guarded(commands.skipRest(id));
              },
            }
          : undefined
      }
      mirrored={mirrored}
    />
  );
}
