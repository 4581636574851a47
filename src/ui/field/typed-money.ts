/** As long as R$ 999.999.999,99 with its points. */
const LONGEST = 14;
/** A text that is no amount stays visible up to this length, with its error message. */
const LONGEST_TEXT = 60;

/**
 * One amount, maybe with a label and the name of the currency around it. Any other text beside the
 * figures makes it unclear: "2x 110", "50 a 60", "2 mil".
 */
const ONE_AMOUNT =
  /^(?:[^\d:]*:)?\s*(?:R?\$)?\s*([-\u2212\u2013]?)\s*(?:R\$)?\s*([.,]*\d[\d.,]*)(?:\s*(?:reais|real)\s*)?$/i;

const figure = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });

/**
 * The digits, points and commas of a typed or pasted amount; null for one digit too many. A text
 * that is not one amount stays as it is, so that "50 a 60" does not become 5060.
 */
export function acceptMoney(typed: string, before: string): string | null {
  if (typed.length > LONGEST_TEXT) return null;
  const [, sign = '', amount] = ONE_AMOUNT.exec(typed) ?? [];
  if (amount === undefined) return typed;
  const text = (sign && '-') + amount;
  const oneMore = text.length - before.length === 1;
  return text.length > LONGEST || (oneMore && /,\d{3}$/.test(text)) ? null : text;
}

/**
 * The centavos of a text; null when it is unclear. A comma separates centavos and points group
 * thousands, of which the first does not begin with 0: "0.050" may mean five centavos or fifty
 * reais. A point before the last one or two digits counts as a comma, for keyboards without one.
 * No fractions are used: 0.1 + 0.2 is not 0.3.
 */
export function centavosOf(text: string): number | null {
  const [, whole, cents = ''] =
    /^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d{0,2}))?\s*$/.exec(text) ??
    /^([1-9]\d{0,2}(?:,\d{3})+|\d+)\.(\d{1,2})\s*$/.exec(text) ??
    [];
  if (whole === undefined) return null;
  return Number(whole.replace(/\D/g, '') + cents.padEnd(2, '0'));
}

/** 123456 as 1.234,56, without the sign of the currency. */
export function shownCentavos(centavos: number | null): string {
  return centavos === null ? '' : figure.format(centavos / 100);
}

/** The error message for an amount when the field is left; undefined if it is acceptable. */
export function moneyComplaint(
  text: string,
  { min, max }: { min?: number | undefined; max?: number | undefined },
): string | undefined {
  if (text.trim() === '') return undefined;
  if (/^[-\u2212\u2013]/.test(text)) return 'Escreva o valor sem o sinal de menos';
  const centavos = centavosOf(text);
  if (centavos === null) return 'Escreva o valor como 220,00';
  if (min !== undefined && centavos < min) return `O valor mínimo é R$\u00a0${shownCentavos(min)}`;
  if (max !== undefined && centavos > max) return `O valor máximo é R$\u00a0${shownCentavos(max)}`;
  return undefined;
}
