import type { Equipment, LoadKind } from '#domain/exercises/exercise';

const EQUIPMENT_LABELS: Record<Equipment, string> = {
  barbell: 'barra',
  'ez-bar': 'barra W',
  'trap-bar': 'barra hexagonal',
  dumbbell: 'halteres',
  kettlebell: 'kettlebell',
  plate: 'anilha',
  machine: 'máquina',
  cable: 'polia',
  smith: 'Smith',
  band: 'elástico',
  bodyweight: 'peso do corpo',
  'pull-up-bar': 'barra fixa',
  'parallel-bars': 'paralelas',
  bench: 'banco',
  suspension: 'fita de suspensão',
  ball: 'bola',
  cardio: 'aeróbico',
  other: 'outro',
};

const LOAD_LABELS: Record<LoadKind, string> = {
  total: 'Carga',
  per_dumbbell: 'Carga de cada halter',
  per_side: 'Carga de cada lado',
  added_bodyweight: 'Carga extra',
  assisted_bodyweight: 'Ajuda da máquina',
  time: 'Tempo',
  distance: 'Distância',
  reps_only: 'Repetições',
};

/** The equipment in the middle of a sentence: "halteres". */
export function equipmentLabel(equipment: Equipment): string {
  return EQUIPMENT_LABELS[equipment];
}

/** The meaning of a set's load: "Carga de cada halter". */
export function loadKindLabel(kind: LoadKind): string {
  return LOAD_LABELS[kind];
}
