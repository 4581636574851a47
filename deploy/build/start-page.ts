import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { RECORDS } from './chunks.ts';

/** Modules that lead from the landing to the first set, besides the entry. */
const FIRST_SET = [
  'src/app/later-routes.ts',
  'src/api/send.ts',
  'src/screens/account/start/start.tsx',
  'src/catalog/exercises.ts',
  'src/catalog/programs.ts',
  'src/screens/workouts/workout/workout.tsx',
  'src/live/live-services.tsx',
  ...RECORDS,
];
/** The worker that holds the second copy; opening a new database waits for it. */
const WORKER = /\/mirror\.worker-[^/]*\.js$/;

/** Scripts and styles of some modules, with everything that they import. */
function filesOf(ids: readonly string[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) visit(next);
  };
  for (const id of ids) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`start page: no such module: ${id}`);
    visit(chunk);
  }
  return files;
}

/**
 * Writes start.html: the shell with links to everything that the first set needs. Without them a
 * phone on a slow line discovers these files one after another.
 */
export function startPage(): Plugin {
  let root = '';
  return {
    name: 'anilha:start-page',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const shell = readFileSync(join(dir, 'index.html'), 'utf8');
        const ids = FIRST_SET.map((path) => `${root}/${path}`);
        const workers = Object.keys(bundle).filter((file) => WORKER.test(file));
        const links = [...filesOf(ids, bundle), ...workers]
          .filter((file) => !shell.includes(file))
          .map((file) =>
            file.endsWith('.css')
              ? `<link rel="preload" as="style" crossorigin href="/${file}">`
              : `<link rel="modulepreload" crossorigin href="/${file}">`,
          );
        const page = shell.replace('</head>', () => `${links.join('')}</head>`);
        writeFileSync(join(dir, 'start.html'), page);
      },
    },
  };
}
