const MINUS = '\u2212';

/** A figure as people read it: "12.450", "82,5", "−2,5". At most `decimals` digits after the comma. */
export function formatNumber(value: number, decimals = 2): string {
  return new Intl.NumberFormat('pt-BR', { maximumFractionDigits: decimals })
    .format(value)
    .replace('-', MINUS);
}

/** A change with its sign: "+2,5", "−2", "0". */
export function formatChange(value: number, decimals = 2): string {
  const text = formatNumber(value, decimals);
  return value > 0 && text !== '0' ? `+${text}` : text.replace(/^\u22120$/, '0');
}

/** A share from 0 to 1 as "87,4%". */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })
    .format(share)
    .replace('-', MINUS);
}

/** A range: "8–10", or "8" when both ends are the same. */
export function formatRange(from: number, to: number): string {
  return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
}
