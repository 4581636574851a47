import type { Advice } from '../workouts/shape';

/** Every reason for a load; stored with workouts, so the meaning of a code never changes. */
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
 * Figures of an advice; its code decides which of them it has.
 * `load`, `last`, `asked`: grams; the suggested load, the last one, and the computed one before
 * rounding;
 * `backoff`, `max`, `lighter`: grams; the lighter sets, the 1RM, and the lower offer for a fixed
 * load;
 * `start`: grams, the load that the ficha prescribed then; a change of it restarts the load;
 * `done`, `aim`: performed and aimed counts of each set, separated by spaces: "10 10 9";
 * `measure`: unit of these counts if not repetitions: "seconds", "meters";
 * `loads`: grams of each set, separated by spaces, when they differ: "82500 85000";
 * `varied`: 1 when the sets have loads of their own; `load` and `last` are the hardest then;
 * `assisted`: 1 when the load is help;
 * `percent`, `days`, `sessions`, `every`, `week`, `rir`, `target`: as named.
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
  | 'loads'
  | 'varied'
  | 'assisted'
  | 'percent'
  | 'days'
  | 'sessions'
  | 'every'
  | 'week'
  | 'rir'
  | 'target';

/** A code with its known figures. */
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
