import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './panel.module.css';

/** Training days of the current week: a plate for each, and a ring for each planned one. */
export function WeekRings({ done, planned }: { done: number; planned: number | null }) {
  const count = Math.min(7, Math.max(done, planned ?? 0));
  const rings = Array.from({ length: count }, (_, nth) => ({ key: `${nth}`, done: nth < done }));
  return (
    <span className={styles.rings}>
      <VisuallyHidden>
        {planned === null ? `${done} nesta semana` : `${done} de ${planned} nesta semana`}
      </VisuallyHidden>
      {rings.map((ring) => (
        <span key={ring.key} className={styles.ring} data-done={ring.done} aria-hidden="true" />
      ))}
    </span>
  );
}
