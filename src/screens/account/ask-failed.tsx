import type { Failure } from '../../data/remote/failure';
import { FormFailure } from '../../parts/input/form-failure';
import { Button } from '../../ui/control/button';
import { Cluster } from '../../ui/frame/page';

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
