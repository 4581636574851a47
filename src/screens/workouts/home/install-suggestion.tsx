import { useEffect, useState } from 'react';
import { useSession } from '../../../data/session/session';
import { useServerNow } from '../../../data/store/server-clock';
import { useSyncStatus } from '../../../data/store/sync-status';
import { useHistory, useRunningWorkouts } from '../../../data/workouts/workouts';
import { isOnAccount } from '../../../parts/device/sync-explanation';
import { useInstall } from '../../../pwa/install';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Cluster } from '../../../ui/frame/page';
import { lazyPart } from '../../../ui/state/lazy-part';
import textClass from '../../../ui/text.module.css';
import styles from './install-suggestion.module.css';

const InstallSheet = lazyPart(() => import('../../../parts/device/install-sheet'));

/**
 * How recently a workout must have ended for the suggestion, ms; it is not shown on later visits.
 */
const MOMENT_MS = 12 * 3_600_000;

/**
 * Suggested once after a finished workout; a refusal counts for 30 days, and the profile always
 * offers it.
 */
export default function InstallSuggestion() {
  const { way, suggested, prompt, dismiss, markAsked } = useInstall();
  const [steps, setSteps] = useState(false);
  const shown = useMoment() && suggested;
  useEffect(() => {
    if (shown) markAsked();
  }, [shown, markAsked]);
  if (!shown) return null;

  return (
    <Card as="section" labelledBy="install-title">
      <h2 id="install-title" className={textClass.title}>
        Instale a Anilha
      </h2>
      <p className={styles.why}>
        Abre sem internet, na tela inteira, com um toque no ícone. O que você registrou fica mais
        protegido do que no navegador.
      </p>
      <Cluster>
        <Button variant="quiet" onClick={() => (way === 'ios' ? setSteps(true) : void prompt())}>
          {way === 'ios' ? 'Ver como' : 'Instalar'}
        </Button>
        <Button variant="plain" onClick={dismiss}>
          Agora não
        </Button>
      </Cluster>
      {steps && <InstallSheet open onClose={() => setSteps(false)} onRefuse={dismiss} />}
    </Card>
  );
}

/** Whether a workout was just finished, none is running, and an installed app would know of it. */
function useMoment(): boolean {
  const { way } = useInstall();
  const now = useServerNow();
  const running = useRunningWorkouts();
  const history = useHistory(1);
  const status = useSyncStatus();
  const signedOut = useSession().status === 'expired';
  if (running.state !== 'ready' || running.value.length > 0) return false;
  if (history.state !== 'ready') return false;
  const endedAt = history.value.entries[0]?.workout.endedAt ?? 0;
  // On iOS the installed app has separate storage and starts with the account's data.
  return now() - endedAt < MOMENT_MS && (way !== 'ios' || isOnAccount(status, signedOut));
}
