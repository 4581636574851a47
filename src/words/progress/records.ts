import type { LoadKind } from '#domain/exercises/exercise';
import type { LoadUnit } from '#domain/load';
import type { OneRepMaxFormula } from '#domain/progress/one-rep-max';
import type { PersonalRecord } from '#domain/progress/records';
import type { Effort } from '#domain/workouts/shape';
import { formatList } from '../format/list';
import { formatEffort } from '../workouts/effort';
import { spokenEffort, spokenSetDone } from '../workouts/spoken';
import { estimateLabel } from './one-rep-max';

const LABELS: Record<Exclude<PersonalRecord, 'reps'>, string> = {
  load: 'maior carga',
  help: 'menor ajuda',
  'one-rep-max': 'maior 1RM estimado',
  volume: 'mais volume num treino',
  time: 'mais tempo',
  distance: 'maior distância',
};

function repsLabel(kind: LoadKind): string {
  if (kind === 'reps_only') return 'mais repetições';
  return `mais repetições com esta ${kind === 'assisted_bodyweight' ? 'ajuda' : 'carga'}`;
}

/** Whether no single set is a record, only the sum of the sets. */
const onlyVolume = (records: readonly PersonalRecord[]) =>
  records.every((record) => record === 'volume');

/**
 * Shown the moment it happens: "Recorde: 82,5 kg × 8", "Recorde: ajuda de 20 kg × 8", "Recorde de
 * volume neste exercício".
 */
export function recordNotice(
  records: readonly PersonalRecord[],
  effort: Effort,
  unit: LoadUnit,
  kind: LoadKind,
): string {
  if (onlyVolume(records)) return 'Recorde de volume neste exercício';
  return `Recorde: ${formatEffort(effort, unit, kind)}`;
}

/** A record for screen readers: "Série 3 registrada. Recorde: 82,5 quilos, 8 repetições". */
export function spokenRecord(
  set: number,
  records: readonly PersonalRecord[],
  effort: Effort,
  unit: LoadUnit,
  kind: LoadKind,
): string {
  const record = onlyVolume(records)
    ? recordNotice(records, effort, unit, kind)
    : `Recorde: ${spokenEffort(effort, unit, kind)}`;
  return `${spokenSetDone(set)}. ${record}`;
}

/** The kinds of a record and its formula: "maior carga e maior 1RM estimado (Brzycki)". */
export function recordKinds(
  records: readonly PersonalRecord[],
  kind: LoadKind,
  formula?: OneRepMaxFormula,
): string {
  const labelOf = (record: PersonalRecord) => {
    if (record === 'reps') return repsLabel(kind);
    return record === 'one-rep-max' && formula ? `maior ${estimateLabel(formula)}` : LABELS[record];
  };
  return formatList(records.map(labelOf));
}

/** The label beside a set: "Recorde: maior carga e maior 1RM estimado (Brzycki)". */
export function recordWords(
  records: readonly PersonalRecord[],
  kind: LoadKind,
  formula?: OneRepMaxFormula,
): string {
  return `Recorde: ${recordKinds(records, kind, formula)}`;
}
