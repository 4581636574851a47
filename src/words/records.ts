import type { LoadUnit } from '#domain/load';
import type { PersonalRecord } from '#domain/workout/records';
import type { Effort } from '#domain/workout/shape';
import { formatEffort } from './effort';
import { formatList } from './list';
import { spokenEffort, spokenSetDone } from './spoken';

const LABELS: Record<PersonalRecord, string> = {
  load: 'maior carga',
  'one-rep-max': 'maior 1RM estimado',
  reps: 'mais repetições com esta carga',
  time: 'mais tempo',
  distance: 'maior distância',
};

/** Shown the moment it happens: "Recorde: 82,5 kg × 8". */
export function recordNotice(effort: Effort, unit: LoadUnit): string {
  return `Recorde: ${formatEffort(effort, unit)}`;
}

/** The same, said: "Série 3 registrada. Recorde: 82,5 quilos, 8 repetições". */
export function spokenRecord(set: number, effort: Effort, unit: LoadUnit): string {
  return `${spokenSetDone(set)}. Recorde: ${spokenEffort(effort, unit)}`;
}

/** What it is the best in: "maior carga e maior 1RM estimado". */
export function recordKinds(records: readonly PersonalRecord[]): string {
  return formatList(records.map((record) => LABELS[record]));
}

/** The same beside a set: "Recorde: maior carga e maior 1RM estimado". */
export function recordWords(records: readonly PersonalRecord[]): string {
  return `Recorde: ${recordKinds(records)}`;
}
