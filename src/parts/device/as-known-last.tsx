import { asKnownLast } from '#words/errors';
import type { Failure } from '../../data/failure';
import styles from './as-known-last.module.css';

/** Says why what is below is as it was known last; nothing while it is as it is now. */
export function AsKnownLast({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <p className={styles.told} role="status">
      {asKnownLast(failure.failure)}
    </p>
  );
}
