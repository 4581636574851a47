import { SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { useSyncStatus } from '../../data/store/sync-status';
import { buttonClass } from '../../ui/control/button-class';
import { EmptyState } from '../../ui/state/screen-state';

/** Replaces an assessment that was removed or has not arrived. */
export function UnknownAssessment() {
  const { receiving } = useSyncStatus();
  return (
    <EmptyState
      title="Esta avaliação não está neste aparelho"
      icon={<SearchX />}
      action={
        <Link href="/app/body" className={buttonClass({ variant: 'quiet' })}>
          Ver o corpo
        </Link>
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
