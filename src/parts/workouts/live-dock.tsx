import type { Effort, WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { setNumber, type Turn } from '#domain/workouts/turns';
import { setsDone } from '#words/format/plural';
import {
  numberedSet,
  numberedSetInside,
  setKindLabel,
  sideLabel,
  sideMark,
} from '#words/workouts/sets';
import { effortQuestion, effortQuestionInShort } from '#words/workouts/target';
import { useRestNow } from '../../live/use-rest-now';
import { useDevicePreference } from '../../preferences/use-preferences';
import { fieldsOf } from '../../training/effort/effort-fields';
import { EffortRow } from '../../training/effort/effort-row';
import { RestLine } from '../../training/rest/rest-line';
import { RestingDock } from '../../training/rest/resting-dock';
import { Logger } from '../../training/workouts/logger';
import { Chip } from '../../ui/control/chip';
import { guarded } from '../input/guarded';
import { hasPlates } from './exercise-in';
import styles from './live-dock.module.css';
import { SetDoubt } from './set-doubt';
import { useSetClock } from './use-set-clock';
import type { Training } from './use-training';

interface LiveDockProps {
  training: Omit<Training, 'records'>;
  exercise: WorkoutExercise;
  onFinish: () => void;
  /** Absent without a plate calculator. */
  onPlates?: () => void;
}

/** The dock with the rest and the current set, or with the next step after the last one. */
export function LiveDock({ training, exercise, onFinish, onPlates }: LiveDockProps) {
  const { standing, commands, id, workout } = training.running;
  const { set, next } = standing;
  const rest = useRestNow(workout.rest);
  const [mirrored] = useDevicePreference('leftHand');
  const effort = set ? training.efforts.of(exercise, set) : null;
  const { loadKind, equipment } = training.facts.knownOf(exercise);
  const timed = loadKind === 'time';
  const { clock, stop } = useSetClock({
    workout: id,
    setKey: set?.key ?? null,
    planned: (timed && effort?.seconds) || 0,
    getReady: training.trainee.getReady,
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
    if (await training.log.complete(exercise, of, done)) stop();
  }

  const { doubted } = training.log;
  // It is drawn without a current set too, because it says so when another device logged that set.
  const doubt = doubted && <SetDoubt key={doubted.set} training={training} doubted={doubted} />;
  if (!set || !effort) {
    return (
      <>
        {doubt}
        <RateSet training={training} />
        <RestingDock
          line={restLine(<p className={styles.at}>{setsDone(standing.done, standing.total)}</p>)}
          title={next ? 'Exercício completo' : 'Treino completo'}
          actionLabel={next ? `Ir para ${training.facts.knownOf(next).name}` : 'Concluir treino'}
          onAction={() => (next ? training.running.choose(next) : onFinish())}
          onAddSet={() => void guarded(commands.addSet(id, exercise.key))}
          lit={training.log.fresh?.as}
          mirrored={mirrored}
        />
      </>
    );
  }

  const counting = clock.elapsed !== null || clock.ready;
  return (
    <>
      {doubt}
      <RateSet training={training} />
      <Logger
        setKey={set.key}
        exercise={training.facts.loggedOf(exercise)}
        unit={training.trainee.unit}
        effort={effort}
        onChange={(changed) => training.efforts.change(set.key, changed)}
        kind={set.kind}
        setNumber={standing.setNumber}
        setCount={standing.setCount}
        side={set.side}
        rest={rest}
        line={restLine(
          <>
            <p className={styles.at}>
              {numberedSet(set.kind, standing.setNumber, standing.setCount)}
              {set.side && <span> · {sideLabel(set.side)}</span>}
              {set.kind !== 'normal' && set.kind !== 'warmup' && (
                <span> · {setKindLabel(set.kind)}</span>
              )}
            </p>
            {timed && counting && (
              <Chip onClick={stop}>{clock.ready ? 'Cancelar' : 'Parar tempo'}</Chip>
            )}
          </>,
        )}
        // For any set: the next one is shown a moment before the last one is known to be stored.
        pending={training.log.pending !== null}
        justDone={training.log.justDone}
        justTaken={training.log.justTaken}
        lit={training.log.fresh?.as}
        onComplete={(done) => void complete(set, done)}
        onPlates={hasPlates(training.facts.knownOf(exercise)) ? onPlates : undefined}
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

/**
 * Asks for the effort of the set that was just logged, if the person or the ficha wants it. Nothing
 * waits for the answer; the next set replaces the question.
 */
function RateSet({ training }: { training: LiveDockProps['training'] }) {
  const { id, commands } = training.running;
  const { logged } = training.log;
  const scale = logged && scaleFor(training, logged);
  if (!logged || !scale || !logged.set.done) return null;
  const { key, kind, side, done } = logged.set;
  const number = setNumber(logged.exercise.sets, logged.set);
  const elsewhere = training.running.standing.exercise?.key !== logged.exercise.key;
  const name = elsewhere
    ? `${training.facts.knownOf(logged.exercise).name}, ${numberedSetInside(kind, number)}${sideMark(side)}`
    : `${numberedSet(kind, number)}${sideMark(side)}`;

  function rate(rir: number) {
    const { at: _, ...effort } = done ?? { at: 0, load: null, reps: null };
    void guarded(commands.correct(id, key, { ...effort, rir }));
  }

  if (done?.rir != null) return null;
  return (
    <EffortRow
      label={effortQuestion(name, scale)}
      short={effortQuestionInShort(scale)}
      scale={scale}
      rir={null}
      onChoose={rate}
    />
  );
}

/** The scale on which a set is rated; null for no question. */
function scaleFor(
  { facts, trainee }: Pick<Training, 'facts' | 'trainee'>,
  { exercise, set }: Turn,
): 'rir' | 'pse' | null {
  // Repetitions in reserve need a count of repetitions.
  const counted = fieldsOf(facts.knownOf(exercise).loadKind).includes('reps');
  if (set.kind === 'warmup' || !counted || set.done?.reps === 0) return null;
  const { effortScale } = trainee;
  return effortScale === 'none' ? (set.target?.effort?.scale ?? null) : effortScale;
}
