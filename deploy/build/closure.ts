import type { Rolldown } from 'vite';

/** The module graph of a bundler. */
export type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Modules with everything that they import, directly or not. Throws if one is missing. */
export function closureOf(starts: readonly string[], modules: Modules): ReadonlySet<string> {
  const absent = starts.find((id) => modules.getModuleInfo(id) === null);
  if (absent !== undefined) throw new Error(`chunks: no such module: ${absent}`);
  const found = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
