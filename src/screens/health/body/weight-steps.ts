import { parseWeight } from '#domain/health/body-weight';
import type { LoadUnit } from '#domain/load';
import { loadIn } from '#domain/load';
import { formatWeightFigure } from '#words/health/weight';

const STEP = 0.1;
const UNIT_WORDS: Record<LoadUnit, string> = { kg: 'quilo', lb: 'libra' };

/** Steps of the keys beside the weight: a tenth of the unit down or up, within the limits. */
export function weightSteps(grams: number, unit: LoadUnit, onStep: (typed: string) => void) {
  const step = (direction: 1 | -1) => ({
    label: `${direction === 1 ? '+' : '−'}0,1`,
    name: `${direction === 1 ? 'Aumentar' : 'Diminuir'} 0,1 ${UNIT_WORDS[unit]}`,
    onPress: () => {
      const next = (loadIn(grams, unit) + direction * STEP).toFixed(2);
      onStep(formatWeightFigure(parseWeight(next, unit) ?? grams, unit));
    },
  });
  return { down: step(-1), up: step(1) };
}
