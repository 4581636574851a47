import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { useExercises } from '../../../data/exercises/exercises';
import { useProgram } from '../../../data/programs/programs';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackBar, BackLink } from '../../../parts/page/back-link';
import { UnknownProgram } from '../../../parts/programs/unknown-program';
import { Page } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
import { ReadProgram } from './read-program';

/** A ficha to read, with buttons that start its days. */
export default function ProgramScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const loaded = useProgram(id);
  const exercises = useExercises();

  if (loaded.state === 'failed') {
    return (
      <Frame>
        <ReadFailed what="esta ficha" />
      </Frame>
    );
  }
  if (loaded.state === 'loading' || exercises.state === 'loading') {
    return (
      <Frame>
        <Skeleton height={420} />
      </Frame>
    );
  }
  if (!loaded.value) {
    return (
      <Frame>
        <UnknownProgram />
      </Frame>
    );
  }
  const book = exercises.state === 'ready' ? exercises.value : null;
  return (
    <ReadProgram
      key={id}
      id={id}
      program={loaded.value.program}
      book={book}
      back={<BackLink href="/app/programs" label="Voltar às fichas" />}
    />
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <BackBar title="Ficha" href="/app/programs" label="Voltar às fichas" />
      <Page width="app">{children}</Page>
    </>
  );
}
