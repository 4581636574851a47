import { Link } from 'wouter';
import { SCOPE_GIVEN, SCOPE_TITLES } from '#words/coaching/scopes';
import { firstName } from '#words/format/people';
import type { LinkLook } from '../../../data/coaching/link-look';
import { useSession } from '../../../data/session/session';
import { buttonClass } from '../../../ui/control/button-class';
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
          <Link href={`/login${back}`} className={buttonClass({ size: 'l' })}>
            Entrar de novo para aceitar
          </Link>
        ) : (
          <>
            <Link href={`/signup${back}`} className={buttonClass({ size: 'l' })}>
              Criar conta e continuar
            </Link>
            <Link href={`/login${back}`} className={buttonClass({ variant: 'quiet', size: 'l' })}>
              Já tenho conta
            </Link>
          </>
        )}
      </div>
    </>
  );
}
