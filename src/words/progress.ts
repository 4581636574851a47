import type { ProgressRange } from '#domain/progress/ranges';

/** A range where it is chosen, short. */
export const RANGE_LABELS: Readonly<Record<ProgressRange, string>> = {
  '4w': '4 sem',
  '12w': '12 sem',
  '1y': '1 ano',
  all: 'Tudo',
};
