import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { PrerenderedPage } from '../../../src/prerender.tsx';

type Template = PrerenderedPage['template'];

const ENTRIES: Record<Template, string> = {
  landing: 'src/landing-demo.tsx',
  legal: 'src/static-page.ts',
};

/** Addresses of what a page loads, by the document it goes into. */
export type PageScripts = Record<Template, { script: string; styles: readonly string[] }>;

/**
 * Builds the scripts of the pages apart from the app, one file each, into the same folder: a
 * visitor loads nothing of the app's libraries that a page does not use, and the app's own chunks
 * are cut as if there were no pages.
 */
export async function buildPageScripts(root: string, outDir: string): Promise<PageScripts> {
  const one = async (template: Template) => {
    const outcome = await build({
      root,
      configFile: false,
      mode: 'production',
      logLevel: 'warn',
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: { [template]: join(root, ENTRIES[template]) },
          output: {
            entryFileNames: 'assets/page-[name]-[hash].js',
            assetFileNames: (asset) =>
              asset.names.some((name) => name.endsWith('.css'))
                ? `assets/page-${template}-[hash][extname]`
                : 'assets/[name]-[hash][extname]',
          },
        },
      },
    });
    const files = [outcome].flat().flatMap((part) => ('output' in part ? part.output : []));
    const script = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
    if (script === undefined) throw new Error(`${ENTRIES[template]} was not built.`);
    const styles = files.map((file) => file.fileName).filter((name) => name.endsWith('.css'));
    return { script: `/${script}`, styles: styles.map((name) => `/${name}`) };
  };
  return { landing: await one('landing'), legal: await one('legal') };
}
