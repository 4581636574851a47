import { CloudOff, UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { useRereadStudents } from '../../data/coaching/students';
import { useStudentSpace } from '../../data/student-space/student-space';
import { EmptyState } from '../../ui/state/screen-state';
import { Skeleton } from '../../ui/state/skeleton';
import { ReadFailed } from '../device/read-failed';
import { LinkButton } from '../page/link-button';

export const toStudents = (
  <LinkButton href="/app/students" variant="quiet">
    Ver seus alunos
  </LinkButton>
);

/** Replaces a student's records before they have arrived, or after the access ended. */
export function StudentSpaceNotice({ name }: { name: string }) {
  const { state } = useStudentSpace();
  if (state === 'failed') return <ReadFailed what={`os registros de ${name}`} />;
  if (state === 'ended') return <Ended name={name} />;
  if (state === 'offline') {
    return (
      <EmptyState title="Ainda não há cópia neste aparelho" icon={<CloudOff />}>
        <p>
          Os registros de {name} chegam na primeira vez com internet. Depois disso, esta tela abre
          também sem conexão.
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      {state === 'first-sync' && (
        <p role="status">Trazendo os registros de {name}. Só demora assim na primeira vez.</p>
      )}
      <Skeleton height={320} />
    </>
  );
}

function Ended({ name }: { name: string }) {
  const reread = useRereadStudents();
  // The list is read again only when the screen is left: without the link in it, this notice would
  // have no student.
  useEffect(() => reread, [reread]);
  return (
    <EmptyState title="O acesso terminou" icon={<UserRoundX />} action={toStudents}>
      <p>
        O vínculo com {name} foi encerrado e a cópia saiu deste aparelho. Suas notas privadas
        continuam com você.
      </p>
    </EmptyState>
  );
}
