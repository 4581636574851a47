/** Area codes in use (Anatel, Plano Geral de Códigos Nacionais). */
const AREAS = new Set(
  [
    '11 12 13 14 15 16 17 18 19',
    '21 22 24 27 28',
    '31 32 33 34 35 37 38',
    '41 42 43 44 45 46 47 48 49',
    '51 53 54 55',
    '61 62 63 64 65 66 67 68 69',
    '71 73 74 75 77 79',
    '81 82 83 84 85 86 87 88 89',
    '91 92 93 94 95 96 97 98 99',
  ].flatMap((region) => region.split(' ')),
);

/**
 * Signs of a written telephone. `+`, or `00` as dialled in Europe, precedes a country code. Phones
 * copy a contact with other dashes, and a page's link begins with `tel:`.
 */
const WRITTEN = /^(?:tel:)?(\(?\s*\+|00)?[\d\s().\p{Pd}]+$/iu;
/** Phones copy direction marks around a number. */
const INVISIBLE = /\p{Cf}/gu;
/** After a trunk prefix 0, with or without the two digits of a carrier: area code and number. */
const NATIONAL = /^(?:0+(?:\d{2})?)?(\d{2}(?:9\d{8}|[2-5]\d{7}))$/;

/** The digits of a telephone, and whether they begin with a country code; null for other texts. */
function digitsOf(text: string): { digits: string; hasCountry: boolean } | null {
  const [written, prefix] = WRITTEN.exec(text.replace(INVISIBLE, '').trim()) ?? [];
  if (written === undefined) return null;
  const dialled = written.replace(/\D/g, '');
  const digits = prefix === '00' ? dialled.slice(2) : dialled;
  return { digits, hasCountry: prefix !== undefined };
}

/**
 * A Brazilian telephone with its area code as `+55` and its digits, as Pix and WhatsApp require;
 * null for anything else. Mobile numbers have nine digits after the area code and begin with 9.
 * Fixed ones have eight and begin with 2 to 5.
 */
export function brazilianPhone(text: string): string | null {
  const { digits = '', hasCountry = false } = digitsOf(text) ?? {};
  if (hasCountry && !digits.startsWith('55')) return null;
  const dialled = digits.replace(/^0+/, '');
  // 55 is an area code too, so that a short number without a country code keeps it.
  const isWhole = hasCountry || (dialled.length > 11 && dialled.startsWith('55'));
  const [, national] = NATIONAL.exec(isWhole ? dialled.slice(2) : digits) ?? [];
  if (national === undefined) return null;
  return AREAS.has(national.slice(0, 2)) ? `+55${national}` : null;
}

/**
 * A number for WhatsApp as `+` and its digits: a Brazilian one, or any other with a country code.
 * Null for anything else. ITU-T E.164 allows 15 digits and no country code with 0.
 */
export function whatsappNumber(text: string): string | null {
  const { digits = '', hasCountry = false } = digitsOf(text) ?? {};
  if (!hasCountry || digits.startsWith('55')) return brazilianPhone(text);
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
}

/** A Brazilian mobile in the form of {@link brazilianPhone}; null for a landline or anything else. */
export function brazilianMobile(text: string): string | null {
  const phone = brazilianPhone(text);
  return phone !== null && /^\+55\d{2}9\d{8}$/.test(phone) ? phone : null;
}

/** "(11) 98765-4321" for a number as `brazilianPhone` gives it; others stay as they are. */
export function shownPhone(phone: string): string {
  const [, area, head, tail] = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(phone) ?? [];
  return area === undefined ? phone : `(${area}) ${head}-${tail}`;
}
