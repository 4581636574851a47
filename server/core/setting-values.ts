import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

const PORT_HINT = 'deve ser um número de porta entre 0 e 65535';
const URL_HINT = 'deve ser um endereço completo, como http://localhost:3005';

/** A text setting, trimmed. */
export const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback);

/** A port number, 0 for any free port. */
export const port = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.regex(/^\d{1,5}$/, PORT_HINT),
    v.transform(Number),
    v.maxValue(65_535, PORT_HINT),
  );

/** An http or https address, without a trailing slash. */
export const address = v.pipe(
  v.string(),
  v.trim(),
  v.check((url) => isAddress(url, ['http:', 'https:']), URL_HINT),
  v.transform((url) => url.replace(/\/+$/, '')),
);

/** An optional address with one of these schemes. */
export const addressSetting = (schemes: string[], example: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((url) => isAddress(url, schemes), `deve ser um endereço como ${example}`),
    ),
  );

export const commaSeparated = v.transform((list: string) =>
  list.split(',').flatMap((entry) => entry.trim() || []),
);

function isAddress(url: string, schemes: string[]): boolean {
  return URL.canParse(url) && schemes.includes(new URL(url).protocol) && url.includes('://');
}

/** Whether a text is an https origin and nothing more. */
export function isSecureOrigin(entry: string): boolean {
  const named = /^https:\/\/[\w.-]+(:\d+)?$/.test(entry);
  return named && URL.canParse(entry) && new URL(entry).origin === entry;
}

/** Whether a text is an IP address, or a network such as 10.0.0.0/8. */
export function isNetwork(entry: string): boolean {
  const [base = '', bits] = entry.split('/');
  const family = isIP(base);
  if (family === 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(base, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}
