import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useUnsentSets } from '../../data/device/unsent-sets';
import { useSession, useSessionCheck } from '../../data/session/session';
import { useSyncStatus } from '../../data/store/sync-status';
import { StatusPill } from '../../ui/display/status-pill';
import { useAnnounce } from '../../ui/state/live-region';
import { loginAddress } from '../account/login-address';
import styles from './sync-pill-face.module.css';
import { pillWords } from './sync-words';

/** The sync status in two or three words; a tap opens the details. */
export default function SyncPillFace({ silent, spoken }: { silent: boolean; spoken: boolean }) {
  const [, navigate] = useLocation();
  const status = useSyncStatus();
  const signedOut = useSession().status === 'expired';
  const { tone, sign, text } = pillWords(status, signedOut, useUnsentSets(status.pending));
  const checkSession = useSessionCheck();
  const [asked, setAsked] = useState(false);
  const announce = useAnnounce();
  const { obstacle, pending, unsaved } = status;
  // Changes that no storage accepted have their own alert.
  const away = spoken && obstacle === 'offline' && pending > 0 && unsaved === 0;
  useEffect(() => {
    if (away) announce('Sem conexão. Seus registros estão guardados.');
  }, [away, announce]);
  const known = signedOut || status.obstacle === 'signed_out';
  useEffect(() => {
    if (!asked || (known && !signedOut)) return;
    // A session that is valid after all opens no sign-in, also when it ends hours later.
    setAsked(false);
    if (signedOut) navigate(`~${loginAddress(location)}`);
  }, [asked, known, signedOut, navigate]);

  function open() {
    if (known) {
      // Sync may know of the ended session earlier than the session does; until then the sign-in
      // would lead back here.
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
