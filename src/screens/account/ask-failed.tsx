import type { Failure } from '../../data/failure';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/page';
import { FormFailure } from '../form-failure';

/** The server did not say what a section shows. */
export function AskFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <>
      <FormFailure failure={failure} />
      <Cluster>
        <Button variant="quiet" onClick={onRetry}>
          Tentar de novo
        </Button>
      </Cluster>
    </>
  );
}
