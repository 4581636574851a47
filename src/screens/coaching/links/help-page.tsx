import { SCOPE_ASKED, SCOPE_TITLES } from '#words/coaching/scopes';
import { firstName } from '#words/format/people';
import type { LinkLook } from '../../../data/coaching/link-look';
import { useJoinTeam } from '../../../data/coaching/team';
import { useAction } from '../../../data/remote/use-action';
import { isNameless, useSession } from '../../../data/session/session';
import { FormFailure } from '../../../parts/input/form-failure';
import { LinkButton } from '../../../parts/page/link-button';
import { PlainPage } from '../../../parts/page/plain-page';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import styles from './links.module.css';
import { WhoInvites } from './who-invites';

interface HelpPageProps {
  token: string;
  look: LinkLook;
  onJoined: () => void;
}

/** An invitation to assist a professional; it shares no data of the person. */
export function HelpPage({ token, look, onJoined }: HelpPageProps) {
  const { name } = look.professional;
  const session = useSession();
  const nameless = isNameless(session);
  const join = useJoinTeam();
  const joining = useAction(async () => {
    await join(token, look.scopes);
    onJoined();
  });
  const back = `?redirect=/links/${encodeURIComponent(token)}`;
  return (
    <PlainPage
      overline="Convite"
      title={`Ajudar ${name}`}
      lead="Como assistente, com quem permitir. Nada do que é seu é compartilhado."
    >
      <WhoInvites token={token} professional={look.professional} />
      <Card as="section" padding="l" labelledBy="helping">
        <h2 id="helping" className={styles.title}>
          O que você poderá fazer
        </h2>
        <dl className={styles.asked}>
          {look.scopes.map((scope) => (
            <div key={scope}>
              <dt>{SCOPE_TITLES[scope]}</dt>
              <dd>{SCOPE_ASKED[scope]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>Cada pessoa decide se a equipe tem acesso, e vê o seu nome.</p>
      </Card>
      <FormFailure failure={joining.failure} />
      <div className={styles.acts}>
        {session.status === 'signed-in' && !nameless ? (
          <Button size="l" busy={joining.busy} onClick={() => void joining.run()}>
            Entrar na equipe
          </Button>
        ) : (
          <>
            <LinkButton href={`/signup${back}`} size="l">
              Criar conta e continuar
            </LinkButton>
            <LinkButton href={`/login${back}`} variant="quiet" size="l">
              Já tenho conta
            </LinkButton>
          </>
        )}
      </div>
    </PlainPage>
  );
}

/** Shown to an assistant, and right after joining. */
export function Helping({ look }: { look: LinkLook }) {
  const first = firstName(look.professional.name);
  return (
    <PlainPage overline="Convite aceito" title={`Você faz parte da equipe de ${first}`}>
      <div className={styles.section}>
        <p>Quem permitir a equipe aparece em Seus alunos, com o que for compartilhado.</p>
        <LinkButton href="/app/students" size="l">
          Ver seus alunos
        </LinkButton>
      </div>
    </PlainPage>
  );
}
