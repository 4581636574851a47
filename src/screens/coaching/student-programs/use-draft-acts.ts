import { useLocation } from 'wouter';
import { EMPTY_DAY, EMPTY_PROGRAM, type ProgramDraft } from '#domain/programs/draft';
import { publishRefusal } from '#words/coaching/student-programs';
import { storageFailure } from '#words/device/storage-failure';
import {
  DraftRefused,
  useStudentProgramCommands,
} from '../../../data/commands/coaching/student-programs';
import { useAction } from '../../../data/remote/use-action';
import { guardedBy } from '../../../parts/input/guarded';
import { notify } from '../../../ui/layer/notify';

/** Ways to start a draft for a student; each opens its editor. */
export function useDraftActs(student: string) {
  const commands = useStudentProgramCommands(student);
  const [, navigate] = useLocation();
  const act = useAction(async (run: () => Promise<string | null>) => {
    try {
      const id = await run();
      if (id === null) notify.error(publishRefusal('unknown'));
      else navigate(`/app/programs/${id}/edit`);
    } catch (cause) {
      console.error('A draft could not be begun', cause);
      const isRefused = cause instanceof DraftRefused;
      notify.error(isRefused ? publishRefusal(cause.refusal) : storageFailure('write'));
    }
  });
  return {
    busy: act.busy,
    fromNothing: () =>
      void act.run(() => commands.draftOf({ ...EMPTY_PROGRAM, days: [EMPTY_DAY] })),
    fromDraft: (draft: ProgramDraft, onMade?: () => void) =>
      void act.run(async () => {
        const id = await commands.draftOf(draft);
        onMade?.();
        return id;
      }),
    fromTemplate: (template: string) => void act.run(() => commands.draftFromTemplate(template)),
    edit: (program: string) => void act.run(() => commands.draftOfCurrent(program)),
    repeat: (program: string) => void act.run(() => commands.draftNextBlock(program)),
    open: (draft: string) => navigate(`/app/programs/${draft}/edit`),
    takeOver: (draft: string) =>
      void guardedBy(commands.takeOver(draft), publishRefusal).then((stored) => {
        if (stored) notify.stored('As mudanças estão no rascunho');
      }),
    saveAsTemplate: (program: string) =>
      void guardedBy(commands.saveAsTemplate(program), publishRefusal).then((stored) => {
        if (!stored) return;
        notify.plain('Modelo salvo em Fichas', {
          action: { label: 'Ver fichas', onAction: () => navigate('/app/programs') },
        });
      }),
    async discard(draft: string): Promise<void> {
      if (!(await guardedBy(commands.discard(draft), publishRefusal))) return;
      notify.plain('Rascunho descartado', {
        action: {
          label: 'Desfazer',
          onAction: () => void guardedBy(commands.restore(draft), publishRefusal),
        },
      });
    },
  };
}

export type DraftActs = ReturnType<typeof useDraftActs>;
