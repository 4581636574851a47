import { type ExerciseDelta, isAsPlanned, type SetDelta } from '#domain/coaching/deltas';
import { type LoadUnit, loadIn } from '#domain/load';
import { formatChange, formatNumber } from '../format/number';

const NBSP = '\u00a0';

/** A change with its sign and unit, kept on one line: "−2 reps", "+1 série". */
function change(value: number, one: string, other: string): string {
  return `${formatChange(value)}${NBSP}${Math.abs(value) === 1 ? one : other}`;
}

function loadWords({ load, performed }: ExerciseDelta, unit: LoadUnit): string {
  if (!load) return '';
  const words = `${formatChange(loadIn(load.grams, unit))}${NBSP}${unit}`;
  if (load.sets >= performed) return words;
  return `${words} em ${load.sets === 1 ? '1 série' : `${formatNumber(load.sets)} séries`}`;
}

/**
 * How an exercise differs from its plan: "−2,5 kg, −2 reps", "−1 série", "não feito", "como
 * planejado", "fora do plano".
 */
export function deltaWords(delta: ExerciseDelta, unit: LoadUnit): string {
  const { planned, performed, extra, reps, seconds, meters } = delta;
  if (planned === 0) return extra === 0 ? 'não feito' : 'fora do plano';
  if (performed === 0 && extra === 0) return 'não feito';
  if (isAsPlanned(delta)) return 'como planejado';
  const sets = performed + extra - planned;
  const parts = [
    sets === 0 ? '' : change(sets, 'série', 'séries'),
    loadWords(delta, unit),
    reps === 0 ? '' : change(reps, 'rep', 'reps'),
    seconds === 0 ? '' : `${formatChange(seconds)}${NBSP}s`,
    meters === 0 ? '' : `${formatChange(meters)}${NBSP}m`,
  ].filter((part) => part !== '');
  // More in one set and less in another, so that the sums show no difference.
  return parts.join(', ') || 'séries diferentes, no total igual';
}

/** The difference of one set from its target: "−2,5 kg, +1 rep"; "igual" without one. */
export function setDeltaWords({ load, reps, seconds, meters }: SetDelta, unit: LoadUnit): string {
  const parts = [
    load === 0 ? '' : `${formatChange(loadIn(load, unit))}${NBSP}${unit}`,
    reps === 0 ? '' : change(reps, 'rep', 'reps'),
    seconds === 0 ? '' : `${formatChange(seconds)}${NBSP}s`,
    meters === 0 ? '' : `${formatChange(meters)}${NBSP}m`,
  ].filter((part) => part !== '');
  return parts.join(', ') || 'igual';
}

/** The line for a workout without differences, with or without a plan. */
export function wholeDeltaWords(hasPlan: boolean): string {
  return hasPlan ? 'Tudo como planejado' : 'Sem plano para comparar';
}
