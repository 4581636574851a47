import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../data/session';
import { useSyncStatus } from '../data/sync-status';
import { useUnsentSets } from '../data/unsent-sets';
import { useAnnounce } from '../ui/live-region';
import { StatusPill } from '../ui/status-pill';
import { loginAddress } from './redirect-target';
import styles from './sync-pill-face.module.css';
import { pillWords } from './sync-words';

/** Where everything is saved, in two or three words; a tap leads to the rest of it. */
export default function SyncPillFace({ silent, spoken }: { silent: boolean; spoken: boolean }) {
  const [path, navigate] = useLocation();
  const status = useSyncStatus();
  const signedOut = useSession().status === 'expired';
  const { tone, sign, text } = pillWords(status, signedOut, useUnsentSets(status.pending));
  const announce = useAnnounce();
  const away = spoken && status.obstacle === 'offline' && status.pending > 0;
  useEffect(() => {
    if (away) announce('Sem conexão. Seus registros estão guardados.');
  }, [away, announce]);
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
