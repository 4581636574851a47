import type { Failure } from '../../../data/remote/failure';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { Cluster } from '../../../ui/frame/page';

/** Shown if the server did not send a section's content. */
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
