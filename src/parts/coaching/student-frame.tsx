import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { type StudentLink, useStudent } from '../../data/coaching/students';
import { StudentSpace } from '../../data/student-space/student-space';
import { Page } from '../../ui/frame/page';
import { EmptyState, ErrorState } from '../../ui/state/screen-state';
import { Skeleton } from '../../ui/state/skeleton';
import { BackBar } from '../page/back-link';
import { Whose } from '../page/whose';
import { StudentSpaceNotice, toStudents } from './student-space-notice';

interface StudentFrameProps {
  /** The student's account. */
  id: string;
  /** The target of "back" while there is nothing to show. */
  back?: string;
  children: (link: StudentLink) => ReactNode;
}

/**
 * A coach's screen about one student: queries and commands inside use the student's records. It
 * explains why they cannot be shown, and does not reveal whether an unknown id exists.
 */
export function StudentFrame({ id, back = '/app/students', children }: StudentFrameProps) {
  const found = useStudent(id);
  const link = found.state === 'ready' ? found.value : null;
  if (!link) {
    return (
      <Around title="" back={back}>
        {found.state === 'loading' && <Skeleton height={320} />}
        {found.state === 'failed' && <Unreachable />}
        {found.state === 'ready' && <Unknown />}
      </Around>
    );
  }
  const { name } = link.student;
  return (
    <StudentSpace
      student={id}
      otherwise={
        <Around title={name} back={back}>
          <StudentSpaceNotice name={name} />
        </Around>
      }
    >
      <Whose value={link}>{children(link)}</Whose>
    </StudentSpace>
  );
}

function Around({ title, back, children }: { title: string; back: string; children: ReactNode }) {
  return (
    <>
      <BackBar title={title === '' ? 'Seus alunos' : title} href={back} label="Voltar" />
      <Page>{children}</Page>
    </>
  );
}

function Unreachable() {
  return (
    <EmptyState title="Não deu para ver seus alunos agora" icon={<CloudOff />}>
      <p>Este aparelho ainda não conhece os seus vínculos. Abra de novo com internet.</p>
    </EmptyState>
  );
}

function Unknown() {
  return (
    <ErrorState catalogue="Not Found" as="h2" title="Esta página não existe" action={toStudents}>
      <p>Confira o endereço.</p>
    </ErrorState>
  );
}
