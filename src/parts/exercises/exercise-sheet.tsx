import type { WorkoutExercise } from '#domain/workouts/shape';
import { setNumber } from '#domain/workouts/turns';
import { formatList } from '#words/format/list';
import { recordWords } from '#words/progress/records';
import { afterComma, numberedSetInside } from '#words/workouts/sets';
import { usePreferenceCommands } from '../../data/commands/preferences';
import { usePreferences } from '../../data/store/preferences';
import { useExerciseSessions } from '../../data/workouts/exercise-sessions';
import { EffortField } from '../../training/effort/effort-row';
import { StepSheet } from '../../training/exercises/step-sheet';
import { RestSheet } from '../../training/rest/rest-sheet';
import { CorrectSheet } from '../../training/workouts/correct-sheet';
import { TextSheet } from '../../training/workouts/text-sheet';
import { List, ListRow } from '../../ui/display/list-row';
import { Sheet } from '../../ui/layer/sheet';
import { lazyPart } from '../../ui/state/lazy-part';
import { Skeleton } from '../../ui/state/skeleton';
import { guarded } from '../input/guarded';
import { renderLink } from '../page/render-link';
import type { Training } from '../workouts/use-training';
import { type ExerciseSheetName, isTool } from './exercise-sheets';
import { LastSessions } from './last-sessions';

const ExerciseTools = lazyPart(() => import('./exercise-tools'));

interface ExerciseSheetProps {
  training: Training;
  exercise: WorkoutExercise;
  open: ExerciseSheetName;
  onClose: () => void;
}

/** The sheets of an exercise in a running workout. */
export function ExerciseSheet({ training, exercise, open, onClose: close }: ExerciseSheetProps) {
  const { id, commands } = training.running;
  const { unit, effortScale, isForOther } = training.trainee;
  const choices = usePreferenceCommands();
  const { oneRepMax } = usePreferences();
  const name = training.trainee.titled(training.facts.knownOf(exercise).name);
  const { block } = training.running.standing;

  if (isTool(open)) {
    return <ExerciseTools training={training} exercise={exercise} open={open} onClose={close} />;
  }
  if (open === 'history') {
    return <ExerciseHistorySheet training={training} exercise={exercise} onClose={close} />;
  }
  if (open === 'rest') {
    return (
      <RestSheet
        exercise={
          block.length > 1
            ? `Depois de cada volta: ${formatList(block.map((of) => training.facts.knownOf(of).name))}`
            : name
        }
        value={training.facts.restOf(exercise)}
        once={block.length > 1 || isForOther}
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
        value={training.facts.loggedOf(exercise).stepGrams}
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
  if (typeof open === 'string') return null;
  const set = exercise.sets.find(({ key }) => key === open.correct.key);
  if (!set?.done) return null;
  const number = setNumber(exercise.sets, set);
  const records = training.records.of(exercise).get(set.key);
  return (
    <CorrectSheet
      title={`Corrigir ${numberedSetInside(set.kind, number)}${afterComma(set.side)}`}
      description={
        records
          ? recordWords(records, training.facts.loggedOf(exercise).loadKind, oneRepMax)
          : isForOther
            ? name
            : undefined
      }
      exercise={training.facts.loggedOf(exercise)}
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
        void training.log.takeBack(set.key);
      }}
      onClose={close}
    />
  );
}

const SHOWN = 12;

interface ExerciseHistorySheetProps {
  training: Pick<Training, 'trainee' | 'facts'>;
  exercise: WorkoutExercise;
  onClose: () => void;
}

/** The last performances of an exercise, without leaving the workout. */
function ExerciseHistorySheet({ training, exercise, onClose }: ExerciseHistorySheetProps) {
  const sessions = useExerciseSessions(exercise.exercise ?? '', SHOWN);
  const { unit, effortScale } = training.trainee;
  return (
    <Sheet
      open
      title="Últimas vezes"
      description={training.trainee.titled(training.facts.knownOf(exercise).name)}
      onClose={onClose}
    >
      {sessions.state === 'loading' && <Skeleton lines={6} />}
      {sessions.state === 'failed' && <p>Não deu para ler o histórico deste aparelho.</p>}
      {sessions.state === 'ready' && sessions.value.length === 0 && (
        <p>
          {training.trainee.isForOther
            ? 'Nada deste exercício nos treinos que estão neste aparelho.'
            : 'Esta é a primeira vez neste exercício. A próxima já vem preenchida com o que você fizer.'}
        </p>
      )}
      <List bare label="Últimas vezes">
        {sessions.state === 'ready' && (
          <LastSessions sessions={sessions.value} unit={unit} effortScale={effortScale} />
        )}
        {exercise.exercise !== null && !training.trainee.isForOther && (
          <ListRow
            title="Tudo sobre o exercício"
            subtitle="Como fazer, recordes e evolução"
            href={`/app/exercises/${exercise.exercise}`}
            renderLink={renderLink}
          />
        )}
      </List>
    </Sheet>
  );
}
