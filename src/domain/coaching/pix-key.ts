import { brazilianMobile } from './brazilian-phone';
import { normalCnpj, normalCpf } from './tax-number';

/** Kinds of Pix keys (Banco Central, Manual de Padrões para Iniciação do Pix). */
export const PIX_KINDS = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const;
export type PixKind = (typeof PIX_KINDS)[number];

export interface PixKey {
  readonly kind: PixKind;
  /** In the payment code's form: bare digits, `+55…`, lower-case letters. */
  readonly key: string;
}

/** Maximum length of an e-mail as a key. */
const EMAIL_LENGTH = 77;
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const READERS: Readonly<Record<PixKind, (text: string) => string | null>> = {
  cpf: normalCpf,
  cnpj: normalCnpj,
  phone: brazilianMobile,
  email(text) {
    const key = text.trim().toLowerCase();
    return key.length <= EMAIL_LENGTH && EMAIL.test(key) ? key : null;
  },
  random(text) {
    const key = text.trim().toLowerCase();
    return RANDOM.test(key) ? key : null;
  },
};

/** A key of that kind in the form for payments; null for an invalid text. Only mobiles are keys. */
export function pixKeyOf(kind: PixKind, text: string): PixKey | null {
  const key = READERS[kind](text);
  return key === null ? null : { kind, key };
}
