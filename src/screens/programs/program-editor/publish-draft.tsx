import type { DraftFor } from '#domain/programs/draft-for';
import type { Program } from '#domain/programs/shape';
import { useStudent } from '../../../data/coaching/students';
import { StudentSpace, useStudentSpace } from '../../../data/student-space/student-space';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';
import { PublishSheet } from './publish-sheet';

interface PublishDraftProps {
  id: string;
  program: Program;
  draftFor: DraftFor;
  nameOf: (exercise: string | null) => string;
  onClose: () => void;
}

/** Publishes a draft to its student, after a comparison with their present ficha. */
export function PublishDraft({ id, program, draftFor, nameOf, onClose }: PublishDraftProps) {
  const found = useStudent(draftFor.student);
  const name = found.state === 'ready' ? (found.value?.student.name ?? '') : '';
  return (
    <StudentSpace student={draftFor.student} otherwise={<Waiting onClose={onClose} />}>
      <PublishSheet
        id={id}
        program={program}
        student={{ id: draftFor.student, name }}
        nameOf={nameOf}
        onClose={onClose}
      />
    </StudentSpace>
  );
}

/** Why a draft cannot be published now. */
function Waiting({ onClose }: { onClose: () => void }) {
  const { state } = useStudentSpace();
  return (
    <Sheet open title="Publicar ficha" onClose={onClose}>
      {state === 'ended' ? (
        <p>O vínculo foi encerrado: não dá mais para publicar. O rascunho continua com você.</p>
      ) : state === 'failed' ? (
        <p>Não deu para ler a ficha atual deste aparelho. Feche as outras abas e tente de novo.</p>
      ) : state === 'offline' ? (
        <p>
          A ficha atual ainda não chegou a este aparelho. Conecte uma vez para publicar; o rascunho
          fica guardado.
        </p>
      ) : (
        <Skeleton height={240} />
      )}
    </Sheet>
  );
}
