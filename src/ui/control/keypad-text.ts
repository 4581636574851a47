export interface KeypadLimits {
  /** Digits before the comma. */
  digits: number;
  /** Digits after it; 0 for whole numbers. */
  decimals: number;
}

/**
 * The typed digits as the keypad shows them: a comma between the parts, no leading zeros. Null if
 * the text cannot begin a number within the limits. Locale parsers are not used: in pt-BR they read
 * 82.5 as 825.
 */
export function acceptTyped(typed: string, { digits, decimals }: KeypadLimits): string | null {
  const parts = /^(\d*)(?:([.,])(\d*))?$/.exec(typed.trim());
  if (!parts) return null;
  const [, whole = '', separator, fraction = ''] = parts;
  const lead = whole.replace(/^0+(?=\d)/, '');
  if (lead.length > digits || fraction.length > decimals) return null;
  if (!separator) return lead;
  return decimals === 0 ? null : `${lead || '0'},${fraction}`;
}
