import { Link } from 'wouter';
import type { ChosenKind } from '#domain/device/notice-choices';
import { useConsent } from '../../../data/account/consents';
import { useStoppedMail } from '../../../data/device/notice-devices';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import styles from './notifications.module.css';

/** Mails besides those of the account need a consent, which is given on another screen. */
export function MailConsent() {
  const consent = useConsent('mail');
  if (consent.state !== 'ready' || consent.value.given) return null;
  return (
    <div className={styles.note}>
      <p>Para enviar estes e-mails falta o seu consentimento.</p>
      <Link href="/app/account/privacy" className={buttonClass({ variant: 'quiet' })}>
        Ver em Privacidade
      </Link>
    </div>
  );
}

/** These mails were ended by the link in one of them, which overrides the choice above. */
export function StoppedMail({ kind }: { kind: ChosenKind }) {
  const { stopped, resume } = useStoppedMail();
  const act = useAction(() => resume(kind));
  if (!stopped.includes(kind)) return null;
  return (
    <div className={styles.note}>
      <p>Estes e-mails foram parados pelo link de uma mensagem e não são enviados.</p>
      <Button variant="quiet" busy={act.busy} onClick={() => void act.run()}>
        Voltar a receber
      </Button>
      <FormFailure failure={act.failure} />
    </div>
  );
}
