import type { Advice } from '../workout/shape';

/** Every reason for a load; stored with workouts, so a code is never given another meaning. */
export const ADVICE_CODES = [
  'first_open',
  'plan_start',
  'plan_changed',
  'fixed',
  'fixed_after_break',
  'repeat',
  'double_up',
  'double_keep',
  'linear_up',
  'linear_wait',
  'linear_repeat',
  'top_up',
  'top_keep',
  'rir_up',
  'rir_down',
  'rir_keep',
  'rir_unknown',
  'wave',
  'percent',
  'percent_open',
  'no_heavier',
  'stall_deload',
  'deload_week',
  'break_return',
  'break_keep',
  'count_more',
  'count_top',
  'count_break',
  'percent_stall',
] as const;
export type AdviceCode = (typeof ADVICE_CODES)[number];

/**
 * What a code is said with; which of them it has depends on the code.
 * - `load`, `last`, `asked`, `backoff`, `max`, `lighter`: grams; what is suggested, what was done
 *   last time, what would have been right if it could be loaded, the lighter sets, the 1RM, and
 *   what a fixed load could be lowered to
 * - `start`: grams, what the ficha asked for at that time; a change of it starts the load anew
 * - `done`, `aim`: what was done, and is aimed at, in each set, with spaces between: "10 10 9"
 * - `measure`: what these count, where it is not repetitions: "seconds", "meters"
 * - `varied`: 1 when the sets have loads of their own; `load` and `last` are the hardest then
 * - `assisted`: 1 when the load is help
 * - `percent`, `days`, `sessions`, `every`, `week`, `rir`, `target`: as they are called
 */
export type FigureName =
  | 'load'
  | 'last'
  | 'asked'
  | 'backoff'
  | 'max'
  | 'lighter'
  | 'start'
  | 'done'
  | 'aim'
  | 'measure'
  | 'varied'
  | 'assisted'
  | 'percent'
  | 'days'
  | 'sessions'
  | 'every'
  | 'week'
  | 'rir'
  | 'target';

/** A code with its figures; those that are not known are left out. */
export function adviceOf(
  code: AdviceCode,
  figures: Readonly<Partial<Record<FigureName, number | string | null>>>,
): Advice {
  const known: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(figures)) {
    if (value !== null && value !== undefined) known[name] = value;
  }
  return { code, figures: known };
}
