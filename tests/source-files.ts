import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** One import of a file: as written, and its target if that is inside the project. */
export interface Import {
  specifier: string;
  /** Path from the root without extension, for relative and alias imports. */
  path?: string;
  /** The names of a static import; `*` for the whole module. */
  names: readonly string[];
}

/** One source file with its path from the root, with '/' on every system. */
export interface SourceFile {
  path: string;
  lines: number;
  imports: Import[];
}

const root = join(import.meta.dirname, '..');
const ALIAS = /^#(domain|words|catalog|protocol)\//;

/** Paths of all files in a top-level folder with one of the extensions. */
export function listFiles(folder: string, extension = /\.(ts|tsx)$/): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extension.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

function resolveInside(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (ALIAS.test(specifier)) return `src/${specifier.slice(1)}`;
  return undefined;
}

/** Every static, type-only, re-exporting and dynamic import of a module. */
export function readImports(path: string, source: string): Import[] {
  const { module, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const named = new Map<string, string[]>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ importName }) => importName.name ?? '*');
    named.set(moduleRequest.value, [...(named.get(moduleRequest.value) ?? []), ...names]);
  }
  const specifiers = [
    ...named.keys(),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports
      .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
      .filter((text) => /^['"]/.test(text))
      .map((text) => text.slice(1, -1)),
  ];
  return [...new Set(specifiers)].map((specifier) => {
    const inside = resolveInside(path, specifier);
    const names = named.get(specifier) ?? [];
    return inside === undefined ? { specifier, names } : { specifier, path: inside, names };
  });
}

/** Reads and parses every TypeScript file of some top-level folders. */
export function readSources(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    listFiles(folder)
      .filter((path) => !path.endsWith('.d.ts'))
      .map((path) => {
        const source = readFileSync(join(root, path), 'utf8');
        const lines = source.trimEnd().split('\n').length;
        return { path, lines, imports: readImports(path, source) };
      }),
  );
}
