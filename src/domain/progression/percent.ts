import type { Rule } from '../programs/rule';
import type { Advice } from '../workouts/shape';
import { adviceOf } from './advice';
import type { Loads } from './rounding';
import type { Slot } from './slots';

/**
 * The percent of the 1RM for a set, if any: its own, or that of the week in a wave. After the last
 * percent of a wave comes the first. Sources: Prilepin's table (in Medvedyev, 1986). Wendler
 * (2009), "5/3/1", with weeks of 65-75-85, 70-80-90 and 75-85-95 %.
 */
export function percentOf(
  { block }: Slot,
  rule: Rule | null,
  week: number,
  deload: number | null,
): number | null {
  if (block.load?.by === 'percent') return block.load.percent;
  if (rule?.type !== 'wave' || !rule.waves || block.load?.by === 'grams') return null;
  const percent = rule.waves[(Math.max(1, week) - 1) % rule.waves.length];
  return percent === undefined ? null : percent * (1 - (deload ?? 0) / 100);
}

/** The possible load of a percent of the 1RM; null without a 1RM, or for assistance. */
export function percentLoad(percent: number, max: number | null, loads: Loads): number | null {
  // Assistance is no share of a liftable load.
  if (max === null || loads.assisted) return null;
  return loads.reckoned(Math.round((max * percent) / 100));
}

/** The reason for a load by percent, or for an open one. */
export function percentAdvice(
  { percent, load, max }: { percent: number; load: number | null; max: number | null },
  { isWave, week, missed }: { isWave: boolean; week: number; missed: number },
): Advice {
  const said = { percent: Math.round(percent * 10) / 10 };
  if (load === null) return adviceOf('percent_open', said);
  if (missed > 0) return adviceOf('percent_stall', { ...said, load, max, sessions: missed });
  if (isWave) return adviceOf('wave', { ...said, load, max, week });
  return adviceOf('percent', { ...said, load, max });
}
