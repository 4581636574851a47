import { useEffect } from 'react';
import { useAnnounce } from '../../../ui/state/live-region';
import styles from './import.module.css';

/**
 * The title of a step. It is also announced, because screen readers get no other sign of the
 * change.
 */
export function SpokenTitle({ id, children }: { id: string; children: string }) {
  const announce = useAnnounce();
  useEffect(() => announce(children), [announce, children]);
  return (
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  );
}
