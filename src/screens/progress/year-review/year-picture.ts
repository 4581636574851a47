import type { LoadUnit } from '#domain/load';
import type { YearChange } from '#domain/progress/year-changes';
import type { RecordCounts } from '#domain/progress/year-records';
import type { YearReview } from '#domain/progress/year-review';
import { monthName } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { formatNumber } from '#words/format/number';
import { workoutsCount } from '#words/format/plural';
import {
  formatShare,
  formatTrendValue,
  trendFigure,
  trendValueWords,
} from '#words/progress/exercise-trend';
import { formatLongTime, formatTonnage } from '#words/progress/progress';
import { monthStart, yearSpan } from '#words/progress/year-review';
import type { PictureShare } from '../../../parts/progress/share-picture';

interface YearPictureSources {
  readonly year: number;
  readonly running: boolean;
  readonly review: YearReview;
  readonly records: RecordCounts | null;
  readonly gains: readonly YearChange[];
  readonly nameOf: (exercise: string) => string;
  readonly unit: LoadUnit;
}

/** A picture of a year; without loads it has neither their sum nor any load. */
export function yearPicture(
  { year, running, review, records, gains, nameOf, unit }: YearPictureSources,
  { loads }: { readonly loads: boolean },
): PictureShare {
  const [favourite] = review.exercises;
  const [gain] = gains;
  const { longest, last } = review;
  const fullest = review.months.reduce((best, each) => Math.max(best, each.workouts), 0);
  const month = review.months.findIndex(({ workouts }) => workouts === fullest);
  return {
    title: `Meu ${year} de treino`,
    day: yearSpan(year, running, last?.day ?? ''),
    figures: [
      { value: formatNumber(review.workouts), label: review.workouts === 1 ? 'treino' : 'treinos' },
      ...(review.durationMs > 0
        ? [{ value: formatLongTime(review.durationMs), label: 'de treino' }]
        : []),
      loads && review.volumeGrams > 0
        ? { value: formatTonnage(review.volumeGrams, unit), label: 'de carga' }
        : { value: formatNumber(review.sets), label: review.sets === 1 ? 'série' : 'séries' },
    ],
    records: [],
    exercises: [
      ...(fullest > 0
        ? [{ name: capitalise(monthName(monthStart(year, month))), detail: workoutsCount(fullest) }]
        : []),
      ...(longest && longest.weeks > 1
        ? [{ name: 'Semanas seguidas com treino', detail: formatNumber(longest.weeks) }]
        : []),
      ...(favourite
        ? [{ name: nameOf(favourite.exercise), detail: workoutsCount(favourite.workouts) }]
        : []),
      ...(gain ? [{ name: nameOf(gain.exercise), detail: gainOf(gain, loads, unit) }] : []),
      ...(records && records.sets > 0
        ? [{ name: 'Séries que foram recorde', detail: formatNumber(records.sets) }]
        : []),
    ],
    more: '',
  };
}

/** "de 60 para 82,5 kg"; without loads the relative gain. */
function gainOf({ trend, change }: YearChange, loads: boolean, unit: LoadUnit): string {
  if (!loads) return change.share === null ? '' : formatShare(change.share);
  const { measure } = trend;
  const from = formatTrendValue(measure, trendFigure(measure, change.from.value, unit));
  return `de ${from} para ${trendValueWords(measure, change.to.value, unit)}`;
}
