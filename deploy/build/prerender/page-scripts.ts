import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { BUILD_TARGET } from '../oldest-browsers.ts';

const ENTRIES = {
  /** The interactive part of the landing page. */
  demo: 'src/app/static/landing-demo.tsx',
  /** Follows a change of theme while the page is open. */
  look: 'src/app/static/static-page.ts',
} as const;

/** Purpose of a page's script. */
export type PageScript = keyof typeof ENTRIES;

/**
 * Builds the scripts of the pages apart from the app, one file each, into the same folder. So
 * visitors load no library of the app that a page does not use, and the app's chunks do not depend
 * on the pages. Returns the tags that start them, stylesheets first.
 * @param seen creates the plugin that collects their packages
 */
export async function buildPageScripts(
  root: string,
  outDir: string,
  seen: () => Plugin,
): Promise<Record<PageScript, string>> {
  const one = async (name: PageScript) => {
    const outcome = await build({
      root,
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      plugins: [react(), seen()],
      build: {
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        target: BUILD_TARGET,
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: { [name]: join(root, ENTRIES[name]) },
          output: {
            entryFileNames: 'assets/page-[name]-[hash].js',
            chunkFileNames: 'assets/page-[name]-[hash].js',
            assetFileNames: (asset) =>
              asset.names.some((file) => file.endsWith('.css'))
                ? `assets/page-${name}-[hash][extname]`
                : 'assets/[name]-[hash][extname]',
          },
        },
      },
    });
    const files = [outcome].flat().flatMap((part) => ('output' in part ? part.output : []));
    const script = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
    if (script === undefined) throw new Error(`${ENTRIES[name]} was not built.`);
    return [
      ...files
        .map((file) => file.fileName)
        .filter((file) => file.endsWith('.css'))
        .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      `<script type="module" crossorigin src="/${script}"></script>`,
    ].join('');
  };
  return { demo: await one('demo'), look: await one('look') };
}
