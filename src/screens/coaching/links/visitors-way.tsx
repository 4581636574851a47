import { SCOPE_GIVEN, SCOPE_TITLES } from '#words/coaching/scopes';
import { firstName } from '#words/format/people';
import type { LinkLook } from '../../../data/coaching/link-look';
import { useSession } from '../../../data/session/session';
import { LinkButton } from '../../../parts/page/link-button';
import { Card } from '../../../ui/display/card';
import styles from './links.module.css';

/** The requested scopes, and links to sign up or in, which lead back to the invitation. */
export function VisitorsWay({ token, look }: { token: string; look: LinkLook }) {
  const session = useSession();
  const back = `?redirect=/links/${encodeURIComponent(token)}`;
  const returning = session.status === 'expired';
  return (
    <>
      <Card as="section" padding="l" labelledBy="asked">
        <h2 id="asked" className={styles.title}>
          O que {firstName(look.professional.name)} pede
        </h2>
        <dl className={styles.asked}>
          {look.scopes.map((scope) => (
            <div key={scope}>
              <dt>{SCOPE_TITLES[scope]}</dt>
              <dd>{SCOPE_GIVEN[scope]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>Com a conta aberta, você escolhe cada parte antes de aceitar.</p>
      </Card>
      <div className={styles.acts}>
        {returning ? (
          <LinkButton href={`/login${back}`} size="l">
            Entrar de novo para aceitar
          </LinkButton>
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
    </>
  );
}
