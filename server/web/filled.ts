import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { operatorName, UNKNOWN_CONTACT } from '#words/account/operator';
import { escaped } from '#words/format/markup';
import type { Deps } from '../core/deps';
import { accepted, type ServedFile, typeOf } from './files';
import { contentPolicy } from './policy';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Values unknown at build time: the address and the operator. */
export type FillSettings = Pick<
  Deps['env'],
  'webUrl' | 'apiUrl' | 'operator' | 'analytics' | 'stripe'
>;

const CONTACT_LINK = '<a href="mailto:%OPERATOR_CONTACT%">%OPERATOR_CONTACT%</a>';

/** Fills the placeholders of the build with the address and the operator. */
export function fill(text: string, settings: FillSettings): string {
  const { webUrl, operator } = settings;
  const { name = null, document = null, contact = null } = operator;
  // The replacements are functions, because `$` in a name would have a meaning in a replacement
  // string.
  return text
    .replaceAll(CONTACT_LINK, () =>
      contact === null
        ? UNKNOWN_CONTACT
        : CONTACT_LINK.replaceAll('%OPERATOR_CONTACT%', () => escaped(contact)),
    )
    .replaceAll('%OPERATOR_NAME%', () => escaped(operatorName({ name, document })))
    .replaceAll('%WEB_URL%', () => escaped(webUrl))
    .replaceAll('%POLICY%', () => policyMark(settings));
}

/**
 * A digest of the policy: with it in the worker's list, devices fetch the shell again after a
 * change.
 */
function policyMark(settings: FillSettings): string {
  return createHash('sha256').update(contentPolicy('', settings)).digest('hex').slice(0, 8);
}

export type FilledFile = {
  /** The text as sent, before compression. */
  text: string;
  /** The file in the best encoding that the browser accepts. */
  read: (accepts?: string) => ServedFile;
};

/** Fills a file once and keeps it in memory, compressed like the build's files. */
export async function fillFile(file: string, settings: FillSettings): Promise<FilledFile> {
  const text = fill(await readFile(file, 'utf8'), settings);
  const source = Buffer.from(text);
  const type = typeOf(file);
  const served = (body: Buffer, encoding?: 'br' | 'gzip'): ServedFile => ({
    body,
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encoding,
  });
  const plain = served(source);
  const br = served(
    await brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    'br',
  );
  const gz = served(await deflate(source, { level: 9 }), 'gzip');
  return {
    text,
    read: (accepts = '') =>
      [br, gz].find(({ encoding = '' }) => accepted(encoding, accepts)) ?? plain,
  };
}
