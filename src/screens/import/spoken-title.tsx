import { useEffect } from 'react';
import { useAnnounce } from '../../ui/live-region';
import styles from './import.module.css';

/** The title of a step, said as well: nothing else tells a screen reader that the step changed. */
export function SpokenTitle({ id, children }: { id: string; children: string }) {
  const announce = useAnnounce();
  useEffect(() => announce(children), [announce, children]);
  return (
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  );
}
