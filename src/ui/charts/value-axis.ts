import { type ScaleLinear, scaleLinear } from 'd3-scale';

export interface ValueAxis {
  readonly scale: ScaleLinear<number, number>;
  readonly ticks: readonly number[];
}

const MOST_TICKS = 6;

/**
 * An axis between round numbers that contains all values. A line shows a change and need not start
 * at zero; a bar shows an amount and always does.
 */
export function valueAxis(values: readonly number[], options: { zero?: boolean } = {}): ValueAxis {
  let [low, high] = options.zero ? [0, 0] : [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) [low, high] = [0, 1];
  if (low === high) {
    const room = options.zero ? 1 : Math.abs(low) * 0.05 || 1;
    high += room;
    if (!options.zero) low -= room;
  }
  const scale = scaleLinear().domain([low, high]).nice(4);
  const ticks = scale.ticks(4);
  return { scale, ticks: ticks.length > MOST_TICKS ? scale.ticks(2) : ticks };
}

/** The labelled ticks: fewer if several would have equal labels, as with fractions of a set. */
export function writtenTicks(
  { scale, ticks }: ValueAxis,
  formatValue: (value: number) => string,
): { value: number; text: string }[] {
  const written = [ticks, scale.ticks(2), scale.ticks(1)].map((some) =>
    some.map((value) => ({ value, text: formatValue(value) })),
  );
  const isClear = (some: { text: string }[]) =>
    new Set(some.map(({ text }) => text)).size === some.length;
  return written.find(isClear) ?? written[0] ?? [];
}
