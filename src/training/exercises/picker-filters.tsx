import type { Equipment } from '#domain/exercises/exercise';
import type { SearchOptions } from '#domain/exercises/exercise-search';
import { MUSCLE_GROUP_ORDER, MUSCLE_GROUPS, type MuscleGroup } from '#domain/exercises/muscles';
import { muscleGroupLabel } from '#words/exercises/muscles';
import { capitalise } from '#words/format/list';
import { ChipRow, FilterChip } from '../../ui/control/chip';

/** Groups of equipment in gyms; other kinds belong to the most similar group. */
const KITS = {
  free: { label: 'Barra', equipment: ['barbell', 'ez-bar', 'trap-bar', 'plate'] },
  dumbbell: { label: 'Halteres', equipment: ['dumbbell', 'kettlebell'] },
  machine: { label: 'Máquina', equipment: ['machine', 'smith'] },
  cable: { label: 'Polia', equipment: ['cable'] },
  body: {
    label: 'Peso do corpo',
    equipment: ['bodyweight', 'pull-up-bar', 'parallel-bars', 'bench', 'suspension', 'ball'],
  },
  band: { label: 'Elástico', equipment: ['band'] },
  cardio: { label: 'Aeróbico', equipment: ['cardio'] },
} as const satisfies Record<string, { label: string; equipment: readonly Equipment[] }>;

type Kit = keyof typeof KITS;

const KIT_ORDER: readonly Kit[] = [
  'free',
  'dumbbell',
  'machine',
  'cable',
  'body',
  'band',
  'cardio',
];

export interface PickerFilters {
  readonly group: MuscleGroup | null;
  readonly kit: Kit | null;
}

export const NO_FILTERS: PickerFilters = { group: null, kit: null };

export function searchOptionsOf({ group, kit }: PickerFilters): SearchOptions {
  return {
    ...(group ? { muscles: MUSCLE_GROUPS[group] } : {}),
    ...(kit ? { equipment: KITS[kit].equipment } : {}),
  };
}

/** Filters from the codes in an address; unknown codes are ignored. */
export function filtersFrom(group: string | null, kit: string | null): PickerFilters {
  return chosen(
    MUSCLE_GROUP_ORDER.find((each) => each === group) ?? null,
    KIT_ORDER.find((each) => each === kit) ?? null,
  );
}

function chosen(group: MuscleGroup | null, kit: Kit | null): PickerFilters {
  return group === null && kit === null ? NO_FILTERS : { group, kit };
}

interface PickerFilterChipsProps {
  value: PickerFilters;
  onChange: (filters: PickerFilters) => void;
  /** The filter for the selected gym; absent without a gym with listed equipment. */
  here?: { readonly pressed: boolean; readonly onChange: (pressed: boolean) => void } | undefined;
}

/** Chips for one muscle group and one kind of equipment; a second tap removes each. */
export function PickerFilterChips({ value, onChange, here }: PickerFilterChipsProps) {
  return (
    <div>
      <ChipRow label="Músculo">
        {MUSCLE_GROUP_ORDER.map((group) => (
          <FilterChip
            key={group}
            pressed={value.group === group}
            onChange={(pressed) => onChange(chosen(pressed ? group : null, value.kit))}
          >
            {capitalise(muscleGroupLabel(group))}
          </FilterChip>
        ))}
      </ChipRow>
      <ChipRow label="Equipamento">
        {here && (
          <FilterChip pressed={here.pressed} onChange={here.onChange}>
            Tenho aqui
          </FilterChip>
        )}
        {KIT_ORDER.map((kit) => (
          <FilterChip
            key={kit}
            pressed={value.kit === kit}
            onChange={(pressed) => onChange(chosen(value.group, pressed ? kit : null))}
          >
            {KITS[kit].label}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  );
}
