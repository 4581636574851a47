import { UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { pageTitle } from '#words/coaching/professional';
import { usePublicPage } from '../../../data/coaching/public-page';
import { FormFailure } from '../../../parts/input/form-failure';
import { BarePage } from '../../../parts/page/bare-page';
import { LinkButton } from '../../../parts/page/link-button';
import { PlainPage } from '../../../parts/page/plain-page';
import { Button } from '../../../ui/control/button';
import { EmptyState, ErrorState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { Profile } from './profile';

/** The public page of a professional, by handle. */
export default function PublicProfile() {
  const { handle = '' } = useParams<{ handle: string }>();
  const { page, askToTrain, report } = usePublicPage(handle);
  const title = page.state === 'ready' ? pageTitle(page.value) : null;
  useEffect(() => {
    if (title !== null) document.title = `${title} · Anilha`;
  }, [title]);

  if (page.state === 'ready') {
    return <Profile profile={page.value} onAsk={askToTrain} onReport={report} />;
  }
  if (page.state === 'loading') {
    return (
      <PlainPage title="Página profissional">
        <Skeleton height={320} />
      </PlainPage>
    );
  }
  return (
    <BarePage>
      {page.state === 'failed' ? (
        <ErrorState
          catalogue="Something went wrong!"
          title="Não deu para abrir esta página"
          action={<Button onClick={page.retry}>Tentar de novo</Button>}
        >
          <FormFailure failure={page.failure} />
        </ErrorState>
      ) : (
        <EmptyState
          as="h1"
          icon={<UserRoundX />}
          title="Nenhuma página com este nome"
          action={<LinkButton href="/">Ir para o início</LinkButton>}
        >
          <p>
            Ninguém publicou uma página como <strong>{handle}</strong> neste endereço. Confira se o
            nome está escrito certo com quem passou o link.
          </p>
        </EmptyState>
      )}
    </BarePage>
  );
}
