import type { LoadKind } from '#domain/exercises/exercise';
import type { LoadUnit } from '#domain/load';
import type { LoadDoubt } from '#domain/progression/load-doubt';
import type { Effort } from '#domain/workouts/shape';
import { formatLoad } from '../format/load';
import { formatNumber } from '../format/number';

const isOfReps = ({ why }: LoadDoubt) => why === 'reps' || why === 'many';

/** The question about a set before it is logged: "600 kg está certo?" */
export function doubtTitle(doubt: LoadDoubt, { load, reps }: Effort, unit: LoadUnit): string {
  return isOfReps(doubt)
    ? `${formatNumber(reps ?? 0)} repetições está certo?`
    : `${formatLoad(load ?? 0, unit)} está certo?`;
}

/** The reason for the question: "Sua maior carga até agora: 60 kg." */
export function doubtReason(doubt: LoadDoubt, kind: LoadKind, unit: LoadUnit): string {
  const what = kind === 'assisted_bodyweight' ? 'ajuda' : 'carga';
  switch (doubt.why) {
    case 'above':
      return `A maior ${what} neste exercício até agora: ${formatLoad(doubt.known, unit)}.`;
    case 'below':
      return `Da última vez, a menor carga foi ${formatLoad(doubt.known, unit)}.`;
    case 'reps':
      return `O máximo neste exercício até agora: ${formatNumber(doubt.known)}.`;
    case 'many':
      return 'É muito para uma série só.';
    default:
      return 'É muito para uma primeira vez.';
  }
}
