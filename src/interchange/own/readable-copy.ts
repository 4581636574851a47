import {
  accountFact,
  accountPart,
  type MissingPart,
  missingPart,
} from '#words/account/account-data';
import { escaped } from '#words/format/markup';

type Fact = string | number | boolean | null;

/** Content of the readable page in a person's download; parts and facts have the server's names. */
export interface ReadableCopy {
  readonly name: string;
  /** Time of the download as text. */
  readonly made: string;
  readonly files: readonly { readonly name: string; readonly what: string }[];
  readonly missing: readonly MissingPart[];
  /** Data that only the server has; null without its answer. */
  readonly parts: Readonly<Record<string, readonly Readonly<Record<string, Fact>>[]>> | null;
  /** Formats an instant (ISO text) in the person's zone. */
  readonly spoken: (instant: string) => string;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const PICTURE = /^data:image\/jpeg;base64,[A-Za-z0-9+/=]+$/;
const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}' +
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}' +
  'dt{color:#555}dd{margin:0;overflow-wrap:anywhere}img{max-width:12rem}';

/** An HTML page that opens in any browser, without network and scripts. */
export function readableCopy(copy: ReadableCopy): string {
  const { name, made, files, missing, parts } = copy;
  return [
    '<!doctype html><html lang="pt-BR"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>Seus dados na Anilha</title><style>${STYLE}</style>`,
    `<h1>Seus dados na Anilha</h1><p>De ${escaped(name)}, em ${escaped(made)}.</p>`,
    '<h2>O que está neste pacote</h2><ul>',
    ...files.map(
      (file) => `<li><strong>${escaped(file.name)}</strong>: ${escaped(file.what)}</li>`,
    ),
    '</ul>',
    ...(missing.length > 0
      ? [
          '<h2>O que falta</h2><ul>',
          ...missing.map((part) => `<li>${escaped(missingPart(part))}</li>`),
          '</ul>',
        ]
      : []),
    ...accountFirst(parts ?? {}).flatMap(([part, rows]) => [
      `<h2>${escaped(accountPart(part))}</h2>`,
      ...(rows.length === 0 ? ['<p>Nada guardado.</p>'] : rows.map((row) => listOf(row, copy))),
    ]),
    '</html>\n',
  ].join('\n');
}

/** Puts the person's own facts first. */
function accountFirst<Rows>({ user, ...rest }: Readonly<Record<string, Rows>>): [string, Rows][] {
  return user === undefined ? Object.entries(rest) : [['user', user], ...Object.entries(rest)];
}

function listOf(row: Readonly<Record<string, Fact>>, { spoken }: ReadableCopy): string {
  const facts = Object.entries(row).map(
    ([name, value]) => `<dt>${escaped(accountFact(name))}</dt><dd>${said(value, spoken)}</dd>`,
  );
  return `<dl>${facts.join('')}</dl>`;
}

function said(value: Fact, spoken: ReadableCopy['spoken']): string {
  if (value === null || value === '') return 'não há';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return String(value);
  if (PICTURE.test(value)) return `<img alt="Foto da conta" src="${value}">`;
  return escaped(INSTANT.test(value) ? spoken(value) : value);
}
