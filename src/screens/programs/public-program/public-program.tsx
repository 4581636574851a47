import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { codeFault } from '#words/programs/ficha-code';
import { useCatalogue } from '../../../data/exercises/exercises';
import { usePublicProgram } from '../../../data/programs/public-program';
import { FormFailure } from '../../../parts/input/form-failure';
import { BarePage } from '../../../parts/page/bare-page';
import { LinkButton } from '../../../parts/page/link-button';
import { PlainPage } from '../../../parts/page/plain-page';
import { Button } from '../../../ui/control/button';
import { EmptyState, ErrorState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { SharedFicha } from './shared-ficha';

/** A ficha behind a public link. */
export default function PublicProgram() {
  const { id = '' } = useParams<{ id: string }>();
  const { program, report } = usePublicProgram(id);
  const catalogue = useCatalogue();

  if (program.state === 'unknown') return <GoneFicha />;
  if (program.state === 'unread') {
    return (
      <NotOpened title="Não deu para ler esta ficha" onRetry={reload}>
        <p>{codeFault(program.fault)}</p>
      </NotOpened>
    );
  }
  if (program.state === 'failed') {
    const offline = program.failure.failure === 'offline';
    return (
      <NotOpened
        title={offline ? 'Sem conexão' : 'Não deu para abrir esta ficha'}
        onRetry={program.retry}
      >
        {offline ? (
          <p>A ficha deste link vem da internet. Ela aparece aqui quando a conexão voltar.</p>
        ) : (
          <FormFailure failure={program.failure} />
        )}
      </NotOpened>
    );
  }
  if (catalogue.state === 'failed') {
    return (
      <NotOpened title="Não deu para abrir esta ficha" onRetry={reload}>
        <p>Os nomes dos exercícios não chegaram. Confira a conexão e tente de novo.</p>
      </NotOpened>
    );
  }
  if (program.state === 'loading' || catalogue.state === 'loading') {
    return (
      <PlainPage title="Ficha compartilhada">
        <Skeleton height={320} />
      </PlainPage>
    );
  }
  return (
    <SharedFicha
      key={id}
      link={id}
      program={program.value}
      catalogue={catalogue.value}
      onReport={report}
    />
  );
}

const reload = () => location.reload();

interface NotOpenedProps {
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

function NotOpened({ title, onRetry, children }: NotOpenedProps) {
  return (
    <BarePage>
      <ErrorState
        catalogue="Something went wrong!"
        title={title}
        action={<Button onClick={onRetry}>Tentar de novo</Button>}
      >
        {children}
      </ErrorState>
    </BarePage>
  );
}

/** Unknown and revoked links look alike. */
function GoneFicha() {
  return (
    <BarePage>
      <EmptyState
        as="h1"
        icon={<Unlink />}
        title="Nenhuma ficha neste link"
        action={<LinkButton href="/">Ir para o início</LinkButton>}
      >
        <p>
          Quem compartilhou desfez o link, ou ele não veio inteiro: mensagens às vezes cortam o
          final. Peça outro a quem mandou.
        </p>
        <p>O que você já guardou nas suas fichas continua com você.</p>
      </EmptyState>
    </BarePage>
  );
}
