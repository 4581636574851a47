import type { PixKey } from '../coaching/pix-key';

/** Maximum lengths of fields. */
const NAME_LENGTH = 25;
const CITY_LENGTH = 15;
const TXID_LENGTH = 25;
const FIELD_LENGTH = 99;
const GUI = 'br.gov.bcb.pix';
/** For payments that need no identifier. */
const NO_TXID = '***';

export interface PixRequest {
  readonly key: PixKey['key'];
  /** Payee and city, as people write them. */
  readonly name: string;
  readonly city: string;
  /** Null lets the payer choose the amount. */
  readonly centavos: number | null;
  /** The payee's identifier of the payment: see {@link txidOf}. */
  readonly txid: string;
  /** Shown to the payer; cut to the room beside the key. */
  readonly description?: string;
}

/**
 * The text of a static Pix QR code, also used for "copia e cola": EMV fields with a length each and
 * a checksum. It needs no provider and no network. Sources: Banco Central do Brasil, Manual de
 * Padrões para Iniciação do Pix, 2020. EMVCo, QR Code Specification for Payment Systems,
 * Merchant-Presented Mode, 2017.
 */
export function brCode({ key, name, city, centavos, txid, description = '' }: PixRequest): string {
  const account = field('00', GUI) + field('01', key);
  const room = Math.max(0, FIELD_LENGTH - account.length - '0200'.length);
  const told = plainWords(description, room);
  const text = [
    field('00', '01'),
    field('26', told === '' ? account : account + field('02', told)),
    field('52', '0000'),
    field('53', '986'),
    centavos === null ? '' : field('54', amountOf(centavos)),
    field('58', 'BR'),
    // The payer's bank shows the name registered with the key, not this one.
    field('59', namedOr(name, NAME_LENGTH, 'Recebedor')),
    field('60', namedOr(city, CITY_LENGTH, 'Brasil')),
    field('62', field('05', txidOf(txid))),
    '6304',
  ].join('');
  return text + checksum(text);
}

/** The identifier of a charge in a bank statement: the letters and digits of its id, at most 25. */
export function txidOf(id: string): string {
  return id.replace(/[^A-Za-z0-9]/g, '').slice(0, TXID_LENGTH) || NO_TXID;
}

/** CRC-16/CCITT-FALSE (polynomial 1021, initial FFFF) of an ASCII text, as four hex digits. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** 123456 as 1234.56. */
function amountOf(centavos: number): string {
  const figures = String(centavos).padStart(3, '0');
  return `${figures.slice(0, -2)}.${figures.slice(-2)}`;
}

/** Latin letters without a decomposition in Unicode, as names are written without them. */
const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ß: 'ss', ẞ: 'SS', Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l' },
    ...{ Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Þ: 'TH', þ: 'th', Ħ: 'H', ħ: 'h', ı: 'i', ȷ: 'j' },
    ...{ Ŧ: 'T', ŧ: 't', Ŋ: 'N', ŋ: 'n', ĸ: 'k', Ə: 'E', ə: 'e', Ɨ: 'I', ɨ: 'i', Ʉ: 'U', ʉ: 'u' },
    ...{ Ɖ: 'D', ɖ: 'd', Ɓ: 'B', ɓ: 'b', Ɗ: 'D', ɗ: 'd', Ƙ: 'K', ƙ: 'k', Ƴ: 'Y', ƴ: 'y' },
  }),
);

/** A required text of a code; the given one for a text without letters and digits. */
function namedOr(text: string, most: number, otherwise: string): string {
  const plain = plainWords(text, most);
  return /[A-Za-z0-9]/.test(plain) ? plain : otherwise;
}

/** A text of unaccented letters, digits and a few signs, cut after a whole word where possible. */
function plainWords(text: string, most: number): string {
  const plain = [...text.normalize('NFKD')]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9 .,/-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (plain.length <= most) return plain;
  return plain
    .slice(0, most + 1)
    .replace(/ [^ ]*$/, '')
    .slice(0, most);
}
