import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';
import type { PrerenderedPage } from '../../../src/app/static/prerender.tsx';
import { type Built, documentOf } from './documents.ts';
import { buildPageScripts } from './page-scripts.ts';

const run = promisify(execFile);

/** Renders the pages in Node from the sources of the app's screens. */
async function renderPages(root: string): Promise<readonly PrerenderedPage[]> {
  const cache = join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  // The folder is inside the project, so that the bundle finds its packages.
  const outDir = await mkdtemp(join(cache, 'prerender-'));
  try {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'error',
      build: { ssr: 'src/app/static/prerender.tsx', outDir, emptyOutDir: false },
    });
    // A separate process, because the process of the build may already have loaded another React.
    const url = pathToFileURL(join(outDir, 'prerender.js')).href;
    const print = `import(${JSON.stringify(url)}).then((pages) => process.stdout.write(JSON.stringify(pages.prerenderedPages())))`;
    const env = { ...process.env, NODE_ENV: 'production' };
    const { stdout } = await run(process.execPath, ['-e', print], { env, maxBuffer: 2 ** 24 });
    return JSON.parse(stdout);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function readBuilt(folder: string): Promise<Omit<Built, 'scripts'>> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  const names = await readdir(join(folder, 'assets'));
  const first = names.filter((name) => name.endsWith('.css') && shell.includes(name));
  const others = names.filter((name) => name.endsWith('.css') && !shell.includes(name)).sort();
  const sheets = [...first, ...others].map((name) =>
    readFile(join(folder, 'assets', name), 'utf8'),
  );
  const order = /<style>([\s\S]*?)<\/style>/.exec(shell)?.[1] ?? '';
  return { shell, css: [order, ...(await Promise.all(sheets))].join('') };
}

/**
 * Writes the landing page and the legal pages as complete documents beside the shell. They are
 * readable without script and need one round trip. Runs after all other files are written.
 * @param seen creates the plugin that collects the scripts' packages
 */
export function prerender(seen: () => Plugin): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'anilha:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const built = await readBuilt(folder);
        const scripts = await buildPageScripts(root, folder, seen);
        for (const page of await renderPages(root)) {
          const path = join(folder, page.file);
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, documentOf(page, { ...built, scripts }));
        }
      },
    },
  };
}
