import type { ChartSeries, ChartStop, ChartX } from './chart-data';
import type { TickStep } from './day-ticks';

/** Unit after a value: "kg", or a noun in singular and plural. */
export type ChartUnit = string | { readonly one: string; readonly other: string };

export interface ChartFormats<X = ChartX> {
  /** Formats a value without its unit: "82,5". */
  formatValue: (value: number) => string;
  /** Formats a place of the x axis in full: "20 de nov. de 2026". */
  formatX: (x: X) => string;
  unit?: ChartUnit | undefined;
}

/** "82,5 kg", "1 série", with a non-breaking space. */
export function withUnit(text: string, unit: ChartUnit | undefined): string {
  if (!unit) return text;
  return `${text}\u00a0${typeof unit === 'object' && text === '1' ? unit.one : unitName(unit)}`;
}

/** The unit alone: "kg", "séries". */
export function unitName(unit: ChartUnit): string {
  return typeof unit === 'object' ? unit.other : unit;
}

/** The title of a column of values, such as "Peso (kg)". */
export function valueHead(label: string, unit: ChartUnit | undefined): string {
  return withUnit(label, unit && `(${unitName(unit)})`);
}

/** Default summary of a line: first and last value with their days. */
export function lineSummary(
  { name }: ChartSeries,
  index: number,
  stops: readonly ChartStop[],
  { formatValue, formatX, unit }: ChartFormats,
): string {
  const own = stops.filter(({ points }) => points[index]);
  const [first, last] = [own[0], own.at(-1)];
  const [from, to] = [first?.points[index], last?.points[index]];
  if (!first || !last || !from || !to) return `${name}: sem valores.`;
  const end = withUnit(formatValue(to.value), unit);
  if (first === last) return `${name}: ${end}, ${formatX(last.x)}.`;
  return `${name}: de ${formatValue(from.value)} para ${end}, entre ${formatX(first.x)} e ${formatX(last.x)}.`;
}

/** Default summary of bars: last and highest value. */
export function barSummary(
  stops: readonly ChartStop[],
  { formatValue, formatX, unit }: ChartFormats,
): string {
  const amountOf = ({ points: [point] }: ChartStop) => point?.value ?? 0;
  const last = stops.at(-1);
  if (!last) return '';
  const most = stops.reduce((best, stop) => (amountOf(stop) > amountOf(best) ? stop : best));
  const say = (stop: ChartStop) =>
    `${withUnit(formatValue(amountOf(stop)), unit)} em ${formatX(stop.x)}`;
  return most === last ? `${say(last)}, o maior valor.` : `${say(last)}; no máximo ${say(most)}.`;
}

/** Default summary of a calendar: number of days and the highest value. */
export function heatSummary(
  done: readonly { readonly value: number }[],
  from: string,
  to: string,
  { formatValue, formatX, unit }: ChartFormats<string>,
): string {
  const most = done.reduce((best, { value }) => Math.max(best, value), 0);
  const days = done.length === 1 ? '1 dia' : `${done.length} dias`;
  return `${days} entre ${formatX(from)} e ${formatX(to)}; no máximo ${withUnit(formatValue(most), unit)} em um dia.`;
}

// A local day has no zone; it is formatted in UTC, so that no zone shifts it.
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' });
const TICKS: Record<TickStep, Intl.DateTimeFormat> = {
  day: inUtc({ day: '2-digit', month: '2-digit' }),
  month: inUtc({ month: 'short' }),
  year: inUtc({ year: 'numeric' }),
};
const FIGURES = new Intl.NumberFormat('pt-BR');
const WEEKDAYS = inUtc({ weekday: 'narrow' });

/** Default text on the axis: "20/11", "nov.", "2026", or a number. */
export function axisText(x: ChartX, step: TickStep): string {
  return typeof x === 'number' ? FIGURES.format(x) : TICKS[step].format(instantOf(x));
}

/** The initial of a weekday: "S", "T", "Q". */
export function weekdayInitial(day: string): string {
  return WEEKDAYS.format(instantOf(day));
}

function instantOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
