import styles from './screen-loading.module.css';
import { RingLoader } from './ui/ring-loader';

/** Stands in for a screen on its way; shows only when that takes noticeably long. */
export function ScreenLoading() {
  return (
    <div className={styles.loading}>
      <RingLoader size={40} />
    </div>
  );
}
