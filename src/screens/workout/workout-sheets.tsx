import { useLocation } from 'wouter';
import type { WorkoutExercise } from '#domain/workout/shape';
import { formatList } from '#words/list';
import { recordWords } from '#words/records';
import { afterComma } from '#words/sets';
import { usePreferenceCommands } from '../../data/commands/preferences';
import { usePreferences } from '../../data/preferences';
import { CorrectSheet } from '../../training/correct-sheet';
import { EffortField } from '../../training/effort-row';
import { RestSheet } from '../../training/rest-sheet';
import { StepSheet } from '../../training/step-sheet';
import { TextSheet } from '../../training/text-sheet';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { lazyPart } from '../../ui/lazy-part';
import { notify } from '../../ui/notify';
import { guarded } from '../guarded';
import { FinishSheet } from './finish-sheet';
import { HistorySheet } from './history-sheet';
import { PickerSheet } from './picker-sheet';
import { isTool, type OpenSheet } from './sheets';
import { LOGGED_TOAST } from './use-log-set';
import type { Training } from './use-training';

const ExerciseTools = lazyPart(() => import('./exercise-tools'));

interface WorkoutSheetsProps {
  training: Training;
  title: string;
  open: OpenSheet;
  onOpen: (sheet: OpenSheet) => void;
  onEnding: () => void;
}

/** Whatever lies over the live screen: one at a time. */
export function WorkoutSheets(props: WorkoutSheetsProps) {
  const { training, open, onOpen, onEnding } = props;
  const { id, workout, commands, standing } = training;
  const [, navigate] = useLocation();
  const close = () => onOpen(null);

  async function discard() {
    close();
    onEnding();
    if (!(await guarded(commands.discard(id)))) return;
    // A set taken back now would bring the workout back with it.
    notify.dismiss(LOGGED_TOAST);
    navigate('/');
    notify.plain('Treino descartado', {
      action: {
        label: 'Desfazer',
        onAction: () => {
          void guarded(commands.restore(id)).then((back) => back && navigate('/app/workout'));
        },
      },
    });
  }

  function saveThen(command: Parameters<typeof guarded>[0]) {
    close();
    void guarded(command);
  }

  switch (open) {
    case null:
      return null;
    case 'picker':
      return <PickerSheet training={training} onClose={close} />;
    case 'finish':
      return <FinishSheet {...props} onClose={close} />;
    case 'discard':
      return (
        <ConfirmDialog
          open
          danger
          title="Descartar este treino?"
          confirmLabel="Descartar"
          onConfirm={() => void discard()}
          onCancel={close}
        >
          Ele fica na lixeira por 30 dias, com tudo o que foi registrado.
        </ConfirmDialog>
      );
    case 'title':
      return (
        <TextSheet
          kind="title"
          title="Nome do treino"
          label="Nome"
          value={workout.title}
          onSave={(text) => saveThen(commands.title(id, text))}
          onClose={close}
        />
      );
    case 'workout-note':
      return (
        <TextSheet
          kind="note"
          title="Anotação do treino"
          label="Anotação"
          value={workout.note}
          onSave={(text) => saveThen(commands.noteWorkout(id, text))}
          onClose={close}
        />
      );
    default:
      return standing.exercise ? (
        <ExerciseSheet training={training} exercise={standing.exercise} open={open} close={close} />
      ) : null;
  }
}

interface ExerciseSheetProps {
  training: Training;
  exercise: WorkoutExercise;
  open: OpenSheet;
  close: () => void;
}

/** The sheets that belong to the exercise at hand. */
function ExerciseSheet({ training, exercise, open, close }: ExerciseSheetProps) {
  const { id, commands, unit, effortScale } = training;
  const choices = usePreferenceCommands();
  const { oneRepMax } = usePreferences();
  const { name } = training.knownOf(exercise);
  const { block } = training.standing;

  if (isTool(open)) {
    return <ExerciseTools training={training} exercise={exercise} open={open} onClose={close} />;
  }
  if (open === 'history') {
    return <HistorySheet training={training} exercise={exercise} onClose={close} />;
  }
  if (open === 'rest') {
    return (
      <RestSheet
        exercise={
          block.length > 1
            ? `Depois de cada volta: ${formatList(block.map((of) => training.knownOf(of).name))}`
            : name
        }
        value={training.restOf(exercise)}
        once={block.length > 1}
        onSave={(seconds, always) => {
          close();
          void guarded(commands.restOfExercise(id, exercise.key, seconds));
          if (always && exercise.exercise !== null) {
            void guarded(choices.exerciseRest(exercise.exercise, seconds).then(() => null));
          }
        }}
        onClose={close}
      />
    );
  }
  if (open === 'step') {
    return (
      <StepSheet
        exercise={name}
        value={training.loggedOf(exercise).stepGrams}
        unit={unit}
        onSave={(grams) => {
          close();
          if (exercise.exercise === null) return;
          void guarded(choices.exerciseStep(exercise.exercise, grams).then(() => null));
        }}
        onClose={close}
      />
    );
  }
  if (open === 'exercise-note') {
    return (
      <TextSheet
        kind="note"
        title="Anotação"
        description={name}
        label="Regulagem, pegada, como foi"
        value={exercise.note}
        onSave={(text) => {
          close();
          void guarded(commands.noteExercise(id, exercise.key, text));
        }}
        onClose={close}
      />
    );
  }
  if (open === null || typeof open === 'string') return null;
  const set = exercise.sets.find(({ key }) => key === open.correct.key);
  if (!set?.done) return null;
  const number = training.numberOf(exercise, set);
  const records = training.recordsOf(exercise).get(set.key);
  return (
    <CorrectSheet
      title={`Corrigir série ${number}${afterComma(set.side)}`}
      description={records && recordWords(records, oneRepMax)}
      exercise={training.loggedOf(exercise)}
      unit={unit}
      effort={set.done}
      rate={
        effortScale === 'none'
          ? undefined
          : (effort, onChange) => (
              <EffortField effort={effort} scale={effortScale} onChange={onChange} />
            )
      }
      onSave={({ load, reps, seconds, meters, rir }) => {
        close();
        const effort = {
          load,
          reps,
          ...(seconds === undefined ? {} : { seconds }),
          ...(meters === undefined ? {} : { meters }),
          ...(rir === undefined ? {} : { rir }),
        };
        void guarded(commands.correct(id, set.key, effort));
      }}
      onReopen={() => {
        close();
        void guarded(commands.unperform(id, set.key));
      }}
      onClose={close}
    />
  );
}
