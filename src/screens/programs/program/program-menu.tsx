import { CircleCheck, CircleOff, Copy, PencilLine, Share2, Trash2 } from 'lucide-react';
import type { Program } from '#domain/programs/shape';
import type { useProgramActs } from '../../../parts/programs/use-program-acts';
import { Menu } from '../../../ui/layer/menu';

interface ProgramMenuProps {
  program: Program;
  active: boolean;
  acts: ReturnType<typeof useProgramActs>;
  onDescribe: () => void;
  onShare: () => void;
}

/** The menu of a whole ficha. */
export function ProgramMenu({ program, active, acts, onDescribe, onShare }: ProgramMenuProps) {
  const removed = program.removedAt !== null;
  return (
    <Menu
      label="Opções da ficha"
      items={[
        active
          ? {
              label: 'Parar de usar',
              hint: 'A ficha continua guardada',
              icon: <CircleOff aria-hidden="true" />,
              onSelect: () => void acts.stopUsing(),
            }
          : {
              label: 'Usar esta ficha',
              icon: <CircleCheck aria-hidden="true" />,
              disabled: removed,
              onSelect: () => void acts.use(),
            },
        {
          label: 'Nome, objetivo e nota',
          icon: <PencilLine aria-hidden="true" />,
          disabled: removed,
          onSelect: onDescribe,
        },
        {
          label: 'Compartilhar ou imprimir',
          icon: <Share2 aria-hidden="true" />,
          disabled: removed,
          onSelect: onShare,
        },
        { label: 'Duplicar', icon: <Copy aria-hidden="true" />, onSelect: acts.copy },
        {
          label: 'Remover ficha',
          icon: <Trash2 aria-hidden="true" />,
          danger: true,
          disabled: removed,
          onSelect: () => void acts.remove(),
        },
      ]}
    />
  );
}
