import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { useExercises } from '../../../data/exercises/exercises';
import { useProgram } from '../../../data/programs/programs';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackLink } from '../../../parts/page/back-link';
import { LinkButton } from '../../../parts/page/link-button';
import { UnknownProgram } from '../../../parts/programs/unknown-program';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { Editor } from './editor';

/** Edits a ficha: every edit is stored at once and can be undone. */
export default function ProgramEditor() {
  const { id = '' } = useParams<{ id: string }>();
  const loaded = useProgram(id);
  const exercises = useExercises();

  if (loaded.state === 'failed' || exercises.state === 'failed') {
    return (
      <Frame id={id}>
        <ReadFailed what="esta ficha" />
      </Frame>
    );
  }
  if (loaded.state === 'loading' || exercises.state === 'loading') {
    return (
      <Frame id={id}>
        <Skeleton height={420} />
      </Frame>
    );
  }
  const entry = loaded.value;
  if (!entry) {
    return (
      <Frame id="">
        <UnknownProgram />
      </Frame>
    );
  }
  const student = entry.program.draftFor?.student;
  if (entry.program.removedAt !== null && student !== undefined) {
    return (
      <Frame id={id} student={student}>
        <EmptyState
          title="Este rascunho não existe mais"
          action={<LinkButton href={`/app/students/${student}/programs`}>Ver as fichas</LinkButton>}
        >
          <p>Ele foi publicado ou descartado.</p>
        </EmptyState>
      </Frame>
    );
  }
  if (entry.program.removedAt !== null) {
    return (
      <Frame id={id}>
        <EmptyState
          title="Esta ficha está na lixeira"
          action={<LinkButton href={`/app/programs/${id}`}>Ver a ficha</LinkButton>}
        >
          <p>Restaure a ficha para editar.</p>
        </EmptyState>
      </Frame>
    );
  }
  return (
    <Editor
      key={id}
      id={id}
      program={entry.program}
      book={exercises.value}
      back={<Back id={id} student={student} />}
    />
  );
}

interface FrameProps extends BackProps {
  children: ReactNode;
}

function Frame({ id, student, children }: FrameProps) {
  return (
    <>
      <TopBar title="Editar ficha" leading={<Back id={id} student={student} />} />
      <Page width="app">{children}</Page>
    </>
  );
}

interface BackProps {
  id: string;
  /** The student of a draft. */
  student?: string | undefined;
}

function Back({ id, student }: BackProps) {
  if (student !== undefined) {
    return <BackLink href={`/app/students/${student}/programs`} label="Voltar às fichas" />;
  }
  return id === '' ? (
    <BackLink href="/app/programs" label="Voltar às fichas" />
  ) : (
    <BackLink href={`/app/programs/${id}`} label="Voltar à ficha" />
  );
}
