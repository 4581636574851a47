import { storageFailure } from '#words/device/storage-failure';
import styles from './unsaved-banner.module.css';

/** Over every screen while a set is held by memory alone (rule C8a). */
export default function UnsavedBanner() {
  return <p className={styles.unsaved}>{storageFailure('write')}</p>;
}
