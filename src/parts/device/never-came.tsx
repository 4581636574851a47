import type { ReactNode } from 'react';
import { requestFailure } from '#words/errors';
import type { Failure } from '../../data/remote/failure';
import { Button } from '../../ui/control/button';
import { ErrorState } from '../../ui/state/screen-state';

interface NeverCameProps {
  title: string;
  /** Null if unknown. */
  failure: Failure | null;
  onRetry: () => void;
  /** Advice for the case without network; other reasons have texts of their own. */
  children: ReactNode;
}

/** Shown if the server's data did not arrive and this device has no earlier copy. */
export function NeverCame({ title, failure, onRetry, children }: NeverCameProps) {
  const offline = failure?.failure === 'offline';
  return (
    <ErrorState
      as="h2"
      catalogue={offline ? 'Offline' : 'Something went wrong!'}
      title={title}
      action={<Button onClick={onRetry}>Tentar de novo</Button>}
    >
      <p>{offline ? children : (failure?.said ?? requestFailure(failure?.failure ?? 'broken'))}</p>
    </ErrorState>
  );
}
