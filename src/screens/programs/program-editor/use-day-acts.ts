import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LoadUnit } from '#domain/load';
import { type ExercisePlace, exerciseIn } from '#domain/programs/arrange-exercises';
import type { Program, ProgramExercise } from '#domain/programs/shape';
import { dayName } from '#words/programs/program';
import { notify } from '../../../ui/layer/notify';
import { useAnnounce } from '../../../ui/state/live-region';
import type { OpenSheet } from './sheets';
import type { Editing } from './use-editing';

interface DayActsDeps {
  id: string;
  program: Program;
  editing: Editing;
  unit: LoadUnit;
  /** Null while the prescription of all weeks is edited. */
  week: number | null;
  nameOf: (exercise: string | null) => string;
  still: (exercise: string | null) => ReactNode;
  onOpen: (sheet: OpenSheet) => void;
}

/** Acts on the exercises of a day, announced to screen readers, without losing the focus. */
export function useDayActs(deps: DayActsDeps) {
  const { id, program, editing, unit, week, nameOf, still, onOpen } = deps;
  const { commands, edit } = editing;
  const announce = useAnnounce();
  const moved = useRef<{ key: string; by?: -1 | 1 } | null>(null);

  useLayoutEffect(() => {
    const last = moved.current;
    const place = last && exerciseIn(program, last.key);
    if (!last || !place) return;
    moved.current = null;
    const { day, index } = place;
    const where = dayName(day, program.days.indexOf(day));
    announce(
      `${nameOf(place.exercise.exercise)}: ${index + 1} de ${day.exercises.length} em ${where}`,
    );
    if (last.by === undefined) return;
    const card = document.querySelector(`[data-exercise="${CSS.escape(last.key)}"]`);
    const button = card?.querySelector<HTMLButtonElement>(`[data-step="${last.by}"]:enabled`);
    (button ?? card?.querySelector<HTMLButtonElement>('[data-step]:enabled'))?.focus();
  }, [program, announce, nameOf]);

  return {
    unit,
    week,
    nameOf,
    still,
    onOpen,
    hasOtherDays: program.days.length > 1,
    step({ key }: ProgramExercise, by: -1 | 1) {
      moved.current = { key, by };
      void edit(commands.stepExercise(id, key, by));
    },
    move(key: string, to: ExercisePlace) {
      moved.current = { key };
      void edit(commands.moveExercise(id, key, to));
    },
    group: ({ key }: ProgramExercise) => void edit(commands.groupWithNext(id, key)),
    ungroup: ({ key }: ProgramExercise) => void edit(commands.ungroup(id, key)),
    async remove({ key, exercise }: ProgramExercise) {
      if (!(await edit(commands.removeExercise(id, key)))) return;
      notify.plain(`${nameOf(exercise)} saiu da ficha`, {
        action: {
          label: 'Desfazer',
          onAction: () => void edit(commands.restoreExercise(id, key)),
        },
      });
    },
  };
}

export type DayActs = ReturnType<typeof useDayActs>;
