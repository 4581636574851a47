import type { ReactNode } from 'react';
import { requestFailure } from '#words/errors';
import type { Failure } from '../../data/failure';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/screen-state';

interface NeverCameProps {
  title: string;
  /** Null where nobody knows. */
  failure: Failure | null;
  onRetry: () => void;
  /** What to do without network; every other reason is said in its own words. */
  children: ReactNode;
}

/** What the server holds did not come, and nothing of it is on this device from before. */
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
