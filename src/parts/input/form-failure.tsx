import { CircleAlert, WifiOff } from 'lucide-react';
import { requestFailure } from '#words/errors';
import type { Failure } from '../../data/remote/failure';
import styles from './form-failure.module.css';

/** The reason of a refused form: the server's message, or our own. */
export function FormFailure({ failure }: { failure: Failure | null }) {
  const Icon = failure?.failure === 'offline' ? WifiOff : CircleAlert;
  return (
    <div role="alert">
      {failure && (
        <p className={styles.failure}>
          <Icon aria-hidden="true" />
          {failure.said ?? requestFailure(failure.failure)}
        </p>
      )}
    </div>
  );
}
