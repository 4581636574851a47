import type { ProgramFacts } from '#domain/programs/arrange';
import type { Program } from '#domain/programs/shape';
import { programRefusal, programTitle } from '#words/programs/program';
import { activateProgram, deactivateProgram } from '../../data/commands/programs/activate-program';
import { useProgramCommands } from '../../data/commands/programs/programs';
import { useAccountSource } from '../../data/commands/write';
import { notify } from '../../ui/layer/notify';
import { guarded, guardedBy } from '../input/guarded';
import { useGoUp } from '../page/use-go-up';
import { copyTitle } from './copy-title';
import { useMakeProgram } from './use-make-program';

/** Acts on a whole ficha; those that remove something can be undone. */
export function useProgramActs(id: string, program: Program) {
  const source = useAccountSource();
  const commands = useProgramCommands();
  const { copy, busy } = useMakeProgram();
  const goUp = useGoUp();
  const restore = () => guardedBy(commands.restore(id), programRefusal);
  return {
    busy,
    copy: () => copy(id, copyTitle(program.title)),
    describe: (facts: ProgramFacts) => guardedBy(commands.describe(id, facts), programRefusal),
    async use(): Promise<void> {
      if (!(await guarded(activateProgram(source, id).then(() => null)))) return;
      notify.stored(`Ficha em uso: ${programTitle(program)}`);
    },
    async stopUsing(): Promise<void> {
      if (!(await guarded(deactivateProgram(source).then(() => null)))) return;
      notify.plain('Esta ficha não está mais em uso');
    },
    restore,
    async remove(): Promise<void> {
      if (!(await guardedBy(commands.remove(id), programRefusal))) return;
      goUp('/app/programs');
      notify.plain('Ficha removida', {
        action: { label: 'Desfazer', onAction: () => void restore() },
      });
    },
  };
}
