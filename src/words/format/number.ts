const MINUS = '\u2212';

/**
 * A figure with a comma and `least` to `most` digits after it, rounded half away from zero.
 * Written by hand, because creating one of Intl's formatters takes longer than writing all figures
 * of a screen.
 */
export function writeFigure(
  value: number,
  digits: { readonly least: number; readonly most: number; readonly grouped: boolean },
): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(digits.most).split('.');
  const kept = decimals.slice(0, digits.least) + decimals.slice(digits.least).replace(/0+$/, '');
  const grouped = digits.grouped ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
  const text = kept === '' ? grouped : `${grouped},${kept}`;
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** A figure as people read it: "12.450", "82,5", "−2,5". At most `decimals` digits after the comma. */
export function formatNumber(value: number, decimals = 2): string {
  return writeFigure(value, { least: 0, most: decimals, grouped: true });
}

/** A change with its sign: "+2,5", "−2", "0". */
export function formatChange(value: number, decimals = 2): string {
  const text = formatNumber(value, decimals);
  return value > 0 && text !== '0' ? `+${text}` : text;
}

/** A range: "8–10", or "8" when both ends are the same. */
export function formatRange(from: number, to: number): string {
  return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
}
