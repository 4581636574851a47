import { BicepsFlexed, CopyPlus, Feather, Minus, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import type { Program } from '#domain/programs/shape';
import { weekName } from '#words/programs/program';
import { classNames } from '../../../ui/class-names';
import { Chip, ChipRow, FilterChip } from '../../../ui/control/chip';
import { Menu } from '../../../ui/layer/menu';
import layoutClass from '../../../ui/layout.module.css';
import styles from './program-editor.module.css';
import type { OpenSheet } from './sheets';
import type { Editing } from './use-editing';

interface WeeksBarProps {
  id: string;
  program: Program;
  editing: Editing;
  /** Null while the prescription of all weeks is edited. */
  week: number | null;
  onWeek: (week: number | null) => void;
  onOpen: (sheet: OpenSheet) => void;
  /** Whether to link to the sets per muscle, if they are not beside the days. */
  sums: boolean;
}

/** Chooses what is edited: all weeks alike, or a single different one. */
export function WeeksBar({ id, program, editing, week, onWeek, onOpen, sums }: WeeksBarProps) {
  const { commands, edit } = editing;
  const { weeks, weekOf } = program;
  const add = () => void edit(commands.countWeeks(id, weeks + 1));
  const about = week === null ? undefined : weekOf[week];
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (week === null) return;
    const chosen = bar.current?.querySelector('[aria-pressed="true"]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [week]);
  const numbers = Array.from({ length: weeks }, (_, index) => index + 1);
  return (
    <div ref={bar} className={classNames(layoutClass.line, styles.weeks)}>
      <ChipRow label="Semanas">
        {sums && (
          <Chip
            icon={<BicepsFlexed aria-hidden="true" />}
            onClick={() => onOpen({ sheet: 'sums' })}
          >
            Séries por músculo
          </Chip>
        )}
        {weeks > 1 && (
          <FilterChip pressed={week === null} onChange={() => onWeek(null)}>
            Todas as semanas
          </FilterChip>
        )}
        {weeks > 1 &&
          numbers.map((number) => (
            <FilterChip key={number} pressed={week === number} onChange={() => onWeek(number)}>
              {weekName(number, weekOf[number])}
            </FilterChip>
          ))}
        {weeks < PROGRAM_LIMITS.weeks && (
          <Chip icon={<Plus aria-hidden="true" />} onClick={add}>
            {weeks === 1 ? 'Planejar semanas' : 'Semana'}
          </Chip>
        )}
      </ChipRow>
      {week !== null && (
        <Menu
          label={`Opções da semana ${week}`}
          items={[
            {
              label: 'Duplicar semana',
              hint: 'Copia as séries e cargas para outra',
              icon: <CopyPlus aria-hidden="true" />,
              onSelect: () => onOpen({ sheet: 'duplicate-week', week }),
            },
            {
              label: about && about.deload !== null ? 'Nome e descarga' : 'Nome ou descarga',
              hint: 'Descarga: menos séries e menos carga',
              icon: <Feather aria-hidden="true" />,
              onSelect: () => onOpen({ sheet: 'week', week }),
            },
            {
              label: 'Tirar a última semana',
              icon: <Minus aria-hidden="true" />,
              onSelect: () => {
                void edit(commands.countWeeks(id, weeks - 1));
                if (weeks === 2) onWeek(null);
                else if (week === weeks) onWeek(weeks - 1);
              },
            },
          ]}
        />
      )}
    </div>
  );
}
