import type { PairChoice } from '#domain/progress/strength-balance';

const BENCH_PRESSES = [
  'barbell-bench-press',
  'paused-bench-press',
  'wide-grip-bench-press',
  'smith-bench-press',
];

/** The exercises of both sides of a strength balance. */
export const balancePairs: readonly PairChoice[] = [
  {
    pair: 'pull-push',
    of: ['barbell-row', 'pendlay-row', 'reverse-grip-barbell-row', 'seal-row', 'seated-cable-row'],
    against: BENCH_PRESSES,
  },
  {
    pair: 'back-front-thigh',
    of: ['lying-leg-curl', 'seated-leg-curl'],
    against: ['leg-extension'],
  },
  {
    pair: 'upper-lower',
    of: BENCH_PRESSES,
    against: ['back-squat', 'low-bar-squat', 'smith-squat'],
  },
];
