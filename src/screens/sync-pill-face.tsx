import { useLocation } from 'wouter';
import { useSession } from '../data/session';
import { useSyncStatus } from '../data/sync-status';
import { useUnsentSets } from '../data/unsent-sets';
import { StatusPill } from '../ui/status-pill';
import { loginAddress } from './redirect-target';
import styles from './sync-pill-face.module.css';
import { pillWords } from './sync-words';

/** Where everything is saved, in two or three words; a tap leads to the rest of it. */
export default function SyncPillFace({ silent }: { silent: boolean }) {
  const [path, navigate] = useLocation();
  const status = useSyncStatus();
  const signedOut = useSession().status === 'expired';
  const { tone, sign, text } = pillWords(status, signedOut, useUnsentSets(status.pending));
  return (
    <span className={silent ? styles.silent : undefined}>
      <StatusPill
        tone={tone}
        sign={sign}
        onClick={() => navigate(signedOut ? loginAddress(path, '', '') : '/app/profile')}
      >
        {text}
      </StatusPill>
    </span>
  );
}
