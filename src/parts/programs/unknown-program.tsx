import { SearchX } from 'lucide-react';
import { useSyncStatus } from '../../data/store/sync-status';
import { EmptyState } from '../../ui/state/screen-state';
import { LinkButton } from '../page/link-button';

/** Shown if the ficha of this address is not on the device. */
export function UnknownProgram() {
  const { receiving } = useSyncStatus();
  return (
    <EmptyState
      title="Esta ficha não está neste aparelho"
      icon={<SearchX />}
      action={
        <LinkButton href="/app/programs" variant="quiet">
          Ver as fichas
        </LinkButton>
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
