import { SearchX } from 'lucide-react';
import { useSyncStatus } from '../../data/store/sync-status';
import { EmptyState } from '../../ui/state/screen-state';
import { LinkButton } from '../page/link-button';

/** Replaces an assessment that was removed or has not arrived. */
export function UnknownAssessment() {
  const { receiving } = useSyncStatus();
  return (
    <EmptyState
      title="Esta avaliação não está neste aparelho"
      icon={<SearchX />}
      action={
        <LinkButton href="/app/body" variant="quiet">
          Ver o corpo
        </LinkButton>
      }
    >
      <p>
        {receiving === null
          ? 'Ela pode ter sido apagada, ou feita em outro aparelho que ainda não enviou.'
          : 'Os registros ainda estão chegando. Ela aparece aqui assim que vier.'}
      </p>
    </EmptyState>
  );
}
