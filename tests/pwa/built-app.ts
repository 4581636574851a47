import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Changes the entry and every screen, the way any release does, so that the page tells its build. */
function mark(name: string): Plugin {
  return {
    name: 'mark-the-build',
    transform(code, id) {
      const [path = ''] = id.split('?');
      const place = path.endsWith('/src/main.tsx') ? 'build' : 'chunk';
      if (place === 'chunk' && !/\/src\/screens\/.*\.tsx$/.test(path)) return null;
      const value = JSON.stringify(name);
      return `${code}\n;document.documentElement.dataset.${place} = ${value};\n`;
    },
  };
}

/**
 * Builds the app for production with a mark: the page's root element carries the build's name in
 * data-build, and in data-chunk the build of the screen that was loaded last.
 */
export async function buildMarked(name: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), `anilha-build-${name}-`));
  const environment = process.env.NODE_ENV;
  // The test runner's own value would build React for development.
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
      plugins: [mark(name)],
    });
  } finally {
    process.env.NODE_ENV = environment;
  }
  return outDir;
}
