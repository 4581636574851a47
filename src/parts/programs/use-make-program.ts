import { useLocation } from 'wouter';
import type { ProgramDraft } from '#domain/programs/draft';
import { storageFailure } from '#words/device/storage-failure';
import { programRefusal } from '#words/programs/program';
import { activateProgram } from '../../data/commands/programs/activate-program';
import { ProgramRefused, programCommands } from '../../data/commands/programs/programs';
import { useAccountSource } from '../../data/commands/write';
import { useAction } from '../../data/remote/use-action';
import { notify } from '../../ui/layer/notify';

interface Making {
  /** Makes it active from today on. */
  active: boolean;
  /** Opens its editor instead of the ficha. */
  edit: boolean;
  /** Called once it is stored. */
  onMade?: () => void;
}

/** Creates a ficha and opens it. */
export function useMakeProgram(): {
  make: (draft: ProgramDraft, making: Making) => void;
  /** Copies a ficha under another name and opens the copy's editor. */
  copy: (id: string, title: string) => void;
  busy: boolean;
} {
  const [, navigate] = useLocation();
  const source = useAccountSource();

  const act = useAction(async (run: () => Promise<string | null>) => {
    try {
      const path = await run();
      if (path !== null) navigate(path);
    } catch (cause) {
      console.error('The ficha could not be made', cause);
      const isRefused = cause instanceof ProgramRefused;
      notify.error(isRefused ? programRefusal(cause.refusal) : storageFailure('write'));
    }
  });

  return {
    make: (draft, { active, edit, onMade }) =>
      void act.run(async () => {
        const id = await programCommands(source).create(draft);
        onMade?.();
        if (active) await activateProgram(source, id);
        return edit ? `/app/programs/${id}/edit` : `/app/programs/${id}`;
      }),
    copy: (id, title) =>
      void act.run(async () => {
        const copy = await programCommands(source).duplicate(id, title);
        return copy === null ? null : `/app/programs/${copy}/edit`;
      }),
    busy: act.busy,
  };
}
