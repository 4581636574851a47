import { ClipboardList, MessageCircle, SlidersHorizontal, Unlink } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { firstName } from '#words/format/people';
import { forgetInvitation, keepInvitation } from '../../../data/coaching/kept-invitation';
import { type LinkLook, type LinkSender, useLinkLook } from '../../../data/coaching/link-look';
import { isNameless, useSession } from '../../../data/session/session';
import { FormFailure } from '../../../parts/input/form-failure';
import { BarePage } from '../../../parts/page/bare-page';
import { LinkButton } from '../../../parts/page/link-button';
import { PlainPage } from '../../../parts/page/plain-page';
import { Button } from '../../../ui/control/button';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { AcceptForm } from './accept-form';
import { Helping, HelpPage } from './help-page';
import styles from './links.module.css';
import { VisitorsWay } from './visitors-way';
import { WhoInvites } from './who-invites';

/** An invitation in any state, up to its acceptance; also the page for the link of a charge. */
export function InvitationPage({ token }: { token: string }) {
  const link = useLinkLook(token);
  const [decided, setDecided] = useState<'accepted' | 'refused' | null>(null);
  const over =
    link.state === 'gone' || (link.state === 'open' && (link.look.own || link.look.linked));
  // Until the kind of the link is known, it may be a charge.
  const untold = link.state === 'loading' || link.state === 'charge';

  // The invitation is stored, because a sign-up, another tab or an outage may come before the
  // answer.
  useEffect(() => {
    if (over) forgetInvitation();
    else if (decided === null && !untold) keepInvitation(token, Date.now());
  }, [token, over, untold, decided]);

  if (link.state === 'gone') return <GoneLink />;
  if (link.state === 'charge')
    return <ChargeLinkScreen token={token} professional={link.professional} />;
  if (link.state === 'loading') {
    return (
      <PlainPage title="Convite">
        <Skeleton height={320} />
      </PlainPage>
    );
  }
  if (link.state === 'failed') {
    const offline = link.failure.failure === 'offline';
    return (
      <PlainPage title={offline ? 'Sem conexão' : 'Convite'}>
        <div className={styles.section}>
          {offline ? (
            <p>
              O convite fica guardado neste aparelho. Quando a internet voltar, toque em tentar de
              novo ou abra Perfil, Meu personal.
            </p>
          ) : (
            <FormFailure failure={link.failure} />
          )}
          <div className={styles.acts}>
            <Button size="l" onClick={link.retry}>
              Tentar de novo
            </Button>
            <LinkButton href="/" variant="quiet" size="l">
              Ir para o início
            </LinkButton>
          </div>
        </div>
      </PlainPage>
    );
  }
  const { look } = link;
  if (look.kind === 'assistant' && !look.own) {
    if (look.linked || decided === 'accepted') return <Helping look={look} />;
    return <HelpPage token={token} look={look} onJoined={() => setDecided('accepted')} />;
  }
  if (decided === 'accepted') return <Accepted name={look.professional.name} />;
  if (decided === 'refused') return <Refused look={look} onBack={() => setDecided(null)} />;
  if (look.own) {
    return (
      <Told token={token} look={look} title="Este convite é seu">
        <p>
          Mande o link, o QR ou o código para quem você acompanha. Aqui nada precisa ser aceito.
        </p>
        <LinkButton href="/app/students" size="l">
          Ver seus alunos
        </LinkButton>
      </Told>
    );
  }
  if (look.linked) {
    return (
      <Told
        token={token}
        look={look}
        title={`${firstName(look.professional.name)} já acompanha você`}
      >
        <p>O que é compartilhado se muda em Meu personal, a qualquer momento.</p>
        <LinkButton href="/app/coaches" size="l">
          Abrir Meu personal
        </LinkButton>
      </Told>
    );
  }
  return <Open token={token} look={look} onDecided={setDecided} />;
}

interface OpenProps {
  token: string;
  look: LinkLook;
  onDecided: (how: 'accepted' | 'refused') => void;
}

function Open({ token, look, onDecided }: OpenProps) {
  const session = useSession();
  const nameless = isNameless(session);
  const signedIn = session.status === 'signed-in' && !nameless;
  return (
    <PlainPage
      overline="Convite"
      title={`Treinar com ${look.professional.name}`}
      lead="Para montar as suas fichas e acompanhar os seus treinos. Nada é compartilhado antes de você aceitar."
    >
      <WhoInvites token={token} professional={look.professional} />
      {signedIn ? (
        <AcceptForm
          token={token}
          look={look}
          onAccepted={() => onDecided('accepted')}
          onRefused={() => {
            forgetInvitation();
            onDecided('refused');
          }}
        />
      ) : (
        <VisitorsWay token={token} look={look} />
      )}
    </PlainPage>
  );
}

function Told(props: { token: string; look: LinkLook; title: string; children: ReactNode }) {
  return (
    <PlainPage overline="Convite" title={props.title}>
      <WhoInvites token={props.token} professional={props.look.professional} />
      <div className={styles.section}>{props.children}</div>
    </PlainPage>
  );
}

function Refused({ look, onBack }: { look: LinkLook; onBack: () => void }) {
  return (
    <PlainPage title="Convite recusado">
      <div className={styles.section}>
        <p>
          Nada foi compartilhado com {look.professional.name}, e não há aviso de recusa. O link
          continua valendo se você mudar de ideia.
        </p>
        <div className={styles.acts}>
          <LinkButton href="/" size="l">
            Ir para o início
          </LinkButton>
          <Button variant="quiet" size="l" onClick={onBack}>
            Ver o convite de novo
          </Button>
        </div>
      </div>
    </PlainPage>
  );
}

/** Unknown and expired links look alike, so that guessing reveals nothing. */
function GoneLink() {
  return (
    <BarePage>
      <EmptyState
        as="h1"
        icon={<Unlink />}
        title="Este link não vale mais"
        action={
          <>
            <LinkButton href="/links/code">Digitar um código</LinkButton>
            <LinkButton href="/" variant="quiet">
              Ir para o início
            </LinkButton>
          </>
        }
      >
        <p>
          O convite venceu, foi usado ou revogado, ou o link não veio inteiro: mensagens às vezes
          cortam o final.
        </p>
        <p>Peça outro a quem mandou. Nada foi aceito por abrir esta página.</p>
      </EmptyState>
    </BarePage>
  );
}

/**
 * The link of a charge. A signed-in person continues to the payment. A visitor only learns who
 * charges, and returns to it with an account.
 */
function ChargeLinkScreen({
  token,
  professional,
}: {
  token: string;
  professional: LinkSender | null;
}) {
  const session = useSession();
  const nameless = isNameless(session);
  const code = encodeURIComponent(token);
  if (session.status === 'signed-in' && !nameless) {
    return <Redirect to={`/app/payments/checkout?token=${code}`} replace />;
  }
  const back = `?token=${code}&redirect=/app/payments/checkout`;
  const returning = session.status === 'expired';
  return (
    <PlainPage
      overline="Cobrança"
      title={professional ? `Cobrança de ${professional.name}` : 'Você recebeu uma cobrança'}
      lead="O valor, o que está incluído e as formas de pagar aparecem depois de entrar: só quem vai pagar os vê."
    >
      {professional && <WhoInvites token={token} professional={professional} />}
      <div className={styles.acts}>
        <LinkButton href={`/login${back}`} size="l">
          {returning ? 'Entrar de novo para ver' : 'Entrar e ver a cobrança'}
        </LinkButton>
        {!returning && (
          <LinkButton href={`/signup${back}`} variant="quiet" size="l">
            Criar conta
          </LinkButton>
        )}
      </div>
      <p className={styles.note}>
        Abrir este link não paga nada nem compartilha nada. Depois de entrar, você volta para cá.
      </p>
    </PlainPage>
  );
}

/** Shown after the acceptance: the next steps. */
function Accepted({ name }: { name: string }) {
  const first = firstName(name);
  return (
    <PlainPage
      overline="Convite aceito"
      title={`${first} acompanha você`}
      lead="Não falta fazer nada. O que vem agora:"
    >
      <ol className={styles.next}>
        <li>
          <ClipboardList aria-hidden="true" />
          <p>
            <strong>{first} publica a ficha</strong> e ela aparece em Fichas e em Hoje. Você escolhe
            quando começar a usar; até lá, treine como sempre.
          </p>
        </li>
        <li>
          <MessageCircle aria-hidden="true" />
          <p>
            <strong>Vocês conversam em Mensagens,</strong> sobre um treino ou um exercício.
          </p>
        </li>
        <li>
          <SlidersHorizontal aria-hidden="true" />
          <p>
            <strong>Você decide o que é visto.</strong> Em Meu personal, no Perfil, cada parte se
            liga, desliga ou encerra.
          </p>
        </li>
      </ol>
      <div className={styles.acts}>
        <LinkButton href="/" size="l">
          Ir para Hoje
        </LinkButton>
        <LinkButton href="/app/coaches" variant="quiet" size="l">
          Abrir Meu personal
        </LinkButton>
      </div>
    </PlainPage>
  );
}
