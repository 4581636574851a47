export const EMAIL_IN_TEXT = /[^\s<>,;:()"']+@[^\s<>,;()"']+/;
/** Brazil's number of a taxpayer, with its title. */
export const CPF_IN_TEXT = /(\bCPF:?\s*)?\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/i;
export const PHONE_IN_TEXT = /\+?\(?\d[\d\s().-]{6,20}\d/;

/** The centavos of an amount such as "R$ 1.250,00" or "150.00"; null if it is unclear or zero. */
export function centavosIn(text: string): number | null {
  const bare = text
    .replace(/\u00A0/g, ' ')
    .replace(/^\s*(R\$|BRL)\s*/i, '')
    .replace(/\s*(reais|(por|\/|ao) ?m[eê]s)?\s*$/i, '')
    .replace(/[,.]-$/, '');
  const [, whole, cents = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(bare) ??
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(bare) ??
    [];
  if (whole === undefined || whole.length > 12) return null;
  const centavos = Number(whole.replace(/\D/g, '') + cents.padEnd(2, '0'));
  return centavos > 0 ? centavos : null;
}

/** Days from the start of Excel's calendar to 1970. */
const EXCEL_EPOCH = 25_569;

/**
 * The day of the month in "10", "dia 10", "10/02/2026", "2026-02-10" or a date as Excel stores it,
 * such as 46063; null without one.
 */
export function dueDayIn(text: string): number | null {
  const bare = text.trim();
  if (/^[345]\d{4}$/.test(bare)) {
    return new Date((Number(bare) - EXCEL_EPOCH) * 86_400_000).getUTCDate();
  }
  const [, day] =
    /^(?:(?:vence |vencimento )?(?:todo )?dia )?(\d{1,2})$/i.exec(bare) ??
    /^(\d{1,2})[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?:[ T].*)?$/.exec(bare) ??
    /^\d{4}-\d{2}-(\d{2})(?:[ T].*)?$/.exec(bare) ??
    [];
  const number = Number(day);
  return number >= 1 && number <= 31 ? number : null;
}
