import { Link, useLocation } from 'wouter';
import { firstName } from '#words/format/people';
import { useAction } from '../../../data/remote/use-action';
import { useSession } from '../../../data/session/session';
import { loginAddress } from '../../../parts/account/redirect-target';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import styles from './public.module.css';

interface AskToTrainProps {
  name: string;
  /** Resolves with the token of an invitation. */
  onAsk: () => Promise<string>;
}

/** Requests an invitation of this professional; visitors return here after signing in. */
export function AskToTrain({ name, onAsk }: AskToTrainProps) {
  const session = useSession();
  const [, navigate] = useLocation();
  const asking = useAction(async () => navigate(`/links/${await onAsk()}`));
  const words = `Treinar com ${firstName(name)}`;
  if (session.status !== 'signed-in') {
    return (
      <Link href={loginAddress(location)} className={buttonClass({ size: 'l' })}>
        {words}
      </Link>
    );
  }
  return (
    <>
      <Button size="l" busy={asking.busy} onClick={() => void asking.run()}>
        {words}
      </Button>
      {asking.failure && (
        <div className={styles.failure}>
          <FormFailure failure={asking.failure} />
        </div>
      )}
    </>
  );
}
