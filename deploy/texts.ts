import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

/**
 * Prints the texts that people read, by screen, to be read aloud. A gap for a value is "…".
 * Arguments name folders; the default is all of the app.
 */
const FOLDERS = ['src/screens', 'src/parts', 'src/training', 'src/ui', 'src/app', 'src/words'];
/** Keys and properties whose texts are read by no one. */
const SILENT = new Set(['className', 'href', 'id', 'key', 'name', 'rel', 'role', 'to', 'type']);
/** A text has a capital or a space, and a word. */
const READABLE = /^(?=.*[a-zà-ÿ]{2})(?=.*(?:[A-ZÀ-Ý]|\S\s+\S))/s;

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const nameOf = (node: unknown): unknown => (isNode(node) ? (node.name ?? node.value) : undefined);

/** The readable texts below a node, in their order in the file. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'ImportDeclaration':
    case 'TSLiteralType':
    case 'ThrowStatement':
      return [];
    case 'JSXAttribute':
      return SILENT.has(String(nameOf(node.name))) ? [] : textsIn(node.value);
    case 'Property':
      return SILENT.has(String(nameOf(node.key))) ? [] : textsIn(node.value);
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'JSXText':
      return [String(node.value)];
    case 'TemplateLiteral': {
      const parts = Array.isArray(node.quasis) ? node.quasis : [];
      const words = parts.map((part) =>
        isNode(part) && isNode(part.value) ? String(part.value.cooked) : '',
      );
      return [words.join('…'), ...textsIn(node.expressions)];
    }
    default:
      return Object.values(node).flatMap(textsIn);
  }
}

const asked = process.argv.slice(2);
const files = (asked.length > 0 ? asked : FOLDERS)
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.tsx?$/.test(path))
  .sort((a, b) => dirname(a).localeCompare(dirname(b)) || a.localeCompare(b));
let shown = '';
for (const file of files) {
  const found = textsIn(parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }).body)
    .map(tidy)
    .filter((text) => READABLE.test(text));
  if (found.length === 0) continue;
  if (dirname(file) !== shown) {
    shown = dirname(file);
    console.info(`\n${shown}`);
  }
  for (const text of new Set(found)) console.info(`  ${text}`);
}
