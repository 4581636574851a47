import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

const DIGITS = 11;
/** A CNPJ has 14 digits. A pasted one gets a message instead of being cut. */
const KEPT = 14;

/**
 * The typed or pasted digits in the form 000.000.000-00. Null for a typed twelfth digit. More
 * pasted digits stay visible, so that nothing is cut in silence.
 */
export function acceptCpf(typed: string, before: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (digits.length > DIGITS) {
    return typed.length - before.length === 1 ? null : digits.slice(0, KEPT);
  }
  return shownCpf(digits);
}

/** Eleven digits, or the first of them, in groups. */
export function shownCpf(digits: string): string {
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter(Boolean);
  const check = digits.slice(9);
  return check ? `${groups.join('.')}-${check}` : groups.join('.');
}

/** The eleven digits of a CPF with valid check digits; null otherwise. */
export function cpfOf(text: string): string | null {
  return isValidCpf(text) ? text.replace(/\D/g, '') : null;
}

/** The error message for a CPF when the field is left; undefined if it is acceptable. */
export function cpfComplaint(text: string): string | undefined {
  const { length } = text.replace(/\D/g, '');
  if (length === 0 || cpfOf(text) !== null) return undefined;
  if (length < DIGITS) return `O CPF tem 11 números; aqui há ${length}`;
  if (length > DIGITS) return `O CPF tem 11 números; aqui há ${length}. Este parece ser um CNPJ`;
  return 'Este CPF não existe. Confira os números';
}
