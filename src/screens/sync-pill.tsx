import { useLocation } from 'wouter';
import { useSession } from '../data/session';
import { useSyncStatus } from '../data/sync-status';
import { StatusPill } from '../ui/status-pill';
import { loginAddress } from './redirect-target';
import { pillWords } from './sync-words';

/** Where everything is saved, in two or three words; a tap leads to the rest of it. */
export function SyncPill() {
  const [path, navigate] = useLocation();
  const signedOut = useSession().status === 'expired';
  const { tone, sign, text } = pillWords(useSyncStatus(), signedOut);
  return (
    <StatusPill
      tone={tone}
      sign={sign}
      onClick={() => navigate(signedOut ? loginAddress(path, '', '') : '/app/profile')}
    >
      {text}
    </StatusPill>
  );
}
