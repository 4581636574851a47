import { RingLoader } from '../ui/state/ring-loader';
import styles from './screen-loading.module.css';

/** A placeholder for a loading screen; visible only after a noticeable delay. */
export function ScreenLoading() {
  return (
    <div className={styles.loading}>
      <RingLoader size={40} />
    </div>
  );
}
