import { asKnownLast } from '#words/errors';
import type { Failure } from '../../data/remote/failure';
import styles from './as-known-last.module.css';

/** The reason why the content below is from an earlier answer; nothing while it is current. */
export function AsKnownLast({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <p className={styles.told} role="status">
      {asKnownLast(failure.failure)}
    </p>
  );
}
