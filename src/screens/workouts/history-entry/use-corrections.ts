import type { WorkoutTimes } from '#domain/workouts/past';
import type { Effort, SetKind, Side, WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { usePastWorkoutCommands } from '../../../data/commands/workouts/past-workouts';
import { useWorkoutCommands } from '../../../data/commands/workouts/workouts';
import { guarded } from '../../../parts/input/guarded';
import { useGoUp } from '../../../parts/page/use-go-up';
import { useListAddress } from '../../../parts/workouts/use-list-address';
import { notify } from '../../../ui/layer/notify';

/** Corrections of a past workout; those that remove something can be undone. */
export function useCorrections(id: string) {
  const commands = useWorkoutCommands();
  const past = usePastWorkoutCommands();
  const goUp = useGoUp();
  const list = useListAddress();

  const undoable = (text: string, undo: () => Promise<boolean>) =>
    notify.plain(text, { action: { label: 'Desfazer', onAction: () => void undo() } });

  return {
    /** Writes a performance: a correction if the set was performed, otherwise a later entry. */
    async write({ key, done }: WorkoutSet, effort: Effort): Promise<boolean> {
      const stored = await guarded(
        done ? commands.correct(id, key, effort) : commands.record(id, key, effort),
      );
      if (stored) notify.stored(done ? 'Série corrigida' : 'Série registrada');
      return stored;
    },
    async reopen({ key, done }: WorkoutSet): Promise<void> {
      if (!done || !(await guarded(commands.unperform(id, key)))) return;
      const { at, ...effort } = done;
      undoable('Série reaberta', () => guarded(commands.record(id, key, effort, at)));
    },
    kind: ({ key }: WorkoutSet, kind: SetKind) => guarded(commands.setKind(id, key, kind)),
    side: ({ key }: WorkoutSet, side: Side | null) => guarded(past.setSide(id, key, side)),
    keep: ({ key }: WorkoutSet, which: 'mine' | 'other') =>
      guarded(
        which === 'other' ? commands.keepAlternative(id, key) : commands.dropAlternative(id, key),
      ),
    addSet: (exerciseKey: string) => guarded(commands.addSet(id, exerciseKey)),
    /** Removes an added set that was not filled in. */
    dropSet: ({ key }: WorkoutSet) => guarded(commands.removeSet(id, key)),
    async removeSet({ key }: WorkoutSet): Promise<void> {
      if (!(await guarded(commands.removeSet(id, key)))) return;
      undoable('Série removida', () => guarded(commands.restoreSet(id, key)));
    },
    addExercises: (ids: readonly string[]) => guarded(commands.addExercises(id, ids)),
    async removeExercise({ key }: WorkoutExercise): Promise<void> {
      if (!(await guarded(commands.removeExercise(id, key)))) return;
      undoable('Exercício removido', () => guarded(commands.restoreExercise(id, key)));
    },
    /** Corrects the exercise of the sets. */
    async replaceExercise({ key, exercise: was, advice }: WorkoutExercise, exercise: string) {
      if (!(await guarded(past.replaceExercise(id, key, exercise)))) return;
      if (was === null) return notify.stored('Exercício trocado');
      undoable('Exercício trocado', () => guarded(past.replaceExercise(id, key, was, advice)));
    },
    moveExercise: ({ key }: WorkoutExercise, by: -1 | 1) =>
      guarded(commands.moveExercise(id, key, by)),
    noteExercise: ({ key }: WorkoutExercise, note: string) =>
      guarded(commands.noteExercise(id, key, note)),
    note: (note: string) => guarded(commands.noteWorkout(id, note)),
    title: (title: string) => guarded(commands.title(id, title)),
    async retime(times: WorkoutTimes): Promise<void> {
      if (await guarded(past.retime(id, times))) notify.stored('Data e hora corrigidas');
    },
    async remove(): Promise<void> {
      if (!(await guarded(commands.discard(id)))) return;
      goUp(list);
      undoable('Treino na lixeira', () => guarded(commands.restore(id)));
    },
    restore: () => guarded(commands.restore(id)),
  };
}

export type Corrections = ReturnType<typeof useCorrections>;
