import { useSession } from '../../data/session';
import { useSyncStatus } from '../../data/sync-status';
import { SyncPill } from '../sync-pill';
import styles from './workout.module.css';

/** Says where the sets are only while that is not the usual place. */
export function PendingPill() {
  const { obstacle, pending, refused, unsaved } = useSyncStatus();
  const signedOut = useSession().status === 'expired';
  const unusual = signedOut || refused > 0 || unsaved > 0 || (obstacle !== null && pending > 0);
  return <div className={styles.pill}>{unusual && <SyncPill />}</div>;
}
