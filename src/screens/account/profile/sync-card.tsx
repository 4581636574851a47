import { useUnsentSets } from '../../../data/device/unsent-sets';
import { useAction } from '../../../data/remote/use-action';
import { useSession } from '../../../data/session/session';
import { useOpenAccount } from '../../../data/store/account-provider';
import { useServerNow } from '../../../data/store/server-clock';
import { useSyncNow, useSyncStatus } from '../../../data/store/sync-status';
import { zoneHere } from '../../../data/store/zone-here';
import {
  isOnAccount,
  parkedWords,
  pendingWords,
  syncExplanation,
  syncedWords,
} from '../../../parts/device/sync-explanation';
import { pillWords } from '../../../parts/device/sync-words';
import { LinkButton } from '../../../parts/page/link-button';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { StatusPill } from '../../../ui/display/status-pill';
import { SectionTitle } from '../../../ui/frame/section-title';
import { notify } from '../../../ui/layer/notify';
import styles from './profile.module.css';

/** Where changes are saved, and a button to send now. */
export function SyncCard() {
  const status = useSyncStatus();
  const signedOut = useSession().status === 'expired';
  const now = useServerNow();
  const syncNow = useSyncNow();
  const account = useOpenAccount();
  const sync = useAction(async () => {
    // A refused change is neither pending nor saved.
    if ((await syncNow()) && account && isOnAccount(account.sync.status(), signedOut))
      notify.success('Tudo salvo');
  });
  const { tone, sign, text } = pillWords(status, signedOut, useUnsentSets(status.pending));
  const timeZone = zoneHere();

  return (
    <Card as="section" padding="l" labelledBy="sync-title">
      <SectionTitle
        id="sync-title"
        trailing={
          <StatusPill tone={tone} sign={sign}>
            {text}
          </StatusPill>
        }
      >
        Seus registros
      </SectionTitle>
      <p className={styles.text}>{syncExplanation(status, signedOut)}</p>
      <FactList
        facts={[
          ['Neste aparelho', pendingWords(status.pending)],
          [
            'Última vez em dia',
            status.syncedAt === null
              ? 'Falta confirmar'
              : syncedWords(status.syncedAt, now(), timeZone),
          ],
        ]}
      />
      {status.parked > 0 && <p className={styles.text}>{parkedWords(status.parked)}</p>}
      {signedOut ? (
        <LinkButton href="/login?redirect=/app/profile" size="l" full>
          Entrar de novo
        </LinkButton>
      ) : (
        <Button variant="quiet" full busy={sync.busy} onClick={() => void sync.run()}>
          Sincronizar agora
        </Button>
      )}
    </Card>
  );
}
