import { UsersRound } from 'lucide-react';
import { useLocation } from 'wouter';
import type { PeopledGroup } from '../../../data/coaching/groups';
import { Chip, ChipRow, FilterChip } from '../../../ui/control/chip';

interface GroupFilterProps {
  groups: readonly PeopledGroup[];
  /** Id of the only shown group; null for all people. */
  shown: string | null;
  onShow: (group: string | null) => void;
}

/** Filters people by group, and links to the groups. */
export function GroupFilter({ groups, shown, onShow }: GroupFilterProps) {
  const [, navigate] = useLocation();
  return (
    <ChipRow label="Turmas">
      {groups.map(({ id, name, people }) => (
        <FilterChip
          key={id}
          pressed={shown === id}
          count={people.length}
          onChange={(pressed) => onShow(pressed ? id : null)}
        >
          {name}
        </FilterChip>
      ))}
      <Chip icon={<UsersRound aria-hidden="true" />} onClick={() => navigate('/app/groups')}>
        {groups.length === 0 ? 'Criar turma' : 'Turmas'}
      </Chip>
    </ChipRow>
  );
}
