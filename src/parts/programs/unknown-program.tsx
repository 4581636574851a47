import { SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { useSyncStatus } from '../../data/store/sync-status';
import { buttonClass } from '../../ui/control/button-class';
import { EmptyState } from '../../ui/state/screen-state';

/** Shown if the ficha of this address is not on the device. */
export function UnknownProgram() {
  const { receiving } = useSyncStatus();
  return (
    <EmptyState
      title="Esta ficha não está neste aparelho"
      icon={<SearchX />}
      action={
        <Link href="/app/programs" className={buttonClass({ variant: 'quiet' })}>
          Ver as fichas
        </Link>
      }
    >
      <p>
        {receiving === null
          ? 'Ela pode ter sido apagada, ou feita em outro aparelho que ainda não enviou.'
          : 'Seus dados ainda estão chegando. Ela aparece aqui assim que vier.'}
      </p>
    </EmptyState>
  );
}
