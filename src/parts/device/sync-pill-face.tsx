import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession, useSessionCheck } from '../../data/account/session';
import { useUnsentSets } from '../../data/device/unsent-sets';
import { useSyncStatus } from '../../data/store/sync-status';
import { StatusPill } from '../../ui/display/status-pill';
import { useAnnounce } from '../../ui/state/live-region';
import { loginAddress } from '../account/redirect-target';
import styles from './sync-pill-face.module.css';
import { pillWords } from './sync-words';

/** Where everything is saved, in two or three words; a tap leads to the rest of it. */
export default function SyncPillFace({ silent, spoken }: { silent: boolean; spoken: boolean }) {
  const [, navigate] = useLocation();
  const status = useSyncStatus();
  const signedOut = useSession().status === 'expired';
  const { tone, sign, text } = pillWords(status, signedOut, useUnsentSets(status.pending));
  const checkSession = useSessionCheck();
  const [asked, setAsked] = useState(false);
  const announce = useAnnounce();
  const { obstacle, pending, unsaved } = status;
  // Changes that no storage took have an alert of their own.
  const away = spoken && obstacle === 'offline' && pending > 0 && unsaved === 0;
  useEffect(() => {
    if (away) announce('Sem conexão. Seus registros estão guardados.');
  }, [away, announce]);
  const known = signedOut || status.obstacle === 'signed_out';
  useEffect(() => {
    if (!asked || (known && !signedOut)) return;
    // A session that holds after all leads nowhere, nor when it ends hours later.
    setAsked(false);
    if (signedOut) navigate(`~${loginAddress(location)}`);
  }, [asked, known, signedOut, navigate]);

  function open() {
    if (known) {
      // Sync may know it before the session does, and until then the sign-in leads back here.
      setAsked(true);
      checkSession();
    } else navigate('~/app/profile');
  }

  return (
    <span className={silent ? styles.silent : undefined} data-moving="">
      <StatusPill tone={tone} sign={sign} onClick={open}>
        {text}
      </StatusPill>
    </span>
  );
}
