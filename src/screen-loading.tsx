import styles from './screen-loading.module.css';
import { RingLoader } from './ui/ring-loader';

/** A placeholder for a loading screen; visible only after a noticeable delay. */
export function ScreenLoading() {
  return (
    <div className={styles.loading}>
      <RingLoader size={40} />
    </div>
  );
}
