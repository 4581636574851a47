import { SearchX } from 'lucide-react';
import { Button } from '../../ui/control/button';
import { EmptyState } from '../../ui/state/screen-state';

export function NoProgramFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="Nenhuma ficha com estas palavras"
      icon={<SearchX />}
      action={<Button onClick={onClear}>Ver todas</Button>}
    >
      <p>A busca olha o título, o objetivo, o nível e os dias de cada ficha.</p>
    </EmptyState>
  );
}
