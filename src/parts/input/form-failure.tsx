import { CircleAlert, WifiOff } from 'lucide-react';
import { requestFailure } from '#words/errors';
import type { Failure } from '../../data/remote/failure';
import styles from './form-failure.module.css';

/** The reason why a form was refused: the server's message, else ours. */
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
