import type { Equipment, LoadKind } from '#domain/exercises/exercise';
import { byCode } from '../format/by-code';

/** The equipment in the middle of a sentence: "halteres". */
export const equipmentLabel = byCode<Equipment>({
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
});

/** The meaning of a set's load: "Carga de cada halter". */
export const loadKindLabel = byCode<LoadKind>({
  total: 'Carga',
  per_dumbbell: 'Carga de cada halter',
  per_side: 'Carga de cada lado',
  added_bodyweight: 'Carga extra',
  assisted_bodyweight: 'Ajuda da máquina',
  time: 'Tempo',
  distance: 'Distância',
  reps_only: 'Repetições',
});
