import type { Exercise } from '#domain/exercises/exercise';
import { roundLoad } from '#domain/gyms/loadable';
import { startLoad } from '#domain/progress/start-load';
import type { WorkoutExercise } from '#domain/workouts/shape';
import { type Swapped, useSwapCommands } from '../../data/commands/workouts/swap-exercise';
import { useGymAtHand } from '../../data/gyms/gyms';
import { useReadBests } from '../../data/progress/bests';
import { usePractisedExercises } from '../../data/progress/summaries';
import { usePreferences } from '../../data/store/preferences';
import { notify } from '../../ui/layer/notify';
import { guarded } from '../input/guarded';
import type { Training } from '../workouts/use-training';

const NOBODY: readonly string[] = [];

/** Swaps an exercise and shows a toast with undo. */
export function useSwap(
  training: Pick<Training, 'running' | 'trainee' | 'efforts'>,
  entry: WorkoutExercise,
  was: Exercise | null,
) {
  const { id, workout } = training.running;
  const { unit } = training.trainee;
  const { oneRepMax } = usePreferences();
  const commands = useSwapCommands();
  const gym = useGymAtHand();
  const readBests = useReadBests();
  const practised = usePractisedExercises();

  /** @param last load of the last performance in grams; null if unknown */
  async function swap(to: Exercise, last: number | null, program: string | null) {
    training.efforts.settle();
    const open = entry.sets.find(({ done, kind }) => !done && kind !== 'warmup');
    const reps = open?.target?.reps?.[0] ?? open?.plan?.reps ?? null;
    const bests = last === null ? await readBests(id, workout.start.at, to.id) : null;
    const start = startLoad(last, bests, to.loadKind, reps, oneRepMax);
    const here = gym.state === 'ready' ? gym.value : null;
    const load =
      start?.by === 'estimate'
        ? roundLoad(here, to, start.grams, 'down', unit).grams
        : start?.grams;
    const done: { swapped: Swapped | null } = { swapped: null };
    const asked = { workout: id, entry, was, to: { exercise: to, load: load ?? null }, program };
    const stored = await guarded(
      commands.swap(asked).then((swapped) => {
        done.swapped = swapped;
        return swapped.refusal;
      }),
    );
    const { swapped } = done;
    if (!stored || !swapped) return;
    if (swapped.added !== null) {
      const moved = entry.sets.filter(({ done }) => !done);
      training.running.choose({ ...entry, key: swapped.added, sets: moved });
    }
    notify.plain(
      training.trainee.said(
        program === null ? `Trocado por ${to.name}, só hoje` : `${to.name} entrou na ficha`,
      ),
      {
        action: { label: 'Desfazer', onAction: () => void guarded(swapped.undo()) },
      },
    );
  }

  return { swap, practised: practised.state === 'ready' ? practised.value : NOBODY };
}
