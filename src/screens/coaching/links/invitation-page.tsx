import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { firstName } from '#words/format/people';
import { forgetInvitation, keepInvitation } from '../../../data/coaching/kept-invitation';
import { type LinkLook, useLinkLook } from '../../../data/coaching/link-look';
import { useSession } from '../../../data/session/session';
import { FormFailure } from '../../../parts/input/form-failure';
import { PlainPage } from '../../../parts/page/plain-page';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { Skeleton } from '../../../ui/state/skeleton';
import { AcceptForm } from './accept-form';
import { Accepted } from './accepted';
import { ChargeLinkScreen } from './charge-link';
import { GoneLink } from './gone-link';
import { Helping, HelpPage } from './help-page';
import styles from './links.module.css';
import { VisitorsWay } from './visitors-way';
import { WhoInvites } from './who-invites';

/** An invitation in any state, up to its acceptance. */
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
  if (link.state === 'charge') return <ChargeLinkScreen token={token} />;
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
            <Link href="/" className={buttonClass({ variant: 'quiet', size: 'l' })}>
              Ir para o início
            </Link>
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
      <Told look={look} title="Este convite é seu">
        <p>
          Mande o link, o QR ou o código para quem você acompanha. Aqui nada precisa ser aceito.
        </p>
        <Link href="/app/students" className={buttonClass({ size: 'l' })}>
          Ver seus alunos
        </Link>
      </Told>
    );
  }
  if (look.linked) {
    return (
      <Told look={look} title={`${firstName(look.professional.name)} já acompanha você`}>
        <p>O que é compartilhado se muda em Meu personal, a qualquer momento.</p>
        <Link href="/app/coaches" className={buttonClass({ size: 'l' })}>
          Abrir Meu personal
        </Link>
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
  const signedIn = session.status === 'signed-in';
  return (
    <PlainPage
      overline="Convite"
      title={`Treinar com ${look.professional.name}`}
      lead="Para montar as suas fichas e acompanhar os seus treinos. Nada é compartilhado antes de você aceitar."
    >
      <WhoInvites professional={look.professional} />
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

function Told(props: { look: LinkLook; title: string; children: ReactNode }) {
  return (
    <PlainPage overline="Convite" title={props.title}>
      <WhoInvites professional={props.look.professional} />
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
          <Link href="/" className={buttonClass({ size: 'l' })}>
            Ir para o início
          </Link>
          <Button variant="quiet" size="l" onClick={onBack}>
            Ver o convite de novo
          </Button>
        </div>
      </div>
    </PlainPage>
  );
}
