import { acceptTyped, type KeypadLimits } from '../control/keypad-text';

export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  /** Digits after the comma; undefined for any number of them. */
  decimals?: number | undefined;
  /** Unit announced after the figure: "kg". */
  unit?: string | undefined;
}

/** A text that is no number stays visible up to this length, with its error message. */
const LONGEST_TEXT = 20;

/**
 * The typed or pasted number as the field shows it; null for one digit too many. A text with other
 * signs stays as it is: without the sign, "8-12" would become 812 and a whole "10,5" 105.
 */
export function acceptNumber(typed: string, limits: KeypadLimits): string | null {
  const shown = acceptTyped(typed, limits);
  const isTooLong = limits.decimals > 0 ? /^\d*[.,]?\d*$/ : /^\d*$/;
  if (shown !== null || isTooLong.test(typed.trim())) return shown;
  return typed.length > LONGEST_TEXT ? null : typed.replace('.', ',');
}

/** The number of a text like "82,5"; null for any other text. */
export function numberOf(text: string): number | null {
  return /^\d+(,\d*)?$/.test(text) ? Number(text.replace(',', '.')) : null;
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
  const { min, max, unit, decimals } = limits;
  const value = numberOf(text);
  if (value === null) return text.trim() === '' ? undefined : 'Escreva só um número';
  if (decimals === 0 && text.includes(',')) return 'Use um número inteiro, sem vírgula';
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
