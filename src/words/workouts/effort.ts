import type { LoadKind } from '#domain/exercises/exercise';
import type { LoadUnit } from '#domain/load';
import type { Effort } from '#domain/workouts/shape';
import { formatTimer } from '../format/duration';
import { formatLoad, formatLoadFigure } from '../format/load';
import { formatNumber } from '../format/number';

const NBSP = '\u00a0';

/**
 * A set in words short enough for a line: "82,5 kg × 8", "0:45".
 * @param kind names help as such: "ajuda de 20 kg × 8"
 */
export function formatEffort(effort: Effort, unit: LoadUnit, kind?: LoadKind | null): string {
  const load = effort.load ? formatLoad(effort.load, unit) : '';
  const words = joined(load, countOf(effort, load !== ''));
  if (kind !== 'assisted_bodyweight') return words;
  return load === '' ? `${words} sem ajuda` : `ajuda de ${words}`;
}

/** An effort for a column with the unit in its header: "82,5 × 8", "× 8", "0:45". */
export function formatEffortFigures(effort: Effort, unit: LoadUnit): string {
  const load = effort.load ? formatLoadFigure(effort.load, unit) : '';
  return joined(load, countOf(effort, true)) || '–';
}

/** A distance: "400 m", "5,2 km". */
function formatMeters(meters: number): string {
  if (meters < 1000) return `${formatNumber(meters, 0)}${NBSP}m`;
  return `${formatNumber(meters / 1000)}${NBSP}km`;
}

function countOf(effort: Effort, afterTimes: boolean): string {
  const parts = [];
  if (effort.reps !== null) parts.push(afterTimes ? `× ${effort.reps}` : reps(effort.reps));
  if (effort.seconds != null) parts.push(formatTimer(effort.seconds));
  if (effort.meters != null) parts.push(formatMeters(effort.meters));
  return parts.join(' · ');
}

function reps(count: number): string {
  return count === 1 ? '1 rep' : `${count} reps`;
}

function joined(load: string, count: string): string {
  if (load === '' || count === '') return load + count;
  return count.startsWith('×') ? `${load} ${count}` : `${load} · ${count}`;
}
