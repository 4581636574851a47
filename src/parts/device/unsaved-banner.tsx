import { storageFailure } from '#words/device/storage-failure';
import styles from './unsaved-banner.module.css';

/** Shown above every screen while a change is only in memory (rule C8a). */
export default function UnsavedBanner() {
  return <p className={styles.unsaved}>{storageFailure('write')}</p>;
}
