/** Check digit modulo 11 of a weighted sum. */
function checkDigit(values: readonly number[], weights: readonly number[]): number {
  const sum = values.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether the last two characters are the check digits of the others. */
function holds(signs: string, weights: readonly number[]): boolean {
  // Letters of a CNPJ have the value of their ASCII code less 48 (IN RFB 2.229/2024); digits their
  // own.
  const values = [...signs].map((sign) => sign.charCodeAt(0) - 48);
  const body = values.slice(0, -2);
  const first = checkDigit(body, weights.slice(1));
  const second = checkDigit([...body, first], weights);
  return values.at(-2) === first && values.at(-1) === second;
}

/** The eleven digits of a CPF with valid check digits (Receita Federal); null for anything else. */
export function normalCpf(text: string): string | null {
  const signs = text.replace(/[\s.-]/g, '');
  if (!/^\d{11}$/.test(signs) || /^(\d)\1+$/.test(signs)) return null;
  return holds(signs, CPF_WEIGHTS) ? signs : null;
}

/**
 * The fourteen characters of a CNPJ with valid check digits, also with letters (IN RFB 2.229/2024).
 * Null for anything else.
 */
export function normalCnpj(text: string): string | null {
  const signs = text.replace(/[\s./-]/g, '').toUpperCase();
  if (!/^[0-9A-Z]{12}\d{2}$/.test(signs) || /^(.)\1+$/.test(signs)) return null;
  return holds(signs, CNPJ_WEIGHTS) ? signs : null;
}
