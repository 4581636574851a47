export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  /** Unit announced after the figure: "kg". */
  unit?: string | undefined;
}

/** The number of a text like "82,5"; null for a text without digits. */
export function numberOf(text: string): number | null {
  return /\d/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** 82.5 as 82,5: no grouping, so that what is shown can be typed over. */
export function shownNumber(value: number | null, decimals: number): string {
  if (value === null) return '';
  const [whole, fraction = ''] = value.toFixed(decimals).split('.');
  const shortened = fraction.replace(/0+$/, '');
  return shortened ? `${whole},${shortened}` : `${whole}`;
}

/** The value after one step, within the limits, without rounding errors such as 0.1 + 0.2. */
export function stepped(value: number | null, by: number, limits: NumberLimits): number {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = limits;
  return Math.min(max, Math.max(min, Number(((value ?? 0) + by).toFixed(3))));
}

/** The error message for a number when the field is left; undefined if it is acceptable. */
export function numberComplaint(text: string, limits: NumberLimits): string | undefined {
  const { min, max, unit } = limits;
  const value = numberOf(text);
  if (value === null) return undefined;
  const below = min !== undefined && value < min;
  const above = max !== undefined && value > max;
  if (!below && !above) return undefined;
  const said = (limit: number) => shownNumber(limit, 3);
  const units = unit ? `\u00a0${unit}` : '';
  if (min !== undefined && max !== undefined) {
    return `Use um número de ${said(min)} a ${said(max)}${units}`;
  }
  return below ? `O mínimo é ${said(min)}${units}` : `O máximo é ${said(max ?? 0)}${units}`;
}
