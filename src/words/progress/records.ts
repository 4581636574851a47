import type { LoadUnit } from '#domain/load';
import type { OneRepMaxFormula } from '#domain/progress/one-rep-max';
import type { PersonalRecord } from '#domain/progress/records';
import type { Effort } from '#domain/workouts/shape';
import { formatList } from '../format/list';
import { formatEffort } from '../workouts/effort';
import { spokenEffort, spokenSetDone } from '../workouts/spoken';
import { estimateLabel } from './one-rep-max';

const LABELS: Record<PersonalRecord, string> = {
  load: 'maior carga',
  'one-rep-max': 'maior 1RM estimado',
  volume: 'mais volume num treino',
  reps: 'mais repetições com esta carga',
  time: 'mais tempo',
  distance: 'maior distância',
};

/** Whether no single set is a record, only the sum of the sets. */
const onlyVolume = (records: readonly PersonalRecord[]) =>
  records.every((record) => record === 'volume');

/** Shown the moment it happens: "Recorde: 82,5 kg × 8", "Recorde de volume neste exercício". */
export function recordNotice(
  records: readonly PersonalRecord[],
  effort: Effort,
  unit: LoadUnit,
): string {
  if (onlyVolume(records)) return 'Recorde de volume neste exercício';
  return `Recorde: ${formatEffort(effort, unit)}`;
}

/** A record for screen readers: "Série 3 registrada. Recorde: 82,5 quilos, 8 repetições". */
export function spokenRecord(
  set: number,
  records: readonly PersonalRecord[],
  effort: Effort,
  unit: LoadUnit,
): string {
  const record = onlyVolume(records)
    ? recordNotice(records, effort, unit)
    : `Recorde: ${spokenEffort(effort, unit)}`;
  return `${spokenSetDone(set)}. ${record}`;
}

/** The kinds of a record and its formula: "maior carga e maior 1RM estimado (Brzycki)". */
export function recordKinds(
  records: readonly PersonalRecord[],
  formula?: OneRepMaxFormula,
): string {
  const labelOf = (record: PersonalRecord) =>
    record === 'one-rep-max' && formula ? `maior ${estimateLabel(formula)}` : LABELS[record];
  return formatList(records.map(labelOf));
}

/** The label beside a set: "Recorde: maior carga e maior 1RM estimado (Brzycki)". */
export function recordWords(
  records: readonly PersonalRecord[],
  formula?: OneRepMaxFormula,
): string {
  return `Recorde: ${recordKinds(records, formula)}`;
}
