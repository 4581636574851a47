import { EMPTY_DAY } from '#domain/programs/draft';
import type { ParsedLine } from '#domain/programs/ficha-text/shape';
import type { Program, ProgramDay } from '#domain/programs/shape';
import { newDayKey } from '../../../data/commands/programs/programs';
import { copyTitle } from '../../../parts/programs/copy-title';
import { notify } from '../../../ui/layer/notify';
import type { Editing } from './use-editing';

interface PlanActsDeps {
  id: string;
  program: Program;
  editing: Editing;
  /** Shows one day, if days are not side by side. */
  onDay: (key: string) => void;
  /** Called after an empty day was added. */
  onNew: (key: string) => void;
}

/** Acts on the days of a ficha. */
export function usePlanActs({ id, program, editing, onDay, onNew }: PlanActsDeps) {
  const { commands, edit } = editing;
  return {
    async addDay() {
      const key = newDayKey();
      if (!(await edit(commands.addDay(id, key, EMPTY_DAY)))) return;
      onDay(key);
      onNew(key);
    },
    async copyDay({ key, title }: ProgramDay) {
      const copy = newDayKey();
      if (await edit(commands.copyDay(id, key, copy, copyTitle(title)))) onDay(copy);
    },
    moveDay: ({ key }: ProgramDay, index: number) => void edit(commands.moveDay(id, key, index)),
    async removeDay({ key }: ProgramDay, name: string) {
      const at = program.days.findIndex((day) => day.key === key);
      const neighbour = program.days[at - 1] ?? program.days[at + 1];
      if (!(await edit(commands.removeDay(id, key)))) return;
      if (neighbour) onDay(neighbour.key);
      notify.plain(`${name} saiu da ficha`, {
        action: {
          label: 'Desfazer',
          onAction: () =>
            void edit(commands.restoreDay(id, key)).then((stored) => stored && onDay(key)),
        },
      });
    },
    /** Adds typed lines at the end of a day, in one edit. */
    addLines({ key }: ProgramDay, lines: readonly ParsedLine[]): Promise<boolean> {
      let group = 0;
      const drafts = lines.flatMap(({ entry, joins }) => {
        if (!joins) group += 1;
        return entry ? { ...entry, group: `${group}` } : [];
      });
      return edit(commands.addExercises(id, key, drafts, { joins: lines[0]?.joins ?? false }));
    },
  };
}

export type PlanActs = ReturnType<typeof usePlanActs>;
