import { Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shownAs } from '#domain/exercises/exercise';
import { machineOf } from '#domain/gyms/gym';
import { exerciseIn as lineIn } from '#domain/programs/arrange-exercises';
import type { WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { setNumber } from '#domain/workouts/turns';
import { adviceWords } from '#words/workouts/advice';
import { setPassed } from '#words/workouts/sets';
import { scaleRead } from '#words/workouts/target';
import { unsentName, useUnsentNames } from '../../data/device/unsent-sets';
import { useOwnExercise } from '../../data/exercises/exercises';
import { useGymAtHand } from '../../data/gyms/gyms';
import { useProgram } from '../../data/programs/programs';
import { useSyncPart } from '../../data/store/sync-status';
import { ExerciseHeading } from '../../training/exercises/exercise-heading';
import { bestOf } from '../../training/workouts/current-set';
import { noteOf } from '../../training/workouts/set-note';
import { SetTable } from '../../training/workouts/set-table';
import { Chip } from '../../ui/control/chip';
import { notify } from '../../ui/layer/notify';
import { guarded } from '../input/guarded';
import type { Training } from '../workouts/use-training';
import { useReadyFigure } from './exercise-figure';
import { useExerciseMenu } from './exercise-menu';
import type { OpenFromExercise } from './exercise-sheets';
import { FichaVideo } from './ficha-video';
import { HowToPanel } from './how-to-panel';
import styles from './machine-note.module.css';
import { VideoLink } from './video-link';

interface CurrentExerciseProps {
  training: Training;
  exercise: WorkoutExercise;
  onOpen: OpenFromExercise;
  /** Heading level, below a heading with the person's name. */
  level?: 2 | 3;
  /** How to start an exercise that the person never did, above its sets. */
  start?: ReactNode;
  /** Whether targets are sentences, for a person who begins. */
  plain?: boolean;
}

/** The current exercise with its sets. */
export function CurrentExercise(props: CurrentExerciseProps) {
  const { training, exercise, onOpen, level = 2, start, plain = false } = props;
  const { id, commands, standing } = training.running;
  const { unit } = training.trainee;
  const { name, loadKind } = training.facts.knownOf(exercise);
  const earlier = training.efforts.last(exercise);
  // The first load says the same in more detail, and a performed set has answered it.
  const isChosen = Boolean(start) || exercise.sets.some(({ done }) => done);
  const advice = isChosen && exercise.advice?.code === 'first_open' ? null : exercise.advice;
  const records = training.records.of(exercise);
  const menu = useExerciseMenu(training, exercise, onOpen);
  // The key of the exercise whose instructions are open.
  const [shown, setShown] = useState<string | null>(null);
  const known = exercise.exercise === null ? null : training.facts.book?.byId(exercise.exercise);
  const isShown = shown === exercise.key;
  useReadyFigure(known ?? null);
  const scale = scaleRead(training.trainee.effortScale);
  // Marks unsent sets only during an obstacle: otherwise they are sent before the mark is readable.
  const held = useSyncPart(({ obstacle, pending }) => (obstacle === null ? null : pending));
  const waiting = useUnsentNames(held);

  async function remove(set: WorkoutSet) {
    if (!(await guarded(commands.removeSet(id, set.key)))) return;
    notify.plain(training.trainee.said(set.side ? 'Lado removido' : 'Série removida'), {
      action: {
        label: 'Desfazer',
        onAction: () => void guarded(commands.restoreSet(id, set.key)),
      },
    });
  }

  async function reopen(set: WorkoutSet) {
    if (training.log.isHeld(set.key)) return;
    if (!(await training.log.takeBack(set.key))) return;
    training.running.choose(exercise, set);
    const words = setPassed(set.kind, setNumber(exercise.sets, set), null, 'reabert');
    notify.plain(training.trainee.said(words));
  }

  return (
    <>
      <ExerciseHeading
        name={name}
        level={level}
        exerciseKey={exercise.key}
        partners={standing.block.map((of) => ({
          key: of.key,
          name: training.facts.knownOf(of).name,
        }))}
        onPartner={(key) => {
          const partner = standing.block.find((of) => of.key === key);
          if (partner) training.running.choose(partner);
        }}
        advice={advice && adviceWords(advice, unit)}
        unit={unit}
        last={earlier && bestOf(earlier, loadKind)}
        firstTime={training.trainee.isForOther ? 'Últimas vezes' : 'Primeira vez'}
        restSeconds={training.facts.restOf(exercise)}
        note={exercise.note}
        video={<ExerciseVideo training={training} exercise={exercise} />}
        howTo={
          known && shownAs(known) !== null
            ? { shown: isShown, onToggle: () => setShown(isShown ? null : exercise.key) }
            : undefined
        }
        returned={exercise.returned}
        menu={menu}
        onHistory={() => onOpen('history')}
        onRest={() => onOpen('rest')}
        onNote={() => onOpen('exercise-note')}
      />
      {known && isShown && <HowToPanel exercise={known} />}
      <MachineNote
        exercise={exercise.exercise}
        onEdit={training.trainee.isForOther ? undefined : () => onOpen('machine')}
      />
      {start}
      <SetTable
        ticks={training.log.ticks}
        label={name}
        entry={exercise}
        exercise={training.facts.loggedOf(exercise)}
        unit={unit}
        current={standing.set?.key ?? null}
        fresh={training.log.fresh?.set ?? null}
        unsent={(set) => waiting.has(unsentName(id, set.key))}
        noteOf={(set, current) => noteOf(set, current, scale, plain)}
        recordsOf={(set) => records.get(set.key) ?? []}
        effortOf={(set) => training.efforts.of(exercise, set)}
        earlierOf={(set) => training.efforts.lastOf(exercise, set)}
        onComplete={(set) =>
          void training.log.complete(exercise, set, training.efforts.of(exercise, set))
        }
        onReopen={(set) => void reopen(set)}
        onChoose={(set) => training.running.choose(exercise, set)}
        onCorrect={(set) => onOpen({ correct: set })}
        onKind={(set, kind) => void guarded(commands.setKind(id, set.key, kind))}
        onRemove={(set) => void remove(set)}
        onKeep={(set, which) =>
          void guarded(
            which === 'mine'
              ? commands.dropAlternative(id, set.key)
              : commands.keepAlternative(id, set.key),
          )
        }
      />
    </>
  );
}

interface ExerciseVideoProps {
  training: Pick<Training, 'running' | 'trainee'>;
  exercise: WorkoutExercise;
}

/**
 * The video of the current exercise: that of its line in the ficha, otherwise that of the exercise.
 */
function ExerciseVideo({ training, exercise }: ExerciseVideoProps) {
  const from = training.running.workout.from?.program ?? null;
  const ficha = useProgram(from);
  const own = useOwnExercise(exercise.exercise ?? '');
  const program = ficha.state === 'ready' ? ficha.value?.program : undefined;
  const line = program && exercise.from !== null ? lineIn(program, exercise.from)?.exercise : null;
  // The line's video does not show a swapped exercise.
  const asked = line?.exercise === exercise.exercise ? line?.video : undefined;
  const href = asked ?? (own.state === 'ready' ? own.value?.custom.video : undefined);
  if (!href) return null;
  if (from === null) return <VideoLink href={href} label="Vídeo" />;
  return <FichaVideo program={from} href={href} forOther={training.trainee.isForOther} />;
}

interface MachineNoteProps {
  /** Null for an unknown exercise. */
  exercise: string | null;
  /** Absent for coaches, who cannot change the student's gyms. */
  onEdit?: (() => void) | undefined;
}

/** The person's settings of a machine in the selected gym; absent without a note. */
function MachineNote({ exercise, onEdit }: MachineNoteProps) {
  const gym = useGymAtHand();
  const here = gym.state === 'ready' ? gym.value : null;
  const note = here && exercise !== null ? machineOf(here, exercise)?.note : '';
  if (!note) return null;
  if (!onEdit) {
    return (
      <p className={styles.note}>
        <Settings2 aria-hidden="true" />
        <span>Ajuste da máquina: {note}</span>
      </p>
    );
  }
  return (
    <Chip
      icon={<Settings2 aria-hidden="true" />}
      aria-label={`Ajuste da máquina: ${note}. Mudar`}
      onClick={onEdit}
    >
      <span>{note}</span>
    </Chip>
  );
}
